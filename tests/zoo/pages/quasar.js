import * as quasar from 'quasar'
import 'quasar/dist/quasar.css'
import { createApp, reactive } from 'vue'

// The icon font is not here: what stands in its place is cut off, as the font would be no wider.
document.head.insertAdjacentHTML('beforeend', '<style>.q-icon { width: 1em; overflow: hidden }</style>')

const held = (window.held = reactive({
  name: '',
  note: '',
  fruit: null,
  tags: [],
  town: null,
  volume: 20,
  air: false,
  terms: false,
  pay: null,
  stars: 0,
  size: null,
  tab: 'one',
  open: false,
  page: 1,
  menu: null,
  deleted: false,
}))
const components = Object.fromEntries(Object.entries(quasar).filter(([name]) => /^Q[A-Z]/.test(name)))

createApp({
  setup: () => ({ held }),
  data: () => ({ dialog: false, towns: ['Berlin', 'Bern'] }),
  template: `<div style="width:340px">
<q-input v-model="held.name" label="Name"/><q-input v-model="held.note" type="textarea" label="Note"/>
<q-select v-model="held.fruit" label="Fruit" :options="['Apple','Banana']"/><q-select v-model="held.tags" multiple label="Tags" :options="['Red','Green','Blue']"/>
<q-select v-model="held.town" use-input label="Town" :options="towns" @filter="(asked, update) => update(() => (towns = ['Berlin','Bern'].filter((each) => each.includes(asked))))"/>
<p>Volume</p><q-slider v-model="held.volume" :min="0" :max="100"/>
<q-toggle v-model="held.air" label="Air"/><q-checkbox v-model="held.terms" label="Terms"/>
<q-radio v-model="held.pay" val="card" label="Card"/><q-radio v-model="held.pay" val="cash" label="Cash"/>
<q-rating v-model="held.stars" :max="5" icon-aria-label="Star"/>
<q-btn-toggle v-model="held.size" :options="[{label:'Medium',value:'m'},{label:'Large',value:'l'}]"/>
<q-tabs v-model="held.tab"><q-tab name="one" label="Overview"/><q-tab name="two" label="Prices"/></q-tabs>
<q-expansion-item v-model="held.open" label="Delivery">Two days.</q-expansion-item>
<q-pagination v-model="held.page" :max="5"/>
<q-btn-dropdown label="Account"><q-list><q-item clickable v-close-popup @click="held.menu = 'profile'"><q-item-section>Profile</q-item-section></q-item><q-item clickable v-close-popup @click="held.menu = 'logout'"><q-item-section>Log out</q-item-section></q-item></q-list></q-btn-dropdown>
<q-btn label="Delete file" @click="dialog = true"/><q-dialog v-model="dialog"><q-card><q-card-section>Delete this file?</q-card-section><q-btn label="Delete it" @click="held.deleted = true; dialog = false"/></q-card></q-dialog>
</div>`,
})
  .use(quasar.Quasar, { components, directives: { ClosePopup: quasar.ClosePopup, Ripple: quasar.Ripple } })
  .mount('#root')
