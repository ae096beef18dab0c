import type { Library } from '../support/library.ts'

export const materialWeb: Library = {
  name: 'Material Web',
  from: '@material/web',
  page: 'material-web.js',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['choose in a select', [['select', 'Fruit', 'Banana']], 'fruit', 'banana'],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['choose a radio button', [['check', 'Cash']], 'cash', true],
    ['set a slider', [['set_value', 'Volume', '55']], 'volume', 55],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['change the tab', [['click', 'Prices']], 'tab', 1],
    ['press a chip', [['click', 'Vegan']], 'vegan', true],
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
