import type { Library } from '../support/library.ts'

export const headlessUi: Library = {
  name: 'Headless UI',
  from: '@headlessui/react',
  page: 'headless-ui.jsx',
  cases: [
    ['choose in a listbox', [['select', /^Person/, 'Cid']], 'person', 'Cid'],
    ['choose several', [['select', /^Guests/, { values: ['Ann', 'Cid'] }]], 'several', ['Ann', 'Cid']],
    ['choose in a combobox', [['select', 'Search person', 'Bob']], 'found', 'Bob'],
    ['turn a switch on', [['check', 'Wifi']], 'wifi', true],
    ['choose a radio button', [['check', 'Business']], 'plan', 'Business'],
    ['open a disclosure', [['click', 'Delivery']], 'panel', true],
    ['change the tab', [['click', 'Prices']], 'tab', 1],
    [
      'choose in a menu',
      [
        ['click', 'Account'],
        ['click', 'Log out'],
      ],
      'menu',
      'logout',
    ],
  ],
}
