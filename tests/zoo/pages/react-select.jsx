import { createRoot } from 'react-dom/client'
import Select from 'react-select'
import Creatable from 'react-select/creatable'
import { keep } from './held.js'

const flavours = ['Vanilla', 'Chocolate', 'Mint'].map((label) => ({ value: label.toLowerCase(), label }))
const many = Array.from({ length: 120 }, (_, value) => ({ value, label: `Number ${value}` }))
const one = (option) => option?.value
const all = (options) => options.map(({ value }) => value)

createRoot(document.querySelector('#root')).render(
  <div style={{ width: 300, display: 'grid', gap: 10 }}>
    <label htmlFor="flavour">Flavour</label>
    <Select inputId="flavour" options={flavours} onChange={keep('flavour', one)} />
    <Select
      aria-label="Preset"
      defaultValue={flavours[0]}
      isClearable
      options={flavours}
      onChange={keep('preset', one)}
    />
    <Select aria-label="Several" isMulti options={flavours} onChange={keep('several', all)} />
    <Select
      aria-label="Chosen"
      isMulti
      defaultValue={flavours}
      options={flavours}
      onChange={keep('chosen', all)}
    />
    <Select aria-label="Plain" isSearchable={false} options={flavours} onChange={keep('plain', one)} />
    <Select aria-label="Many" isSearchable={false} options={many} onChange={keep('many', one)} />
    <Creatable aria-label="Label" options={flavours} onChange={keep('label', one)} />
  </div>,
)
