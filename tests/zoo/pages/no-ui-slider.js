import noUiSlider from 'nouislider'
import 'nouislider/dist/nouislider.css'
import { ask, show } from './held.js'

show(
  '<p>Volume</p><div id="volume" style="width:300px"></div><p>Price</p><div id="range" style="width:300px"></div>',
)
const volume = noUiSlider.create(document.querySelector('#volume'), {
  start: 20,
  step: 1,
  range: { min: 0, max: 100 },
  handleAttributes: [{ 'aria-label': 'Volume' }],
})
const range = noUiSlider.create(document.querySelector('#range'), {
  start: [20, 80],
  step: 1,
  range: { min: 0, max: 100 },
  handleAttributes: [{ 'aria-label': 'Least' }, { 'aria-label': 'Most' }],
})
ask('volume', () => Math.round(Number(volume.get())))
ask('range', () => range.get().map(Number))
