import type { Library } from '../support/library.ts'

export const reactDates: Library = {
  name: 'react-datepicker, react-day-picker',
  from: 'react-datepicker',
  page: 'react-dates.jsx',
  cases: [
    ['type a date', [['type', 'Day', '2026-03-14']], 'day', [2026, 3, 14]],
    [
      'pick a day',
      [
        ['click', 'Day'],
        ['click', /^Choose .*March 17th, 2026/],
      ],
      'day',
      [2026, 3, 17],
    ],
    ['pick in a calendar', [['click', /^\w+, March 17th, 2026/]], 'picked', [2026, 3, 17]],
    [
      'go to the next month',
      [
        ['click', 'Go to the Next Month'],
        ['click', /April 9th, 2026/],
      ],
      'picked',
      [2026, 4, 9],
    ],
  ],
}
