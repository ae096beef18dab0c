import flatpickr from 'flatpickr'
import 'flatpickr/dist/flatpickr.css'
import { ask, show } from './held.js'

show(
  `<p><label for="day">Day</label> <input id="day"></p><p><label for="plain">Start</label> <input id="plain"></p><p><label for="range">Stay</label> <input id="range"></p><p><label for="hour">Hour</label> <input id="hour"></p>`,
)
const options = { defaultDate: '2026-03-05' }
const pickers = {
  day: flatpickr('#day', { ...options, allowInput: true }),
  plain: flatpickr('#plain', options),
  range: flatpickr('#range', { mode: 'range', defaultDate: ['2026-03-05', '2026-03-06'] }),
  hour: flatpickr('#hour', {
    enableTime: true,
    noCalendar: true,
    dateFormat: 'H:i',
    allowInput: true,
    defaultDate: '08:00',
    time_24hr: true,
  }),
}
for (const [name, picker] of Object.entries(pickers))
  ask(name, () =>
    picker.selectedDates.map((date) => picker.formatDate(date, name === 'hour' ? 'H:i' : 'Y-m-d')),
  )
