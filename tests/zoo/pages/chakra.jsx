import {
  Accordion,
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Menu,
  NativeSelect,
  NumberInput,
  Portal,
  RadioGroup,
  RatingGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  Textarea,
} from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

const fruits = createListCollection({
  items: ['Apple', 'Banana', 'Cherry'].map((label) => ({ label, value: label.toLowerCase() })),
})
const value = (event) => event.target.value

createRoot(document.querySelector('#root')).render(
  <ChakraProvider value={defaultSystem}>
    <div style={{ display: 'grid', gap: 12, width: 340 }}>
      <Field.Root>
        <Field.Label>Name</Field.Label>
        <Input onChange={keep('name', value)} />
      </Field.Root>
      <Field.Root>
        <Field.Label>Note</Field.Label>
        <Textarea onChange={keep('note', value)} />
      </Field.Root>
      <Select.Root collection={fruits} onValueChange={keep('fruit', ({ value }) => value[0])}>
        <Select.HiddenSelect />
        <Select.Label>Fruit</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText placeholder="Pick one" />
          </Select.Trigger>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {fruits.items.map((item) => (
                <Select.Item item={item} key={item.value}>
                  {item.label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
      <Select.Root multiple collection={fruits} onValueChange={keep('fruits', ({ value }) => value)}>
        <Select.HiddenSelect />
        <Select.Label>Basket</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText placeholder="Pick some" />
          </Select.Trigger>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {fruits.items.map((item) => (
                <Select.Item item={item} key={item.value}>
                  {item.label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
      <Field.Root>
        <Field.Label>Level</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field onChange={keep('level', value)}>
            <option value="1">One</option>
            <option value="2">Two</option>
          </NativeSelect.Field>
        </NativeSelect.Root>
      </Field.Root>
      <NumberInput.Root defaultValue="1" max={50} onValueChange={keep('amount', ({ value }) => value)}>
        <NumberInput.Label>Amount</NumberInput.Label>
        <NumberInput.Control />
        <NumberInput.Input />
      </NumberInput.Root>
      <Slider.Root defaultValue={[20]} onValueChange={keep('volume', ({ value }) => value[0])}>
        <Slider.Label>Volume</Slider.Label>
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
      <Switch.Root onCheckedChange={keep('dark', ({ checked }) => checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Dark</Switch.Label>
      </Switch.Root>
      <Checkbox.Root onCheckedChange={keep('terms', ({ checked }) => checked)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Terms</Checkbox.Label>
      </Checkbox.Root>
      <RadioGroup.Root onValueChange={keep('pay', ({ value }) => value)}>
        {['Card', 'Cash'].map((each) => (
          <RadioGroup.Item key={each} value={each.toLowerCase()}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{each}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <RatingGroup.Root count={5} onValueChange={keep('stars', ({ value }) => value)}>
        <RatingGroup.HiddenInput />
        <RatingGroup.Label>Stars</RatingGroup.Label>
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Tabs.Root defaultValue="one" onValueChange={keep('tab', ({ value }) => value)}>
        <Tabs.List>
          <Tabs.Trigger value="one">Overview</Tabs.Trigger>
          <Tabs.Trigger value="two">Prices</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
      <Accordion.Root collapsible onValueChange={keep('part', ({ value }) => value)}>
        <Accordion.Item value="delivery">
          <Accordion.ItemTrigger>Delivery</Accordion.ItemTrigger>
          <Accordion.ItemContent>Two days.</Accordion.ItemContent>
        </Accordion.Item>
      </Accordion.Root>
      <Menu.Root onSelect={keep('menu', ({ value }) => value)}>
        <Menu.Trigger asChild>
          <Button>Account</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="profile">Profile</Menu.Item>
              <Menu.Item value="logout">Log out</Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Dialog.Root role="alertdialog">
        <Dialog.Trigger asChild>
          <Button>Delete file</Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title>Delete this file?</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button onClick={() => (held.deleted = true)}>Delete it</Button>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </div>
  </ChakraProvider>,
)
