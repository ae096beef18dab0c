import type { Library } from '../support/library.ts'

export const sonner: Library = {
  name: 'sonner',
  from: 'sonner',
  page: 'sonner.jsx',
  cases: [
    [
      'press what a toast offers',
      [
        ['click', 'Delete'],
        ['click', 'Undo'],
      ],
      'undone',
      true,
    ],
  ],
}
