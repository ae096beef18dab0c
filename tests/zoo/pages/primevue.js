import Aura from '@primeuix/themes/aura'
import AutoComplete from 'primevue/autocomplete'
import Checkbox from 'primevue/checkbox'
import PrimeVue from 'primevue/config'
import DatePicker from 'primevue/datepicker'
import Dialog from 'primevue/dialog'
import InputNumber from 'primevue/inputnumber'
import InputText from 'primevue/inputtext'
import Listbox from 'primevue/listbox'
import Menu from 'primevue/menu'
import MultiSelect from 'primevue/multiselect'
import RadioButton from 'primevue/radiobutton'
import Rating from 'primevue/rating'
import Select from 'primevue/select'
import SelectButton from 'primevue/selectbutton'
import Slider from 'primevue/slider'
import ToggleSwitch from 'primevue/toggleswitch'
import { createApp, reactive } from 'vue'

const held = (window.held = reactive({
  name: '',
  fruit: null,
  tags: [],
  amount: 1,
  volume: 20,
  air: false,
  town: '',
  day: null,
  stars: 0,
  terms: false,
  pay: null,
  city: null,
  size: null,
  menu: null,
  deleted: false,
}))

createApp({
  components: {
    AutoComplete,
    Checkbox,
    DatePicker,
    Dialog,
    InputNumber,
    InputText,
    Listbox,
    Menu,
    MultiSelect,
    RadioButton,
    Rating,
    Select,
    SelectButton,
    Slider,
    ToggleSwitch,
  },
  setup: () => ({ held }),
  data: () => ({
    dialog: false,
    towns: [],
    items: [{ label: 'Profile' }, { label: 'Log out', command: () => (held.menu = 'logout') }],
  }),
  template: `<div style="display:grid;gap:12px;width:320px">
<label for="name">Name</label><InputText id="name" v-model="held.name"/>
<label id="fruit">Fruit</label><Select v-model="held.fruit" aria-labelledby="fruit" :options="['Apple','Banana']"/>
<label id="tags">Tags</label><MultiSelect v-model="held.tags" aria-labelledby="tags" :options="['Red','Green','Blue']"/>
<label for="amount">Amount</label><InputNumber inputId="amount" v-model="held.amount" :max="50"/>
<label for="town">Town</label><AutoComplete inputId="town" v-model="held.town" :suggestions="towns" @complete="({ query }) => (towns = ['Berlin','Bern'].filter((each) => each.startsWith(query)))"/>
<label for="day">Day</label><DatePicker inputId="day" v-model="held.day" dateFormat="yy-mm-dd"/>
<span>Volume</span><div style="padding:10px"><Slider v-model="held.volume"/></div>
<div><ToggleSwitch inputId="air" v-model="held.air"/><label for="air">Air</label></div>
<div><Checkbox inputId="terms" binary v-model="held.terms"/><label for="terms">Terms</label></div>
<div><RadioButton inputId="card" value="card" name="pay" v-model="held.pay"/><label for="card">Card</label><RadioButton inputId="cash" value="cash" name="pay" v-model="held.pay"/><label for="cash">Cash</label></div>
<Rating v-model="held.stars"/>
<Listbox v-model="held.city" :options="['Rome','Oslo']"/>
<SelectButton v-model="held.size" :options="['Medium','Large']"/>
<button @click="(event) => $refs.menu.toggle(event)">Account</button><Menu ref="menu" popup :model="items"/>
<button @click="dialog = true">Delete file</button><Dialog v-model:visible="dialog" modal header="Delete this file?"><button @click="held.deleted = true; dialog = false">Delete it</button></Dialog>
</div>`,
})
  .use(PrimeVue, { theme: { preset: Aura } })
  .mount('#root')
Object.defineProperty(held, 'date', {
  enumerable: true,
  get: () => (held.day ? [held.day.getFullYear(), held.day.getMonth() + 1, held.day.getDate()] : null),
})
