import type { Library } from '../support/library.ts'

export const tabulator: Library = {
  name: 'Tabulator',
  from: 'tabulator-tables',
  page: 'tabulator.js',
  cases: [
    ['sort by a column', [['click', 'Age']], 'first', 'Cid'],
    [
      'write into a cell',
      [
        ['click', 'Ann'],
        ['type', { name: /^/, kind: 'textbox' }, 'Anna'],
      ],
      'names',
      ['Anna', 'Bob', 'Cid'],
    ],
    ['go to the next page', [['click', 'Next Page']], 'page', 2],
  ],
}
