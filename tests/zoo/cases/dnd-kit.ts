import type { Library } from '../support/library.ts'

export const dndKit: Library = {
  name: 'dnd-kit',
  from: '@dnd-kit/core',
  page: 'dnd-kit.jsx',
  cases: [
    ['down, after another', [['drag', 'Alpha', { to: 'Gamma', side: 'after' }]], 'order', 'BGADE'],
    ['down, before another', [['drag', 'Alpha', { to: 'Delta', side: 'before' }]], 'order', 'BGADE'],
    ['up, before another', [['drag', 'Delta', { to: 'Alpha', side: 'before' }]], 'order', 'DABGE'],
    ['up, after another', [['drag', 'Epsilon', { to: 'Alpha', side: 'after' }]], 'order', 'AEBGD'],
  ],
}
