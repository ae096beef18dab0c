import type { Library } from '../support/library.ts'

export const antd: Library = {
  name: 'Ant Design',
  from: 'antd',
  page: 'antd.jsx',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'banana'],
    [
      'choose by two clicks',
      [
        ['click', 'Fruit'],
        ['click', 'Cherry'],
      ],
      'fruit',
      'cherry',
    ],
    [
      'ask for what is not offered',
      [['select', 'Fruit', 'Mango']],
      'fruit',
      null,
      { refused: 'option_not_found' },
    ],
    ['choose far down a virtual list', [['select', 'Many', 'Option 150']], 'many', 150],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['red', 'blue']],
    ['choose a suggestion', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    ['type a number', [['type', 'Amount', '42']], 'amount', 42],
    ['set a slider', [['set_value', 'Volume', '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Air']], 'air', true],
    [
      'type a date',
      [
        ['type', 'Day', '2026-03-14'],
        ['press_key', 'Day', 'Enter'],
      ],
      'day',
      '2026-03-14',
    ],
    [
      'type a time',
      [
        ['type', 'Hour', '09:30:00'],
        ['press_key', 'Hour', 'Enter'],
      ],
      'hour',
      '09:30:00',
    ],
    [
      'go down a cascade',
      [
        ['click', 'Place'],
        ['click', /^Austria/],
        ['click', 'Vienna'],
      ],
      'place',
      ['at', 'vie'],
    ],
    [
      'choose in a tree',
      [
        ['click', 'Team'],
        ['click', 'Operations'],
      ],
      'team',
      'ops',
    ],
    ['rate', [['click', { name: /star/, nth: 3 }]], 'stars', 4],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['choose a segment', [['click', 'Grid']], 'view', 'Grid'],
    ['change the tab', [['click', { name: 'Prices', kind: 'tab' }]], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', ['delivery']],
    ['go to a page', [['click', '3']], 'page', 3],
    ['pick for a transfer', [['check', 'Bob']], 'picked', ['bob']],
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
    [
      'confirm a question',
      [
        ['click', 'Archive'],
        ['click', 'Yes, archive'],
      ],
      'archived',
      true,
    ],
  ],
}
