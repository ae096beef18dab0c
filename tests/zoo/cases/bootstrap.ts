import type { Library } from '../support/library.ts'

export const bootstrap: Library = {
  name: 'Bootstrap',
  from: 'bootstrap',
  page: 'bootstrap.js',
  cases: [
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
    ['open an accordion', [['click', 'Delivery']], 'part', true],
    ['change the tab', [['click', 'Prices']], 'tab', 'two'],
    ['turn a switch on', [['check', 'Dark']], 'dark', true],
    ['set a slider', [['set_value', 'Volume', '75']], 'volume', '75'],
    [
      'open a drawer and type there',
      [
        ['click', 'Filter'],
        ['type', 'Word', 'tea'],
      ],
      'word',
      'tea',
    ],
    ['go to the next picture', [['click', 'Next']], 'slide', 1],
  ],
}
