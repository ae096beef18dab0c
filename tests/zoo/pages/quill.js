import Quill from 'quill'
import 'quill/dist/quill.snow.css'
import { ask, show } from './held.js'

show('<p>Letter</p><div id="editor" style="height:120px"><p>Old words</p></div>')
const editor = new Quill('#editor', {
  theme: 'snow',
  modules: { toolbar: ['bold', 'italic', { list: 'bullet' }] },
})
ask('text', () => editor.getText())
ask('bold', () =>
  editor
    .getContents()
    .ops.filter(({ attributes }) => attributes?.bold)
    .map(({ insert }) => insert),
)
