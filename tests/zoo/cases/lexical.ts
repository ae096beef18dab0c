import type { Library } from '../support/library.ts'

export const lexical: Library = {
  name: 'Lexical',
  from: 'lexical',
  page: 'lexical.js',
  cases: [
    ['replace the text', [['type', 'Letter', 'Hello there']], 'lines', ['Hello there']],
    ['append to it', [['append', 'Letter', ' and more']], 'lines', ['Old words and more']],
    ['clear it', [['clear', 'Letter']], 'lines', ['']],
    ['type lines', [['type', 'Letter', 'One\nTwo']], 'lines', ['One', 'Two']],
  ],
}
