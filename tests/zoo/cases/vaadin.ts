import type { Library } from '../support/library.ts'

export const vaadin: Library = {
  name: 'Vaadin',
  from: '@vaadin/combo-box',
  page: 'vaadin.js',
  cases: [
    ['choose in a combobox', [['select', 'Town', 'Oslo']], 'town', 'Oslo'],
    ['choose in a select', [['select', /^Fruit/, 'Banana']], 'fruit', 'banana'],
    [
      'type a date',
      [
        ['type', 'Day', '3/14/2026'],
        ['press_key', 'Day', 'Enter'],
      ],
      'day',
      '2026-03-14',
    ],
  ],
}
