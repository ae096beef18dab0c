import type { Library } from '../support/library.ts'

export const airDatepicker: Library = {
  name: 'Air Datepicker',
  from: 'air-datepicker',
  page: 'air-datepicker.js',
  cases: [
    [
      'pick a day',
      [
        ['click', 'Day'],
        ['click', '17'],
      ],
      'day',
      [[2026, 3, 17]],
    ],
  ],
}
