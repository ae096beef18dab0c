import type { Library } from '../support/library.ts'

const editor = { name: /^/, kind: 'editor' }

export const tinymce: Library = {
  name: 'TinyMCE',
  from: 'tinymce',
  page: 'tinymce.js',
  cases: [
    ['replace the text', [['type', editor, 'Hello there']], 'html', '<p>Hello there</p>'],
    ['append to it', [['append', editor, ' and more']], 'html', '<p>Old words and more</p>'],
    ['type lines', [['type', editor, 'One\nTwo']], 'html', '<p>One</p><p>Two</p>'],
  ],
}
