import tinymce from 'tinymce'
import 'tinymce/icons/default'
import 'tinymce/models/dom'
import 'tinymce/skins/content/default/content.js'
import 'tinymce/skins/ui/oxide/content.js'
import 'tinymce/skins/ui/oxide/skin.js'
import 'tinymce/themes/silver'
import { ask, show, whenReady } from './held.js'

show('<textarea id="editor">&lt;p&gt;Old words&lt;/p&gt;</textarea>')
whenReady(
  tinymce
    .init({
      selector: '#editor',
      license_key: 'gpl',
      skin_url: 'default',
      content_css: 'default',
      menubar: false,
      toolbar: 'bold italic',
    })
    .then(([editor]) => ask('html', () => editor.getContent().replaceAll('\n', ''))),
)
