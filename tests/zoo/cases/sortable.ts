import type { Library } from '../support/library.ts'

export const sortable: Library = {
  name: 'SortableJS',
  from: 'sortablejs',
  page: 'sortable.js',
  cases: [
    ['down, after another', [['drag', 'Alpha', { to: 'Gamma', side: 'after' }]], 'order', 'BGADE'],
    ['down, before another', [['drag', 'Alpha', { to: 'Delta', side: 'before' }]], 'order', 'BGADE'],
    ['up, before another', [['drag', 'Delta', { to: 'Alpha', side: 'before' }]], 'order', 'DABGE'],
    ['up, after another', [['drag', 'Epsilon', { to: 'Alpha', side: 'after' }]], 'order', 'AEBGD'],
    ['to the other list', [['drag', 'Beta', { to: 'Omega', side: 'after' }]], 'done', 'OB'],
    ['into an empty list', [['drag', 'Beta', { to: 'Bin' }]], 'bin', 'B'],
  ],
}
