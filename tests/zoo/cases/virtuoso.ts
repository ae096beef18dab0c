import type { Library } from '../support/library.ts'

export const virtuoso: Library = {
  name: 'react-virtuoso',
  from: 'react-virtuoso',
  page: 'virtuoso.jsx',
  cases: [
    [
      'find a row far down and press its button',
      [
        ['find', undefined, 'Row 180'],
        ['click', 'Open row 180'],
      ],
      'opened',
      180,
    ],
    ['press a button in view', [['click', 'Open row 3']], 'opened', 3],
  ],
}
