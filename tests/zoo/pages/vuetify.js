import { createApp, reactive } from 'vue'
import { createVuetify } from 'vuetify'
import * as components from 'vuetify/components'
import 'vuetify/styles'

const held = (window.held = reactive({
  name: '',
  note: '',
  state: null,
  tags: [],
  town: null,
  keys: [],
  volume: 20,
  dark: false,
  terms: false,
  pay: null,
  stars: 0,
  tab: 'one',
  part: null,
  page: 1,
  size: null,
  menu: null,
  deleted: false,
}))

createApp({
  setup: () => ({ held }),
  data: () => ({ dialog: false }),
  template: `<v-app><div style="width:340px;padding:10px">
<v-text-field v-model="held.name" label="Name"/><v-textarea v-model="held.note" label="Note" rows="2"/>
<v-select v-model="held.state" label="State" :items="['Ohio','Utah']"/><v-select v-model="held.tags" multiple label="Tags" :items="['Red','Green','Blue']"/>
<v-autocomplete v-model="held.town" label="Town" :items="['Berlin','Bern']"/><v-combobox v-model="held.keys" multiple label="Keys"/>
<v-slider v-model="held.volume" label="Volume" :step="1"/><v-switch v-model="held.dark" label="Dark"/><v-checkbox v-model="held.terms" label="Terms"/>
<v-radio-group v-model="held.pay" label="Pay by"><v-radio label="Card" value="card"/><v-radio label="Cash" value="cash"/></v-radio-group>
<v-rating v-model="held.stars"/><v-btn-toggle v-model="held.size"><v-btn value="m">Medium</v-btn><v-btn value="l">Large</v-btn></v-btn-toggle>
<v-tabs v-model="held.tab"><v-tab value="one">Overview</v-tab><v-tab value="two">Prices</v-tab></v-tabs>
<v-expansion-panels v-model="held.part"><v-expansion-panel value="delivery" title="Delivery" text="Two days."/></v-expansion-panels>
<v-pagination v-model="held.page" :length="5"/>
<v-menu><template #activator="{ props }"><v-btn v-bind="props">Account</v-btn></template><v-list><v-list-item @click="held.menu = 'profile'">Profile</v-list-item><v-list-item @click="held.menu = 'logout'">Log out</v-list-item></v-list></v-menu>
<v-btn @click="dialog = true">Delete file</v-btn><v-dialog v-model="dialog" width="300"><v-card title="Delete this file?"><v-btn @click="held.deleted = true; dialog = false">Delete it</v-btn></v-card></v-dialog>
</div></v-app>`,
})
  .use(createVuetify({ components }))
  .mount('#root')
