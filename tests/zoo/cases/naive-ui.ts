import type { Library } from '../support/library.ts'

export const naiveUi: Library = {
  name: 'Naive UI',
  from: 'naive-ui',
  page: 'naive-ui.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'banana'],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['red', 'blue']],
    ['type a number', [['type', 'Amount', '42']], 'amount', 42],
    ['choose a suggestion', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    ['set a slider', [['set_value', { name: 'Volume', kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Air']], 'air', true],
    ['type a date', [['type', 'Day', '2026-03-14']], 'day', '2026-03-14'],
    [
      'go down a cascade',
      [
        ['click', 'Place'],
        // Beside its box to tick; the arrow in it is called “loading”.
        ['click', { name: /^Austria/, kind: 'clickable' }],
        ['click', 'Vienna'],
      ],
      'place',
      'vie',
    ],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', ['delivery']],
    ['go to a page', [['click', '3']], 'page', 3],
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
