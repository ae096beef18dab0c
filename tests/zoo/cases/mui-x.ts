import type { Library } from '../support/library.ts'

export const muiX: Library = {
  name: 'MUI X',
  from: '@mui/x-date-pickers',
  page: 'mui-x.jsx',
  cases: [
    ['set a part of a date', [['set_value', 'Day', '17']], 'day', '2026-01-17'],
    [
      'pick a day',
      [
        ['click', /^Choose date/],
        ['click', '21'],
      ],
      'day',
      '2026-01-21',
    ],
    ['select a row of a grid', [['check', { name: /Select row/, kind: 'checkbox', nth: 1 }]], 'rows', [2]],
    ['sort a grid', [['click', 'Age']], 'sort', 'asc'],
    ['go to the next page', [['click', 'Go to next page']], 'page', 1],
  ],
}
