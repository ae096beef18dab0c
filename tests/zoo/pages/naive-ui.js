import naive from 'naive-ui'
import { createApp, reactive } from 'vue'

const held = (window.held = reactive({
  name: '',
  fruit: null,
  tags: [],
  amount: 1,
  volume: 20,
  air: false,
  terms: false,
  pay: null,
  day: null,
  stars: 0,
  town: '',
  tab: 'one',
  part: [],
  page: 1,
  menu: null,
  deleted: false,
  place: null,
}))
const options = (names) => names.map((label) => ({ label, value: label.toLowerCase() }))

createApp({
  setup: () => ({
    held,
    options,
    places: [{ label: 'Austria', value: 'at', children: [{ label: 'Vienna', value: 'vie' }] }],
  }),
  data: () => ({ dialog: false }),
  template: `<n-form label-placement="left" label-width="100" style="width:440px">
<n-form-item label="Name"><n-input v-model:value="held.name"/></n-form-item>
<n-form-item label="Fruit"><n-select v-model:value="held.fruit" :options="options(['Apple','Banana'])"/></n-form-item>
<n-form-item label="Tags"><n-select v-model:value="held.tags" multiple :options="options(['Red','Green','Blue'])"/></n-form-item>
<n-form-item label="Amount"><n-input-number v-model:value="held.amount"/></n-form-item>
<n-form-item label="Town"><n-auto-complete v-model:value="held.town" :options="['Berlin','Bern']"/></n-form-item>
<n-form-item label="Volume"><n-slider v-model:value="held.volume"/></n-form-item>
<n-form-item label="Air"><n-switch v-model:value="held.air"/></n-form-item>
<n-form-item label="Day"><n-date-picker v-model:formatted-value="held.day" value-format="yyyy-MM-dd" type="date"/></n-form-item>
<n-form-item label="Place"><n-cascader v-model:value="held.place" :options="places"/></n-form-item>
<n-form-item label="Stars"><n-rate v-model:value="held.stars"/></n-form-item>
<n-checkbox v-model:checked="held.terms">Terms</n-checkbox>
<n-radio-group v-model:value="held.pay" name="pay"><n-radio value="card">Card</n-radio><n-radio value="cash">Cash</n-radio></n-radio-group>
</n-form>
<n-tabs v-model:value="held.tab"><n-tab-pane name="one" tab="Overview">First</n-tab-pane><n-tab-pane name="two" tab="Prices">Second</n-tab-pane></n-tabs>
<n-collapse v-model:expanded-names="held.part"><n-collapse-item title="Delivery" name="delivery">Two days.</n-collapse-item></n-collapse>
<n-pagination v-model:page="held.page" :page-count="5"/>
<n-dropdown trigger="click" :options="[{label:'Profile',key:'profile'},{label:'Log out',key:'logout'}]" @select="(key) => (held.menu = key)"><n-button>Account</n-button></n-dropdown>
<n-button @click="dialog = true">Delete file</n-button><n-modal v-model:show="dialog" preset="card" title="Delete this file?" style="width:300px"><n-button @click="held.deleted = true; dialog = false">Delete it</n-button></n-modal>`,
})
  .use(naive)
  .mount('#root')
