import TomSelect from 'tom-select'
import 'tom-select/dist/css/tom-select.css'
import { ask, show } from './held.js'

show(`<div style="width:300px"><label for="town">Town</label> <select id="town"><option value=""></option><option>Paris</option><option>Oslo</option></select>
<label for="tags">Tags</label> <select id="tags" multiple><option>Red</option><option>Green</option><option>Blue</option></select>
<label for="keys">Keys</label> <input id="keys"></div>`)
for (const [id, options] of [
  ['town', {}],
  ['tags', {}],
  ['keys', { create: true, persist: false }],
]) {
  const control = new TomSelect(`#${id}`, options)
  ask(id, () => control.getValue())
}
