import { dateWritings, type DateWritings } from './date-writings.ts'
import type { MomentRead, Reading } from './fact.ts'
import { inSmallLetters } from './word-bounds.ts'

const clock =
  /(?<![\d.:])(?<hour>[01]?\d|2[0-3])(?::(?<minute>[0-5]\d)(?::[0-5]\d)?(?:\s?(?<half>[ap])\.?m\b\.?)?|\s?(?<only>[ap])\.?m\b\.?)(?!\d)/giu

/** The days and times in a text, as its language and English write them. */
export function momentsIn(text: string, language: string | undefined): Reading<MomentRead>[] {
  if (!/\d/.test(text)) return []
  const writings = dateWritings(language)
  const days: Reading<MomentRead>[] = []
  const { numeric, named, months } = writings
  const small = inSmallLetters(text)
  const patterns = [...(/\d[-/.年月]/.test(text) ? numeric : []), ...(hasMonth(small, months) ? named : [])]
  for (const day of patterns)
    for (const match of small.matchAll(day)) {
      const date = dateOf(match.groups ?? {}, writings)
      const { 0: said, index: at } = match
      if (date && !days.some((other) => overlap(other, match)))
        days.push({ date, time: undefined, text: text.slice(at, at + said.length), at })
    }
  const times = [...text.matchAll(clock)]
    .filter((match) => !days.some((day) => overlap(day, match)))
    .map((match) => ({ date: undefined, time: timeOf(match.groups ?? {}), text: match[0], at: match.index }))
  return joinTimes(
    [...days, ...times].toSorted((one, other) => one.at - other.at),
    text,
  )
}

/** Patterns of names are slow, and most texts have none. */
function hasMonth(text: string, months: DateWritings['months']): boolean {
  for (const name of months.keys()) if (text.includes(name)) return true
  return false
}

type Groups = Readonly<Record<string, string | undefined>>

function dateOf(groups: Groups, { months, dayFirst }: DateWritings): string | undefined {
  const { one, two, year, name } = groups
  const day = Number(groups.day ?? (dayFirst ? one : two) ?? 0)
  const month = name ? months.get(name) : Number(groups.month ?? (dayFirst ? two : one))
  if (!month || month > 12 || day > 31) return undefined
  return [year ?? '-', two0(month), ...(day === 0 ? [] : [two0(day)])].join('-')
}

function timeOf({ hour, minute = '00', half, only }: Groups): string {
  const afternoon = (half ?? only)?.toLowerCase()
  const twelve = afternoon ? Number(hour) % 12 : Number(hour)
  return `${two0(afternoon === 'p' ? twelve + 12 : twelve)}:${minute}`
}

function two0(value: number): string {
  return String(value).padStart(2, '0')
}

function overlap(one: { text: string; at: number }, match: RegExpMatchArray): boolean {
  const from = match.index ?? 0
  return from < one.at + one.text.length && one.at < from + match[0].length
}

/** "20 November, 19:30" is one moment. */
function joinTimes(found: readonly Reading<MomentRead>[], text: string): Reading<MomentRead>[] {
  const joined: Reading<MomentRead>[] = []
  for (const moment of found) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.at + last.text.length, moment.at) : ''
    if (last?.date && !last.time && !moment.date && /^(?:[\s,·–-]|at|um|à|a las|om)*$/iu.test(between))
      joined.splice(-1, 1, {
        ...last,
        time: moment.time,
        text: text.slice(last.at, moment.at + moment.text.length),
      })
    else joined.push(moment)
  }
  return joined
}
