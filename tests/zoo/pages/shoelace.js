import '@shoelace-style/shoelace'
import '@shoelace-style/shoelace/dist/themes/light.css'
import { ask, held, show } from './held.js'

show(`<div style="display:grid;gap:12px;width:320px">
<sl-input id="name" label="Name"></sl-input><sl-textarea id="note" label="Note"></sl-textarea>
<sl-input id="day" label="Day" type="date"></sl-input><sl-input id="amount" label="Amount" type="number"></sl-input>
<sl-select id="fruit" label="Fruit"><sl-option value="apple">Apple</sl-option><sl-option value="banana">Banana</sl-option></sl-select>
<sl-select id="tags" label="Tags" multiple><sl-option value="red">Red</sl-option><sl-option value="green">Green</sl-option><sl-option value="blue">Blue</sl-option></sl-select>
<sl-range id="volume" label="Volume" value="60"></sl-range>
<sl-checkbox id="terms">Agree</sl-checkbox><sl-switch id="dark">Dark</sl-switch>
<sl-radio-group id="pay" label="Pay by"><sl-radio value="card">Card</sl-radio><sl-radio value="cash">Cash</sl-radio></sl-radio-group>
<sl-rating id="stars" label="Rating"></sl-rating>
<sl-details id="more" summary="Delivery">Two days.</sl-details>
<sl-tab-group id="tabs"><sl-tab slot="nav" panel="one">Overview</sl-tab><sl-tab slot="nav" panel="two">Prices</sl-tab><sl-tab-panel name="one">First</sl-tab-panel><sl-tab-panel name="two">Second</sl-tab-panel></sl-tab-group>
<sl-dropdown id="menu"><sl-button slot="trigger" caret>Account</sl-button><sl-menu><sl-menu-item value="profile">Profile</sl-menu-item><sl-menu-item value="logout">Log out</sl-menu-item></sl-menu></sl-dropdown>
<sl-button id="open">Delete file</sl-button><sl-dialog id="dialog" label="Delete this file?"><sl-button id="yes" slot="footer">Delete it</sl-button></sl-dialog>
</div>`)

const the = (id) => document.getElementById(id)
for (const id of ['name', 'note', 'day', 'amount', 'fruit', 'tags', 'volume', 'pay', 'stars'])
  ask(id, () => the(id).value)
for (const id of ['terms', 'dark']) ask(id, () => the(id).checked)
ask('more', () => the('more').open)
the('tabs').addEventListener('sl-tab-show', ({ detail }) => (held.tab = detail.name))
the('menu').addEventListener('sl-select', ({ detail }) => (held.menu = detail.item.value))
the('open').addEventListener('click', () => the('dialog').show())
the('yes').addEventListener('click', () => (held.deleted = true))
