const dayMs = 86_400_000
const daysAhead = 90

/** Lets a date be chosen from tomorrow on, Sundays excepted. */
export function wireDeliveryDate(field: HTMLInputElement, now = Date.now()): void {
  field.min = dayOf(now + dayMs)
  field.max = dayOf(now + daysAhead * dayMs)
  const check = () => {
    const isSunday = field.value !== '' && new Date(`${field.value}T12:00`).getDay() === 0
    field.setCustomValidity(isSunday ? 'We do not deliver on Sundays. Please choose another day.' : '')
  }
  check()
  field.addEventListener('input', check)
}

/** The day as an input wants it, in the visitor's own zone. */
function dayOf(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
