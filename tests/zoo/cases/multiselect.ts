import type { Library } from '../support/library.ts'

export const multiselect: Library = {
  name: 'Vueform Multiselect',
  from: '@vueform/multiselect',
  page: 'multiselect.js',
  cases: [
    ['choose', [['select', /Fruit/, 'Banana']], 'fruit', 'Banana'],
    ['choose several', [['select', /Tags/, { values: ['Red', 'Blue'] }]], 'tags', ['Red', 'Blue']],
    ['choose tags', [['select', /Keys/, { values: ['One', 'Two'] }]], 'keys', ['One', 'Two']],
  ],
}
