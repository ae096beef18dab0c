import { casual, Chrono, type ParsedResult } from 'chrono-node'
import { quickChrono } from './quick-chrono.ts'

/** What only two of the parsers read, which cost the most. */
const farOff =
  /\b(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|yrs?)\s{0,5}(?:ago|before|earlier|later|after|from now|henceforth|forward|out)\b/i
const all = quickChrono(casual)
const near = quickChrono(
  new Chrono({
    parsers: casual.parsers.filter((parser) => !/TimeUnit(?:Ago|Later)/.test(parser.constructor.name)),
    refiners: casual.refiners,
  }),
)

/** The moments an English text speaks of; a day without its year is one to come, or with `back` the last one. */
export function englishDates(text: string, now: Date, back = false): ParsedResult[] {
  const found = (farOff.test(text) ? all : near).parse(withFigures(text), now, { forwardDate: !back })
  return back ? found.map((one) => past(one, now)) : found
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const spoken = new RegExp(`\\b(half past|quarter past|quarter to) (${hours.join('|')}|1[0-2]|[1-9])\\b`, 'gi')

/** A day of a month behind "from", which makes an hour of it. */
const fromDay =
  /\bfrom(?= (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi

/** `Half past seven` as `7:30`, at the same length. */
function withFigures(text: string): string {
  return text.replace(fromDay, '    ').replace(spoken, (words, part: string, name: string) => {
    const hour = hours.indexOf(name.toLowerCase()) + 1 || Number(name)
    const time = { half: `${hour}:30`, past: `${hour}:15`, to: `${((hour + 10) % 12) + 1}:45` }
    const told = /^half/i.test(part) ? time.half : /past$/i.test(part) ? time.past : time.to
    return told.padEnd(words.length)
  })
}

function past(found: ParsedResult, now: Date): ParsedResult {
  const { start } = found
  if (start.isCertain('year') || start.date() <= now) return found
  const [year, month, day] = [(start.get('year') ?? 0) - 1, start.get('month'), start.get('day')]
  return near.parse(`${year}-${two(month)}-${two(day)}`, now)[0] ?? found
}

function two(number: number | null): string {
  return String(number ?? 1).padStart(2, '0')
}
