import { registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import { ask, show } from './held.js'

show('<div id="editor" contenteditable aria-label="Letter" style="border:1px solid;padding:8px"></div>')
const editor = createEditor({ namespace: 'zoo', onError: console.error })
editor.setRootElement(document.querySelector('#editor'))
registerRichText(editor)
editor.update(() => {
  $getRoot()
    .clear()
    .append($createParagraphNode().append($createTextNode('Old words')))
})
ask('lines', () => editor.getEditorState().read(() => $getRoot().getTextContent().split(/\n+/)))
