import type { Library } from '../support/library.ts'

export const choices: Library = {
  name: 'Choices.js',
  from: 'choices.js',
  page: 'choices.js',
  cases: [
    ['choose', [['select', { name: /^Sort/, kind: 'combobox' }, 'Second']], 'sort', '2'],
    [
      'choose by two clicks',
      [
        ['click', { name: /^Sort/, kind: 'combobox' }],
        ['click', 'Second'],
      ],
      'sort',
      '2',
    ],
    [
      'choose several',
      [['select', { name: /Tags/, kind: 'combobox' }, { values: ['Red', 'Blue'] }]],
      'tags',
      ['Red', 'Blue'],
    ],
  ],
}
