import type { Library } from '../support/library.ts'

export const quasar: Library = {
  name: 'Quasar',
  from: 'quasar',
  page: 'quasar.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'Banana'],
    [
      'choose by two clicks',
      [
        ['click', 'Fruit'],
        ['click', 'Apple'],
      ],
      'fruit',
      'Apple',
    ],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose with a search', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    ['set a slider', [['set_value', { name: /Volume|^$/, kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Air']], 'air', true],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['click', 'Star 4']], 'stars', 4],
    ['press a toggle', [['click', 'Large']], 'size', 'l'],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', /Delivery/]], 'open', true],
    ['go to a page', [['click', '3']], 'page', 3],
    [
      'choose in a menu',
      [
        ['click', /Account/],
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
