import type { Library } from '../support/library.ts'

export const radix: Library = {
  name: 'Radix',
  from: 'radix-ui',
  page: 'radix.jsx',
  cases: [
    ['choose in a select', [['select', 'Size', 'Large']], 'size', 'Large'],
    ['set a slider', [['set_value', 'Volume', '55']], 'volume', 55],
    ['drag a slider', [['drag', 'Volume', { at: { x: 0.7, y: 0.5 } }]], 'volume', 70],
    ['tick a box', [['check', 'Terms']], 'terms', true],
    ['turn a switch on', [['check', 'Airplane']], 'air', true],
    ['choose a radio button', [['check', 'Cash']], 'pay', 'cash'],
    [
      'press two toggles',
      [
        ['click', 'Bold'],
        ['click', 'Italic'],
      ],
      'style',
      ['bold', 'italic'],
    ],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['open an accordion', [['click', 'Delivery']], 'part', 'delivery'],
    [
      'tick in a menu',
      [
        ['click', 'Account'],
        ['click', 'Newsletter'],
      ],
      'news',
      true,
    ],
    [
      'choose in a menu of a menu',
      [
        ['click', 'Account'],
        ['click', 'More'],
        ['click', 'Log out'],
      ],
      'menu',
      'logout',
    ],
    [
      'type in a popover',
      [
        ['click', 'Filter'],
        ['type', 'Word', 'tea'],
      ],
      'word',
      'tea',
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
