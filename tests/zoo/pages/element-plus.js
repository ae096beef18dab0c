import ElementPlus from 'element-plus'
import 'element-plus/dist/index.css'
import { createApp, reactive } from 'vue'

const held = (window.held = reactive({
  fruit: '',
  tags: [],
  amount: 1,
  volume: 20,
  air: false,
  terms: false,
  pay: '',
  days: [],
  when: '',
  town: '',
  stars: 0,
  place: [],
  name: '',
  note: '',
  size: 'm',
  many: '',
  tab: 'one',
  page: 1,
  confirmed: false,
}))

createApp({
  setup: () => ({
    held,
    many: Array.from({ length: 120 }, (_, index) => `Number ${index}`),
    towns: (asked, answer) =>
      answer(['Berlin', 'Bern'].filter((town) => town.includes(asked)).map((value) => ({ value }))),
    places: [{ value: 'at', label: 'Austria', children: [{ value: 'vie', label: 'Vienna' }] }],
    open: false,
  }),
  data: () => ({ dialog: false }),
  template: `<el-form label-width="100px" style="width:460px">
<el-form-item label="Name"><el-input v-model="held.name" /></el-form-item>
<el-form-item label="Note"><el-input v-model="held.note" type="textarea" /></el-form-item>
<el-form-item label="Fruit"><el-select v-model="held.fruit"><el-option v-for="each in ['Apple','Banana']" :key="each" :label="each" :value="each.toLowerCase()"/></el-select></el-form-item>
<el-form-item label="Tags"><el-select v-model="held.tags" multiple><el-option v-for="each in ['Red','Green','Blue']" :key="each" :label="each" :value="each"/></el-select></el-form-item>
<el-form-item label="Number"><el-select v-model="held.many" filterable><el-option v-for="each in many" :key="each" :label="each" :value="each"/></el-select></el-form-item>
<el-form-item label="Amount"><el-input-number v-model="held.amount" :max="50"/></el-form-item>
<el-form-item label="Volume"><el-slider v-model="held.volume"/></el-form-item>
<el-form-item label="Air"><el-switch v-model="held.air"/></el-form-item>
<el-form-item label="Terms"><el-checkbox v-model="held.terms">I agree</el-checkbox></el-form-item>
<el-form-item label="Days"><el-checkbox-group v-model="held.days"><el-checkbox value="mo" label="Monday"/><el-checkbox value="tu" label="Tuesday"/></el-checkbox-group></el-form-item>
<el-form-item label="Pay by"><el-radio-group v-model="held.pay"><el-radio value="card">Card</el-radio><el-radio value="cash">Cash</el-radio></el-radio-group></el-form-item>
<el-form-item label="Size"><el-radio-group v-model="held.size"><el-radio-button value="m">Medium</el-radio-button><el-radio-button value="l">Large</el-radio-button></el-radio-group></el-form-item>
<el-form-item label="When"><el-date-picker v-model="held.when" value-format="YYYY-MM-DD"/></el-form-item>
<el-form-item label="Town"><el-autocomplete v-model="held.town" :fetch-suggestions="towns"/></el-form-item>
<el-form-item label="Place"><el-cascader v-model="held.place" :options="places"/></el-form-item>
<el-form-item label="Stars"><el-rate v-model="held.stars"/></el-form-item>
</el-form>
<el-tabs v-model="held.tab"><el-tab-pane label="Overview" name="one">First</el-tab-pane><el-tab-pane label="Prices" name="two">Second</el-tab-pane></el-tabs>
<el-pagination layout="prev, pager, next" :total="50" v-model:current-page="held.page"/>
<el-button @click="dialog = true">Delete file</el-button>
<el-dialog v-model="dialog" title="Delete this file?"><el-button @click="held.confirmed = true; dialog = false">Delete it</el-button></el-dialog>`,
})
  .use(ElementPlus)
  .mount('#root')
