import type { Library } from '../support/library.ts'

export const tomSelect: Library = {
  name: 'Tom Select',
  from: 'tom-select',
  page: 'tom-select.js',
  cases: [
    ['choose', [['select', 'Town', 'Oslo']], 'town', 'Oslo'],
    [
      'choose by two clicks',
      [
        ['click', 'Town'],
        ['click', 'Paris'],
      ],
      'town',
      'Paris',
    ],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    [
      'make a new one',
      [
        ['type', 'Keys', 'one'],
        // The list that opens is called so too, and takes no keys.
        ['press_key', { name: 'Keys', kind: 'combobox' }, 'Enter'],
      ],
      'keys',
      'one',
    ],
  ],
}
