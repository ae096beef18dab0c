import type { Library } from '../support/library.ts'

const editor = { name: /^/, kind: 'editor' }

export const ckeditor: Library = {
  name: 'CKEditor 5',
  from: 'ckeditor5',
  page: 'ckeditor.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'html', '<p>Hello there</p>'],
    ['append to it', [['append', editor, ' and more']], 'html', '<p>Old words and more</p>'],
    ['clear it', [['clear', editor]], 'html', ''],
    ['type lines', [['type', editor, 'One\nTwo']], 'html', '<p>One</p><p>Two</p>'],
    [
      'click first, then type',
      [
        ['click', editor],
        ['type', editor, 'Hello'],
      ],
      'html',
      '<p>Hello</p>',
    ],
    [
      'make a list',
      [
        ['type', editor, 'Tea'],
        ['click', /Bulleted List/],
      ],
      'html',
      '<ul><li>Tea</li></ul>',
    ],
  ],
}
