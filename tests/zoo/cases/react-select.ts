import type { Library } from '../support/library.ts'

export const reactSelect: Library = {
  name: 'react-select',
  from: 'react-select',
  page: 'react-select.jsx',
  cases: [
    ['choose', [['select', { name: 'Flavour', kind: 'combobox' }, 'Mint']], 'flavour', 'mint'],
    [
      'choose by two clicks',
      [
        ['click', { name: 'Flavour', kind: 'combobox' }],
        ['click', 'Chocolate'],
      ],
      'flavour',
      'chocolate',
    ],
    [
      'type to find, then Enter',
      [
        ['type', { name: 'Flavour', kind: 'combobox' }, 'Min'],
        ['press_key', { name: 'Flavour', kind: 'combobox' }, 'Enter'],
      ],
      'flavour',
      'mint',
    ],
    ['change what is chosen', [['select', 'Preset', 'Mint']], 'preset', 'mint'],
    [
      'choose several',
      [['select', 'Several', { values: ['Vanilla', 'Mint'] }]],
      'several',
      ['vanilla', 'mint'],
    ],
    ['take one off', [['click', 'Remove Chocolate']], 'chosen', ['vanilla', 'mint']],
    ['choose without a search', [['select', 'Plain', 'Mint']], 'plain', 'mint'],
    ['choose far down', [['select', 'Many', 'Number 90']], 'many', 90],
    [
      'make a new one',
      [
        ['type', 'Label', 'Lemon'],
        ['press_key', 'Label', 'Enter'],
      ],
      'label',
      'Lemon',
    ],
    [
      'ask for what is not offered',
      [['select', 'Plain', 'Coal']],
      'plain',
      null,
      { refused: 'option_not_found' },
    ],
  ],
}
