import { Command } from 'cmdk'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { held } from './held.js'

function Commands() {
  const [chosen, setChosen] = useState()
  held.chosen = chosen
  return (
    <>
      <p>Chosen: {chosen}</p>
      <Command label="Commands">
        <Command.Input placeholder="Search" />
        <Command.List>
          {['Calendar', 'Settings', 'Profile'].map((name) => (
            <Command.Item key={name} onSelect={() => setChosen(name.toLowerCase())}>
              {name}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </>
  )
}

createRoot(document.querySelector('#root')).render(<Commands />)
