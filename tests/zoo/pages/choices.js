import Choices from 'choices.js'
import 'choices.js/public/assets/styles/choices.css'
import { ask, show } from './held.js'

show(`<div style="width:300px"><label for="sort">Sort</label> <select id="sort"><option value="1">First</option><option value="2">Second</option></select>
<label for="tags">Tags</label> <select id="tags" multiple><option>Red</option><option>Green</option><option>Blue</option></select></div>`)
const sort = new Choices('#sort', { shouldSort: false })
const tags = new Choices('#tags', { removeItemButton: true })
ask('sort', () => sort.getValue(true))
ask('tags', () => tags.getValue(true))
