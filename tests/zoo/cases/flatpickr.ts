import type { Library } from '../support/library.ts'

export const flatpickr: Library = {
  name: 'flatpickr',
  from: 'flatpickr',
  page: 'flatpickr.js',
  cases: [
    ['type a date', [['type', 'Day', '2026-03-14']], 'day', ['2026-03-14']],
    [
      'pick a day',
      [
        ['click', 'Start'],
        ['click', 'March 17, 2026'],
      ],
      'plain',
      ['2026-03-17'],
    ],
    [
      'type where only a pick is taken',
      [['type', 'Start', '2026-03-14']],
      'plain',
      ['2026-03-05'],
      { refused: 'disabled' },
    ],
    [
      'pick two days',
      [
        ['click', 'Stay'],
        ['click', 'March 10, 2026'],
        ['click', 'March 12, 2026'],
      ],
      'range',
      ['2026-03-10', '2026-03-12'],
    ],
    ['type a time', [['type', 'Hour', '09:30']], 'hour', ['09:30']],
  ],
}
