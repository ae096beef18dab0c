import type { Library } from '../support/library.ts'

export const helloPangea: Library = {
  name: 'hello-pangea/dnd',
  from: '@hello-pangea/dnd',
  page: 'hello-pangea.jsx',
  cases: [
    ['down, after another', [['drag', 'Alpha', { to: 'Gamma', side: 'after' }]], 'todo', 'BGAD'],
    ['down, onto another', [['drag', 'Alpha', { to: 'Gamma' }]], 'todo', 'BGAD'],
    ['down, before another', [['drag', 'Alpha', { to: 'Delta', side: 'before' }]], 'todo', 'BGAD'],
    ['up, before another', [['drag', 'Delta', { to: 'Alpha', side: 'before' }]], 'todo', 'DABG'],
    ['up, after another', [['drag', 'Delta', { to: 'Alpha', side: 'after' }]], 'todo', 'ADBG'],
    ['to the other list', [['drag', 'Beta', { to: 'Omega', side: 'after' }]], 'done', 'OB'],
  ],
}
