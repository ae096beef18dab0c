import '@material/web/all.js'
import { ask, held, show } from './held.js'

show(`<div style="display:grid;gap:12px;width:300px">
<md-filled-text-field id="name" label="Name"></md-filled-text-field>
<md-outlined-select id="fruit" label="Fruit"><md-select-option value="apple"><div slot="headline">Apple</div></md-select-option><md-select-option value="banana"><div slot="headline">Banana</div></md-select-option></md-outlined-select>
<label><md-checkbox id="terms" aria-label="Terms"></md-checkbox> Terms</label>
<label><md-radio id="card" name="pay" aria-label="Card"></md-radio> Card</label><label><md-radio id="cash" name="pay" aria-label="Cash"></md-radio> Cash</label>
<md-slider id="volume" min="0" max="100" value="20" aria-label="Volume"></md-slider>
<label>Dark <md-switch id="dark" aria-label="Dark"></md-switch></label>
<md-tabs id="tabs"><md-primary-tab>Overview</md-primary-tab><md-primary-tab>Prices</md-primary-tab></md-tabs>
<md-chip-set><md-filter-chip id="vegan" label="Vegan"></md-filter-chip></md-chip-set>
<div style="position:relative"><md-filled-button id="account">Account</md-filled-button><md-menu id="menu" anchor="account"><md-menu-item id="logout"><div slot="headline">Log out</div></md-menu-item></md-menu></div>
<md-filled-button id="open">Delete file</md-filled-button><md-dialog id="dialog"><div slot="headline">Delete this file?</div><div slot="actions"><md-text-button id="yes">Delete it</md-text-button></div></md-dialog>
</div>`)
const the = (id) => document.getElementById(id)
for (const id of ['name', 'fruit', 'volume']) ask(id, () => the(id).value)
for (const id of ['terms', 'cash']) ask(id, () => the(id).checked)
for (const id of ['dark', 'vegan']) ask(id, () => the(id).selected)
ask('tab', () => the('tabs').activeTabIndex)
the('account').addEventListener('click', () => (the('menu').open = !the('menu').open))
the('logout').addEventListener('click', () => (held.menu = 'logout'))
the('open').addEventListener('click', () => the('dialog').show())
the('yes').addEventListener('click', () => (held.deleted = true))
