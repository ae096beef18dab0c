import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputLabel,
  Menu,
  MenuItem,
  NativeSelect,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Switch,
  Tab,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held, keep } from './held.js'

/** State that lives in React and is told as it is drawn. */
function useHeld(name, first) {
  const [value, set] = useState(first)
  held[name] = value
  return [value, set]
}

function Age() {
  const [age, setAge] = useHeld('age', '')
  return (
    <FormControl>
      <InputLabel id="age">Age</InputLabel>
      <Select labelId="age" label="Age" value={age} onChange={(event) => setAge(event.target.value)}>
        <MenuItem value={10}>Ten</MenuItem>
        <MenuItem value={20}>Twenty</MenuItem>
        <MenuItem value={30}>Thirty</MenuItem>
      </Select>
    </FormControl>
  )
}

function Names() {
  const [names, setNames] = useHeld('names', [])
  return (
    <FormControl>
      <InputLabel id="names">Names</InputLabel>
      <Select
        labelId="names"
        label="Names"
        multiple
        value={names}
        onChange={(event) => setNames(event.target.value)}
      >
        {['Ann', 'Bob', 'Cid'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}

function Field({ name, label, type, first = '', ...rest }) {
  const [value, set] = useHeld(name, first)
  return (
    <TextField
      {...rest}
      type={type}
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  )
}

function Level() {
  const [level, setLevel] = useHeld('level', '1')
  return (
    <FormControl>
      <InputLabel htmlFor="level">Level</InputLabel>
      <NativeSelect
        inputProps={{ id: 'level' }}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      >
        <option value="1">One</option>
        <option value="2">Two</option>
      </NativeSelect>
    </FormControl>
  )
}

function Opened() {
  const [isOpen, setOpen] = useState(false)
  const [menu, setMenu] = useState(false)
  const anchor = useRef(null)
  const [tab, setTab] = useHeld('tab', 0)
  const [size, setSize] = useHeld('size', 'm')
  return (
    <>
      <Button ref={anchor} onClick={() => setMenu(true)}>
        Account
      </Button>
      <Menu anchorEl={() => anchor.current} open={menu} onClose={() => setMenu(false)}>
        <MenuItem onClick={() => setMenu(false)}>Profile</MenuItem>
        <MenuItem
          onClick={() => {
            held.menu = 'logout'
            setMenu(false)
          }}
        >
          Log out
        </MenuItem>
      </Menu>
      <Button onClick={() => setOpen(true)}>Delete file</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Delete this file?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button
            onClick={() => {
              held.deleted = true
              setOpen(false)
            }}
          >
            Delete it
          </Button>
        </DialogActions>
      </Dialog>
      <Tabs value={tab} onChange={(_, value) => setTab(value)}>
        <Tab label="Overview" />
        <Tab label="Prices" />
      </Tabs>
      <ToggleButtonGroup exclusive value={size} onChange={(_, value) => setSize(value)}>
        <ToggleButton value="s">Small</ToggleButton>
        <ToggleButton value="m">Medium</ToggleButton>
        <ToggleButton value="l">Large</ToggleButton>
      </ToggleButtonGroup>
      <Accordion onChange={keep('accordion', (_, open) => open)}>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>Two days.</AccordionDetails>
      </Accordion>
    </>
  )
}

createRoot(document.querySelector('#root')).render(
  <div style={{ display: 'grid', gap: 14, width: 420 }}>
    <Age />
    <Names />
    <Autocomplete
      options={['The Godfather', 'Pulp Fiction', 'Heat']}
      onChange={keep('film', (_, value) => value)}
      renderInput={(props) => <TextField {...props} label="Movie" />}
    />
    <Autocomplete
      multiple
      options={['Red', 'Green', 'Blue']}
      onChange={keep('colours', (_, value) => value)}
      renderInput={(props) => <TextField {...props} label="Colours" />}
    />
    <Field name="name" label="Full name" />
    <Field name="note" label="Note" multiline rows={2} />
    <Field name="day" label="Day" type="date" first="2020-01-01" />
    <Field name="hour" label="Hour" type="time" first="08:00" />
    <Level />
    <div>
      <FormLabel>Volume</FormLabel>
      <Slider aria-label="Volume" defaultValue={30} onChange={keep('volume', (_, value) => value)} />
    </div>
    <FormControlLabel
      control={<Switch onChange={keep('loud', (event) => event.target.checked)} />}
      label="Loud"
    />
    <FormControlLabel
      control={<Checkbox defaultChecked onChange={keep('terms', (event) => event.target.checked)} />}
      label="Terms"
    />
    <RadioGroup aria-label="Pay by" onChange={keep('pay', (_, value) => value)}>
      <FormControlLabel value="card" control={<Radio />} label="Card" />
      <FormControlLabel value="cash" control={<Radio />} label="Cash" />
    </RadioGroup>
    <Rating name="stars" defaultValue={1} onChange={keep('stars', (_, value) => value)} />
    <Chip label="Draft" onDelete={() => (held.chip = 'gone')} />
    <Pagination count={5} onChange={keep('page', (_, value) => value)} />
    <Opened />
  </div>,
)
