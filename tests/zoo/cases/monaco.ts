import type { Library } from '../support/library.ts'

const editor = { name: /Editor content/, kind: 'textbox' }

export const monaco: Library = {
  name: 'Monaco',
  from: 'monaco-editor',
  page: 'monaco.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'text', 'Hello there'],
    ['append to it', [['append', editor, ' and more']], 'text', 'old words\nline two and more'],
  ],
}
