import {
  Accordion,
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  ColorInput,
  MantineProvider,
  Menu,
  Modal,
  MultiSelect,
  NumberInput,
  Pagination,
  Radio,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Tabs,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core'
import '@mantine/core/styles.css'
import { DatePickerInput } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const checked = (event) => event.currentTarget.checked
const value = (event) => event.currentTarget.value

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button>Account</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Profile</Menu.Item>
          <Menu.Item onClick={() => (held.menu = 'logout')}>Log out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button onClick={() => setOpen(true)}>Delete file</Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Delete this file?">
        <Button onClick={() => (setOpen(false), (held.deleted = true))}>Delete it</Button>
      </Modal>
    </>
  )
}

createRoot(document.querySelector('#root')).render(
  <MantineProvider>
    <div style={{ display: 'grid', gap: 10, width: 360 }}>
      <TextInput label="Name" onChange={keep('name', value)} />
      <Textarea label="Note" onChange={keep('note', value)} />
      <Select label="Fruit" data={['Apple', 'Banana', 'Cherry']} onChange={keep('fruit')} />
      <Select
        label="Many"
        searchable
        data={Array.from({ length: 150 }, (_, index) => `Option ${index}`)}
        onChange={keep('many')}
      />
      <MultiSelect label="Tags" data={['Red', 'Green', 'Blue']} onChange={keep('tags')} />
      <Autocomplete label="Town" data={['Berlin', 'Bern']} onChange={keep('town')} />
      <TagsInput label="Keys" onChange={keep('keys')} />
      <NumberInput label="Amount" max={50} onChange={keep('amount')} />
      <ColorInput label="Ink" onChange={keep('ink')} />
      <DatePickerInput label="Day" defaultDate="2026-03-01" onChange={keep('day')} />
      <div>
        Volume
        <Slider thumbLabel="Volume" defaultValue={20} onChange={keep('volume')} />
      </div>
      <Switch label="Dark" onChange={keep('dark', checked)} />
      <Checkbox label="Terms" onChange={keep('terms', checked)} />
      <Radio.Group label="Pay by" onChange={keep('pay')}>
        <Radio value="card" label="Card" />
        <Radio value="cash" label="Cash" />
      </Radio.Group>
      <Chip onChange={keep('chip')}>Vegan</Chip>
      <Rating onChange={keep('stars')} />
      <SegmentedControl data={['List', 'Grid']} onChange={keep('view')} />
      <Tabs defaultValue="one" onChange={keep('tab')}>
        <Tabs.List>
          <Tabs.Tab value="one">Overview</Tabs.Tab>
          <Tabs.Tab value="two">Prices</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Accordion onChange={keep('part')}>
        <Accordion.Item value="delivery">
          <Accordion.Control>Delivery</Accordion.Control>
          <Accordion.Panel>Two days.</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Pagination total={5} onChange={keep('page')} />
      <Opened />
    </div>
  </MantineProvider>,
)
