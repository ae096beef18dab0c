import type { Library } from '../support/library.ts'

export const mui: Library = {
  name: 'MUI',
  from: '@mui/material',
  page: 'mui.jsx',
  cases: [
    ['choose in a select', [['select', 'Age', 'Twenty']], 'age', 20],
    [
      'choose by two clicks',
      [
        ['click', 'Age'],
        ['click', 'Thirty'],
      ],
      'age',
      30,
    ],
    [
      'ask for what is not offered',
      [['select', 'Age', 'Ninety']],
      'age',
      '',
      { refused: 'option_not_found' },
    ],
    ['choose several', [['select', 'Names', { values: ['Ann', 'Cid'] }]], 'names', ['Ann', 'Cid']],
    ['choose in an autocomplete', [['select', 'Movie', 'Heat']], 'film', 'Heat'],
    [
      'choose several in an autocomplete',
      [['select', 'Colours', { values: ['Red', 'Blue'] }]],
      'colours',
      ['Red', 'Blue'],
    ],
    ['type a name', [['type', 'Full name', 'Ada Lovelace']], 'name', 'Ada Lovelace'],
    [
      'append to it',
      [
        ['type', 'Full name', 'Ada'],
        ['append', 'Full name', ' L.'],
      ],
      'name',
      'Ada L.',
    ],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['set a date', [['set_value', 'Day', '2026-03-14']], 'day', '2026-03-14'],
    ['set a time', [['set_value', 'Hour', '09:30']], 'hour', '09:30'],
    ['choose in a native select', [['select', 'Level', 'Two']], 'level', '2'],
    ['set a slider', [['set_value', 'Volume', '55']], 'volume', 55],
    ['drag a slider', [['drag', 'Volume', { at: { x: 0.75, y: 0.5 } }]], 'volume', 75],
    ['turn a switch on', [['check', 'Loud']], 'loud', true],
    ['take a tick off', [['uncheck', 'Terms']], 'terms', false],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['click', '4 Stars']], 'stars', 4],
    ['go to a page', [['click', 'Go to page 3']], 'page', 3],
    [
      'choose in a menu',
      [
        ['click', 'Account'],
        ['click', 'Log out'],
      ],
      'menu',
      'logout',
    ],
    [
      'confirm a dialog',
      [
        ['click', 'Delete file'],
        ['click', 'Delete it'],
      ],
      'deleted',
      true,
    ],
    ['change the tab', [['click', 'Prices']], 'tab', 1],
    ['press a toggle', [['click', 'Large']], 'size', 'l'],
    ['open an accordion', [['click', 'Delivery']], 'accordion', true],
  ],
}
