import { basicSetup, EditorView } from 'codemirror'
import { ask, show } from './held.js'

show('<div id="editor"></div>')
const editor = new EditorView({
  doc: 'old words\nline two',
  extensions: [basicSetup],
  parent: document.querySelector('#editor'),
})
ask('text', () => editor.state.doc.toString())
