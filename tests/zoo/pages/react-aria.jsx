import { parseDate } from '@internationalized/date'
import {
  Button,
  Checkbox,
  ComboBox,
  DateField,
  DateInput,
  DateSegment,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Slider,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const plain = { background: '#fff', border: '1px solid #999', padding: 6 }

createRoot(document.querySelector('#root')).render(
  <div style={{ display: 'grid', gap: 12, width: 260 }}>
    <TextField onChange={keep('name')}>
      <Label>Name</Label>
      <Input />
    </TextField>
    <Select onChange={keep('animal')}>
      <Label>Animal</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover style={plain}>
        <ListBox>
          <ListBoxItem id="cat">Cat</ListBoxItem>
          <ListBoxItem id="dog">Dog</ListBoxItem>
        </ListBox>
      </Popover>
    </Select>
    <ComboBox onSelectionChange={keep('town')}>
      <Label>Town</Label>
      <Input />
      <Button>▼</Button>
      <Popover style={plain}>
        <ListBox>
          <ListBoxItem id="ber">Berlin</ListBoxItem>
          <ListBoxItem id="oslo">Oslo</ListBoxItem>
        </ListBox>
      </Popover>
    </ComboBox>
    <ListBox
      aria-label="Toppings"
      selectionMode="multiple"
      onSelectionChange={keep('toppings', (keys) => [...keys])}
    >
      <ListBoxItem id="ham">Ham</ListBoxItem>
      <ListBoxItem id="corn">Corn</ListBoxItem>
    </ListBox>
    <Slider defaultValue={30} onChange={keep('opacity')} style={{ width: 200 }}>
      <Label>Opacity</Label>
      <SliderTrack style={{ height: 20, background: '#eee', position: 'relative' }}>
        <SliderThumb style={{ width: 20, height: 20, top: 10, background: '#888' }} />
      </SliderTrack>
    </Slider>
    <NumberField defaultValue={1} maxValue={50} onChange={keep('width')}>
      <Label>Width</Label>
      <Button slot="decrement">-</Button>
      <Input />
      <Button slot="increment">+</Button>
    </NumberField>
    <DateField defaultValue={parseDate('2026-01-05')} onChange={keep('day', String)}>
      <Label>Day</Label>
      <DateInput style={{ display: 'flex' }}>{(segment) => <DateSegment segment={segment} />}</DateInput>
    </DateField>
    <Checkbox onChange={keep('terms')}>Terms</Checkbox>
    <Switch onChange={keep('wifi')}>Wifi</Switch>
    <RadioGroup onChange={keep('pay')}>
      <Label>Pay by</Label>
      <Radio value="card">Card</Radio>
      <Radio value="cash">Cash</Radio>
    </RadioGroup>
    <Tabs onSelectionChange={keep('tab')}>
      <TabList aria-label="Parts">
        <Tab id="one">Overview</Tab>
        <Tab id="two">Prices</Tab>
      </TabList>
      <TabPanel id="one">First</TabPanel>
      <TabPanel id="two">Second</TabPanel>
    </Tabs>
    <MenuTrigger>
      <Button>Account</Button>
      <Popover style={plain}>
        <Menu onAction={keep('menu')}>
          <MenuItem id="profile">Profile</MenuItem>
          <MenuItem id="logout">Log out</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
    <DialogTrigger>
      <Button>Delete file</Button>
      <Modal style={{ ...plain, position: 'fixed', top: 200, left: 300 }}>
        <Dialog aria-label="Delete this file?">
          <Button onPress={() => (held.deleted = true)}>Delete it</Button>
        </Dialog>
      </Modal>
    </DialogTrigger>
  </div>,
)
