import type { Library } from '../support/library.ts'

export const reactAria: Library = {
  name: 'React Aria',
  from: 'react-aria-components',
  page: 'react-aria.jsx',
  cases: [
    ['type a name', [['type', 'Name', 'Ada']], 'name', 'Ada'],
    ['choose in a select', [['select', /Animal/, 'Dog']], 'animal', 'dog'],
    ['choose in a combobox', [['select', { name: 'Town', kind: 'combobox' }, 'Oslo']], 'town', 'oslo'],
    [
      'choose two in a list',
      [
        ['click', 'Ham'],
        ['click', 'Corn'],
      ],
      'toppings',
      ['ham', 'corn'],
    ],
    ['set a slider', [['set_value', 'Opacity', '55']], 'opacity', 55],
    ['type a number', [['type', 'Width', '42']], 'width', 42],
    ['press the plus', [['click', /Increase/]], 'width', 2],
    ['set a part of a date', [['set_value', /^day/, '17']], 'day', '2026-01-17'],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['turn a switch on', [['check', 'Wifi']], 'wifi', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
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
