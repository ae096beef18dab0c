import AirDatepicker from 'air-datepicker'
import 'air-datepicker/air-datepicker.css'
import localeEn from 'air-datepicker/locale/en'
import { ask, show } from './held.js'

show('<p><label for="day">Day</label> <input id="day"></p>')
const picker = new AirDatepicker('#day', {
  locale: localeEn.default ?? localeEn,
  startDate: new Date(2026, 2, 1),
  dateFormat: 'yyyy-MM-dd',
})
ask('day', () =>
  picker.selectedDates.map((date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]),
)
