import type { Library } from '../support/library.ts'

export const vuetify: Library = {
  name: 'Vuetify',
  from: 'vuetify',
  page: 'vuetify.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['type lines', [['type', 'Note', 'One\nTwo']], 'note', 'One\nTwo'],
    ['choose in a select', [['select', 'State', 'Utah']], 'state', 'Utah'],
    ['choose several', [['select', 'Tags', { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose in an autocomplete', [['select', 'Town', 'Bern']], 'town', 'Bern'],
    [
      'add a chip',
      [
        ['type', 'Keys', 'one'],
        ['press_key', 'Keys', 'Enter'],
      ],
      'keys',
      ['one'],
    ],
    ['set a slider', [['set_value', { name: 'Volume', kind: 'slider' }, '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    ['rate', [['click', 'Rating 4 of 5']], 'stars', 4],
    ['press a toggle', [['click', 'Large']], 'size', 'l'],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', 'delivery'],
    ['go to a page', [['click', 'Go to page 5']], 'page', 5],
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
