import type { Library } from '../support/library.ts'

export const primevue: Library = {
  name: 'PrimeVue',
  from: 'primevue',
  page: 'primevue.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'Banana'],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['type a number', [['type', 'Amount', '42']], 'amount', 42],
    ['choose a suggestion', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    ['type a date', [['type', 'Day', '2026-03-14']], 'date', [2026, 3, 14]],
    ['set a slider', [['set_value', { name: 'Volume', kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Air']], 'air', true],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['check', '4 stars']], 'stars', 4],
    ['choose in a list', [['click', 'Oslo']], 'city', 'Oslo'],
    ['press a toggle', [['click', 'Large']], 'size', 'Large'],
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
