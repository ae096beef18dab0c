import Multiselect from '@vueform/multiselect'
import '@vueform/multiselect/themes/default.css'
import { createApp, reactive } from 'vue'

const held = (window.held = reactive({ fruit: null, tags: [], keys: [] }))
createApp({
  components: { Multiselect },
  setup: () => ({ held }),
  template: `<div style="width:300px"><label id="fruit">Fruit</label><Multiselect v-model="held.fruit" :aria="{ 'aria-labelledby': 'fruit' }" :options="['Apple','Banana']"/>
<label id="tags">Tags</label><Multiselect v-model="held.tags" mode="multiple" :closeOnSelect="false" :aria="{ 'aria-labelledby': 'tags' }" :options="['Red','Green','Blue']"/>
<label id="keys">Keys</label><Multiselect v-model="held.keys" mode="tags" searchable :aria="{ 'aria-labelledby': 'keys' }" :options="['One','Two']"/></div>`,
}).mount('#root')
