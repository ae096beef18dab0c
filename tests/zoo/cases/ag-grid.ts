import type { Library } from '../support/library.ts'

export const agGrid: Library = {
  name: 'AG Grid',
  from: 'ag-grid-community',
  page: 'ag-grid.js',
  cases: [
    ['select a row', [['check', { name: /select/i, kind: 'checkbox', nth: 2 }]], 'selected', ['Bob']],
    ['sort by a column', [['click', 'Age']], 'first', 'Cid'],
    [
      'write into a cell',
      [
        ['double_click', 'Ann'],
        ['type', { name: /^/, kind: 'textbox' }, 'Anna'],
        ['press_key', { name: /^/, kind: 'textbox' }, 'Enter'],
      ],
      'names',
      ['Anna', 'Bob', 'Cid'],
    ],
  ],
}
