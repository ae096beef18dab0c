import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { ask, show } from './held.js'

show('<button id="bold">Bold</button><div id="editor"></div>')
const editor = new Editor({
  element: document.querySelector('#editor'),
  extensions: [StarterKit],
  content: '<p>Old words</p>',
})
document.querySelector('#bold').addEventListener('click', () => editor.chain().focus().toggleBold().run())
ask('html', () => editor.getHTML())
