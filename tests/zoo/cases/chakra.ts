import type { Library } from '../support/library.ts'

export const chakra: Library = {
  name: 'Chakra UI',
  from: '@chakra-ui/react',
  page: 'chakra.jsx',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', { name: /^Fruit/, kind: 'combobox' }, 'Banana']], 'fruit', 'banana'],
    [
      'choose several',
      [['select', { name: /^Basket/, kind: 'combobox' }, { values: ['Apple', 'Cherry'] }]],
      'fruits',
      ['apple', 'cherry'],
    ],
    ['choose in a native select', [['select', 'Level', 'Two']], 'level', '2'],
    ['type a number', [['type', 'Amount', '42']], 'amount', '42'],
    ['set a slider', [['set_value', { name: 'Volume', kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['click', '4 stars']], 'stars', 4],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', ['delivery']],
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
