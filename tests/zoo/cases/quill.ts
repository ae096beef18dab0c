import type { Library } from '../support/library.ts'

const editor = { name: /^/, kind: 'editor' }

export const quill: Library = {
  name: 'Quill',
  from: 'quill',
  page: 'quill.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'text', 'Hello there\n'],
    ['append to it', [['append', editor, ' and more']], 'text', 'Old words and more\n'],
    ['clear it', [['clear', editor]], 'text', '\n'],
    ['type lines', [['type', editor, 'One\nTwo']], 'text', 'One\nTwo\n'],
    [
      'select words and make them bold',
      [
        ['select_text', editor, 'words'],
        ['click', /bold/i],
      ],
      'bold',
      ['words'],
    ],
  ],
}
