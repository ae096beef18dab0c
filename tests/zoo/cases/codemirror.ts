import type { Library } from '../support/library.ts'

const editor = { name: /^/, kind: 'editor' }

export const codemirror: Library = {
  name: 'CodeMirror 6',
  from: 'codemirror',
  page: 'codemirror.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'text', 'Hello there'],
    ['append to it', [['append', editor, ' and more']], 'text', 'old words\nline two and more'],
    ['type lines', [['type', editor, 'One\nTwo']], 'text', 'One\nTwo'],
  ],
}
