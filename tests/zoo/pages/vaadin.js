import '@vaadin/combo-box'
import '@vaadin/date-picker'
import '@vaadin/select'
import { ask, show } from './held.js'

show(
  '<vaadin-combo-box id="town" label="Town"></vaadin-combo-box> <vaadin-select id="fruit" label="Fruit"></vaadin-select> <vaadin-date-picker id="day" label="Day"></vaadin-date-picker>',
)
const the = (id) => document.getElementById(id)
the('town').items = ['Paris', 'Oslo']
the('fruit').items = [
  { label: 'Apple', value: 'apple' },
  { label: 'Banana', value: 'banana' },
]
for (const id of ['town', 'fruit', 'day']) ask(id, () => the(id).value)
