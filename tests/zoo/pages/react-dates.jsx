import { useState } from 'react'
import { DatePicker } from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import { DayPicker } from 'react-day-picker'
import 'react-day-picker/style.css'
import { createRoot } from 'react-dom/client'
import { held } from './held.js'

const told = (date) => (date ? [date.getFullYear(), date.getMonth() + 1, date.getDate()] : null)

function Dates() {
  const [day, setDay] = useState(new Date(2026, 2, 5))
  const [picked, setPicked] = useState()
  held.day = told(day)
  held.picked = told(picked)
  return (
    <>
      <label htmlFor="day">Day</label>{' '}
      <DatePicker id="day" selected={day} dateFormat="yyyy-MM-dd" onChange={setDay} />
      <DayPicker mode="single" defaultMonth={new Date(2026, 2, 1)} selected={picked} onSelect={setPicked} />
    </>
  )
}

createRoot(document.querySelector('#root')).render(<Dates />)
