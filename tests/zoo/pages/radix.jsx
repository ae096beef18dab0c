import {
  Accordion,
  AlertDialog,
  Checkbox,
  DropdownMenu,
  Popover,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  ToggleGroup,
} from 'radix-ui'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const plain = { background: '#fff', border: '1px solid #999', padding: 6 }
const box = { width: 20, height: 20 }

createRoot(document.querySelector('#root')).render(
  <div style={{ display: 'grid', gap: 12, width: 260 }}>
    <Select.Root onValueChange={keep('size')}>
      <Select.Trigger aria-label="Size">
        <Select.Value placeholder="Pick one" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content style={plain}>
          <Select.Viewport>
            {['Small', 'Large'].map((size) => (
              <Select.Item key={size} value={size}>
                <Select.ItemText>{size}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
    <Slider.Root
      defaultValue={[20]}
      onValueChange={keep('volume', ([value]) => value)}
      style={{ position: 'relative', display: 'flex', width: 220, height: 20, background: '#ddd' }}
    >
      <Slider.Track style={{ flexGrow: 1, position: 'relative' }}>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb
        aria-label="Volume"
        style={{ display: 'block', width: 20, height: 20, background: '#888' }}
      />
    </Slider.Root>
    <label>
      <Checkbox.Root onCheckedChange={keep('terms')} style={box}>
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>{' '}
      Terms
    </label>
    <label>
      <Switch.Root onCheckedChange={keep('air')} style={{ width: 40, height: 20 }}>
        <Switch.Thumb />
      </Switch.Root>{' '}
      Airplane
    </label>
    <RadioGroup.Root aria-label="Pay by" onValueChange={keep('pay')}>
      <label>
        <RadioGroup.Item value="card" style={box} /> Card
      </label>
      <label>
        <RadioGroup.Item value="cash" style={box} /> Cash
      </label>
    </RadioGroup.Root>
    <ToggleGroup.Root type="multiple" aria-label="Style" onValueChange={keep('style')}>
      <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
      <ToggleGroup.Item value="italic">Italic</ToggleGroup.Item>
    </ToggleGroup.Root>
    <Tabs.Root defaultValue="one" onValueChange={keep('tab')}>
      <Tabs.List>
        <Tabs.Trigger value="one">Overview</Tabs.Trigger>
        <Tabs.Trigger value="two">Prices</Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>
    <Accordion.Root type="single" collapsible onValueChange={keep('part')}>
      <Accordion.Item value="delivery">
        <Accordion.Header>
          <Accordion.Trigger>Delivery</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>Two days.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Account</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content style={plain}>
          <DropdownMenu.Item>Profile</DropdownMenu.Item>
          <DropdownMenu.CheckboxItem onCheckedChange={keep('news')}>Newsletter</DropdownMenu.CheckboxItem>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>More</DropdownMenu.SubTrigger>
            <DropdownMenu.Portal>
              <DropdownMenu.SubContent style={plain}>
                <DropdownMenu.Item onSelect={() => (held.menu = 'logout')}>Log out</DropdownMenu.Item>
              </DropdownMenu.SubContent>
            </DropdownMenu.Portal>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
    <Popover.Root>
      <Popover.Trigger>Filter</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content style={plain}>
          <label>
            Word <input onChange={keep('word', (event) => event.target.value)} />
          </label>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
    <AlertDialog.Root>
      <AlertDialog.Trigger>Delete file</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0005' }} />
        <AlertDialog.Content style={{ ...plain, position: 'fixed', top: 200, left: 300 }}>
          <AlertDialog.Title>Delete this file?</AlertDialog.Title>
          <AlertDialog.Description>It is gone then.</AlertDialog.Description>
          <AlertDialog.Cancel>Keep it</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => (held.deleted = true)}>Delete it</AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  </div>,
)
