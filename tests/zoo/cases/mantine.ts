import type { Library } from '../support/library.ts'

export const mantine: Library = {
  name: 'Mantine',
  from: '@mantine/core',
  page: 'mantine.jsx',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'Banana'],
    [
      'choose by two clicks',
      [
        ['click', 'Fruit'],
        ['click', 'Cherry'],
      ],
      'fruit',
      'Cherry',
    ],
    ['choose far down', [['select', 'Many', 'Option 120']], 'many', 'Option 120'],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose a suggestion', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    ['type what is not suggested', [['type', 'Town', 'Rome']], 'town', 'Rome'],
    [
      'add a tag',
      [
        ['type', 'Keys', 'one'],
        ['press_key', 'Keys', 'Enter'],
      ],
      'keys',
      ['one'],
    ],
    ['type a number', [['type', 'Amount', '42']], 'amount', 42],
    ['type a colour', [['type', 'Ink', '#ff0000']], 'ink', '#ff0000'],
    [
      'pick a day',
      [
        ['click', 'Day'],
        ['click', '17 March 2026'],
      ],
      'day',
      '2026-03-17',
    ],
    ['set a slider', [['set_value', { name: 'Volume', kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['press a chip', [['check', 'Vegan']], 'chip', true],
    ['rate', [['check', '4']], 'stars', 4],
    ['choose a segment', [['click', 'Grid']], 'view', 'Grid'],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', 'delivery'],
    ['go to a page', [['click', { name: '3', kind: 'button' }]], 'page', 3],
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
      'go on while a list is open',
      [
        ['click', 'Fruit'],
        ['select', 'Town', 'Bern'],
      ],
      'town',
      'Bern',
    ],
  ],
}
