/** How the value of a field is written, for a person who got it wrong. */
export function formOf(type: string): string {
  return forms[type]?.[1] ?? 'another form of value'
}

/** The text in the one form an input takes, or undefined when it cannot be read as such. */
export function exactValue({ type }: HTMLInputElement, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return ''
  const [pattern] = forms[type] ?? []
  if (!pattern || pattern.test(value)) return type === 'color' ? value.toLowerCase() : value
  return reread[type]?.(value)
}

const forms: Record<string, readonly [RegExp, string]> = {
  date: [/^\d{4}-\d{2}-\d{2}$/, 'a date as 2026-03-14'],
  time: [/^\d{2}:\d{2}(:\d{2})?$/, 'a time as 09:30'],
  'datetime-local': [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'a date and time as 2026-03-14T09:30'],
  month: [/^\d{4}-\d{2}$/, 'a month as 2026-03'],
  week: [/^\d{4}-W\d{2}$/, 'a week as 2026-W11'],
  color: [/^#[0-9a-f]{6}$/i, 'a colour as #1a2b3c'],
  range: [/^-?\d+(\.\d+)?$/, 'a number'],
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Other ways to write the same that leave no doubt. */
const reread: Record<string, (value: string) => string | undefined> = {
  date: (value) => {
    const day = dayOf(value)
    return day && `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  },
  'datetime-local': (value) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(value) ? value.replace(' ', 'T') : undefined,
  time: (value) => {
    const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(value) ?? []
    if (hour === undefined) return undefined
    const late = half === undefined ? 0 : half.toLowerCase() === 'p' ? 12 : 0
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + late
    return hours < 24 && Number(minute) < 60 ? `${two(hours)}:${minute}` : undefined
  },
  color: (value) =>
    /^#[0-9a-f]{3}$/i.test(value) ? value.toLowerCase().replace(/[0-9a-f]/g, '$&$&') : undefined,
}

/** Only dates with the month as a word: 03/04 is a different day in different countries. */
function dayOf(value: string): Date | undefined {
  if (!/[a-z]{3}/i.test(value) || !/\d{4}/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time)
}
