import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const people = ['Ann', 'Bob', 'Cid']
const plain = { background: '#fff', border: '1px solid #999' }

function Person() {
  const [person, setPerson] = useState('Ann')
  held.person = person
  return (
    <Field>
      <Label>Person</Label>
      <Listbox value={person} onChange={setPerson}>
        <ListboxButton>{person}</ListboxButton>
        <ListboxOptions anchor="bottom" style={plain}>
          {people.map((each) => (
            <ListboxOption key={each} value={each}>
              {each}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  )
}

function Several() {
  const [chosen, setChosen] = useState([])
  held.several = chosen
  return (
    <Field>
      <Label>Guests</Label>
      <Listbox value={chosen} onChange={setChosen} multiple>
        <ListboxButton>{chosen.join(', ') || 'Nobody'}</ListboxButton>
        <ListboxOptions anchor="bottom" style={plain}>
          {people.map((each) => (
            <ListboxOption key={each} value={each}>
              {each}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  )
}

function Search() {
  const [person, setPerson] = useState(null)
  const [asked, setAsked] = useState('')
  held.found = person
  return (
    <Combobox value={person} onChange={setPerson}>
      <ComboboxInput aria-label="Search person" onChange={(event) => setAsked(event.target.value)} />
      <ComboboxOptions anchor="bottom" style={plain}>
        {people
          .filter((each) => each.toLowerCase().includes(asked.toLowerCase()))
          .map((each) => (
            <ComboboxOption key={each} value={each}>
              {each}
            </ComboboxOption>
          ))}
      </ComboboxOptions>
    </Combobox>
  )
}

createRoot(document.querySelector('#root')).render(
  <div style={{ display: 'grid', gap: 12, width: 260 }}>
    <Person />
    <Several />
    <Search />
    <Field>
      <Label>Wifi</Label> <Switch onChange={keep('wifi')} style={{ width: 40, height: 20 }} />
    </Field>
    <RadioGroup aria-label="Plan" onChange={keep('plan')}>
      {['Startup', 'Business'].map((plan) => (
        <Field key={plan}>
          <Radio
            value={plan}
            style={{ display: 'inline-block', width: 16, height: 16, border: '1px solid' }}
          />
          <Label>{plan}</Label>
        </Field>
      ))}
    </RadioGroup>
    <Disclosure as="div">
      <DisclosureButton>Delivery</DisclosureButton>
      <DisclosurePanel
        ref={() => {
          held.panel = true
        }}
      >
        Two days.
      </DisclosurePanel>
    </Disclosure>
    <TabGroup onChange={keep('tab')}>
      <TabList>
        <Tab>Overview</Tab>
        <Tab>Prices</Tab>
      </TabList>
      <TabPanels>
        <TabPanel>First</TabPanel>
        <TabPanel>Second</TabPanel>
      </TabPanels>
    </TabGroup>
    <Menu>
      <MenuButton>Account</MenuButton>
      <MenuItems anchor="bottom" style={plain}>
        <MenuItem>
          <button>Profile</button>
        </MenuItem>
        <MenuItem>
          <button onClick={() => (held.menu = 'logout')}>Log out</button>
        </MenuItem>
      </MenuItems>
    </Menu>
  </div>,
)
