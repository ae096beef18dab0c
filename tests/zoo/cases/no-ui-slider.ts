import type { Library } from '../support/library.ts'

export const noUiSlider: Library = {
  name: 'noUiSlider',
  from: 'nouislider',
  page: 'no-ui-slider.js',
  cases: [
    ['set it', [['set_value', 'Volume', '55']], 'volume', 55],
    ['drag it by', [['drag', 'Volume', { by: { x: 90, y: 0 } }]], 'volume', 50],
    ['drag it to', [['drag', 'Volume', { at: { x: 0.8, y: 0.5 } }]], 'volume', 80],
    ['set the upper end of a range', [['set_value', 'Most', '70']], 'range', [20, 70]],
  ],
}
