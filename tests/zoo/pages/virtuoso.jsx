import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import { held } from './held.js'

function Rows() {
  const [opened, setOpened] = useState()
  held.opened = opened
  const row = (index) => (
    <div style={{ height: 40 }}>
      Row {index} <button onClick={() => setOpened(index)}>Open row {index}</button>
    </div>
  )
  return (
    <>
      <p>Opened: {opened}</p>
      <Virtuoso style={{ height: 400, width: 300 }} totalCount={200} itemContent={row} />
    </>
  )
}

createRoot(document.querySelector('#root')).render(<Rows />)
