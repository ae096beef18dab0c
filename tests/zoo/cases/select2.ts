import type { Library } from '../support/library.ts'

export const select2: Library = {
  name: 'Select2',
  from: 'select2',
  page: 'select2.js',
  cases: [
    ['choose', [['select', 'Fruit', 'Banana']], 'fruit', 'b'],
    [
      'choose by two clicks',
      [
        ['click', 'Fruit'],
        ['click', 'Apple'],
      ],
      'fruit',
      'a',
    ],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose without a search', [['select', 'Size', 'Large']], 'size', 'l'],
    [
      'ask for what is not offered',
      [['select', 'Size', 'Huge']],
      'size',
      's',
      { refused: 'option_not_found' },
    ],
  ],
}
