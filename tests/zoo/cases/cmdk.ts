import type { Library } from '../support/library.ts'

export const cmdk: Library = {
  name: 'cmdk',
  from: 'cmdk',
  page: 'cmdk.jsx',
  cases: [
    [
      'find and choose',
      [
        ['type', /Search|Commands/, 'sett'],
        ['click', 'Settings'],
      ],
      'chosen',
      'settings',
    ],
    [
      'find and press Enter',
      [
        ['type', /Search|Commands/, 'cal'],
        ['press_key', /Search|Commands/, 'Enter'],
      ],
      'chosen',
      'calendar',
    ],
  ],
}
