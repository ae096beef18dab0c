import { Bold, ClassicEditor, Essentials, Heading, List, Paragraph } from 'ckeditor5'
import 'ckeditor5/ckeditor5.css'
import { ask, show, whenReady } from './held.js'

show('<div id="editor"><p>Old words</p></div>')
whenReady(
  ClassicEditor.create(document.querySelector('#editor'), {
    licenseKey: 'GPL',
    plugins: [Essentials, Paragraph, Bold, Heading, List],
    toolbar: ['bold', 'heading', 'bulletedList'],
  }).then((editor) => ask('html', () => editor.getData().replace(/ data-list-item-id="\w+"/g, ''))),
)
