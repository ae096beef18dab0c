import type { Library } from '../support/library.ts'

const editor = { name: /^/, kind: 'editor' }

export const tiptap: Library = {
  name: 'TipTap',
  from: '@tiptap/core',
  page: 'tiptap.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'html', '<p>Hello there</p>'],
    ['append to it', [['append', editor, ' and more']], 'html', '<p>Old words and more</p>'],
    ['clear it', [['clear', editor]], 'html', '<p></p>'],
    ['type lines', [['type', editor, 'One\nTwo']], 'html', '<p>One</p><p>Two</p>'],
    [
      'select words and make them bold',
      [
        ['select_text', editor, 'words'],
        ['click', 'Bold'],
      ],
      'html',
      '<p>Old <strong>words</strong></p>',
    ],
  ],
}
