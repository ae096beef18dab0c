import type { Library } from '../support/library.ts'

export const shoelace: Library = {
  name: 'Shoelace',
  from: '@shoelace-style/shoelace',
  page: 'shoelace.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['set a date', [['set_value', 'Day', '2026-03-14']], 'day', '2026-03-14'],
    ['type a number', [['type', 'Amount', '42']], 'amount', '42'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'banana'],
    [
      'choose by two clicks',
      [
        ['click', 'Fruit'],
        ['click', 'Apple'],
      ],
      'fruit',
      'apple',
    ],
    [
      'ask for what is not offered',
      [['select', 'Fruit', 'Mango']],
      'fruit',
      '',
      { refused: 'option_not_found' },
    ],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['red', 'blue']],
    ['set a slider', [['set_value', 'Volume', '75']], 'volume', 75],
    ['tick a box', [['check', 'Agree']], 'terms', true],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['set_value', 'Rating', '4']], 'stars', 4],
    ['open an accordion', [['click', 'Delivery']], 'more', true],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
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
  ],
}
