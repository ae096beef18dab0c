import * as monaco from 'monaco-editor/editor/editor.api'
import { ask, show } from './held.js'

window.MonacoEnvironment = {
  getWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
}
show('<div id="editor" style="height:200px;width:600px"></div>')
const editor = monaco.editor.create(document.querySelector('#editor'), {
  value: 'old words\nline two',
  language: 'plaintext',
  minimap: { enabled: false },
})
ask('text', () => editor.getValue())
