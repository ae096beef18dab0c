import type { Thing } from '#assistant'
import type { ConceptLanguage } from '#languages'
import { limits } from '#protocol'
import type { Scene } from '../../../candidates/scene.ts'
import { slotsOf } from '../../../fill/slots.ts'
import { moveOf, opening, type Move } from '../../../plan/move.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'

/** A press on the way to a day in a calendar, and the parts of the sentence that are left after it. */
export interface Leafing {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

/** "Choose 5 March": a day for a field that nobody can write into, in the calendar that it opens. */
export function readCalendar(
  sentence: Sentence,
  scene: Scene,
  parsePart: (text: string) => Sentence,
): Leafing | undefined {
  const [own, ...later] = clausesOf(sentence)
  const [day, more] = own ? parsePart(own.text).values : []
  if (!own || day?.kind !== 'date' || more || takesDays(scene)) return undefined
  const rest = later.map(({ text }) => text)
  const shown = monthShown(scene)
  if (!shown) {
    const [field, other] = scene.view.things.filter(({ use, state }) => use === 'write' && state.readonly)
    return field && !other ? { moves: [opening(field)], todo: [own.text, ...rest] } : undefined
  }
  const [year = 0, month = 0, date = 0] = day.value.split('-').map(Number)
  const away = (year - shown.year) * 12 + month - shown.month
  const thing = away === 0 ? dayIn(shown, date) : leafIn(shown, away < 0, scene)
  const doable = thing && scene.doables.find((one) => one.thing.id === thing.id)
  if (!doable) return undefined
  if (away === 0) return { moves: [moveOf(doable, true)], todo: rest }
  const times = Math.min(Math.abs(away), limits.timesPerStep)
  return { moves: [{ ...moveOf(doable, true), times }], todo: [own.text, ...rest] }
}

/** Whether a field of the page takes a day by itself. */
function takesDays(scene: Scene): boolean {
  return slotsOf(scene).some(({ purpose }) => purpose === 'date')
}

/** A month of a calendar that is open. */
interface Month {
  readonly year: number
  /** From 1. */
  readonly month: number
  /** Where it is named. */
  readonly line: number
  /** What is called by the number of a day. */
  readonly days: readonly Thing[]
}

const fewestDays = 28

/** The first month that is named above the days of a calendar. */
function monthShown({ view, language }: Scene): Month | undefined {
  const days = view.things.filter(({ name, use }) => use === 'press' && /^(?:[1-9]|[12]\d|3[01])$/.test(name))
  if (new Set(days.map(({ name }) => name)).size < fewestDays) return undefined
  const names = monthNames(language)
  for (const [line, { text }] of view.lines.entries()) {
    const year = Number(/(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0])
    const letters = text.toLowerCase()
    const said = names.filter((name) => letters.includes(name))
    const longest = Math.max(...said.map((name) => name.length))
    const month = names.findIndex((name) => said.includes(name) && name.length === longest) + 1
    if (year > 0 && month > 0 && text.length < longestTitle && line < (days[0]?.line ?? 0))
      return { year, month, line, days }
  }
  return undefined
}

const longestTitle = 30

function monthNames(language: ConceptLanguage): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2_000, month)).toLowerCase())
}

/** Days of the months before and after may be shown too: the first run from 1 on is the month's own. */
function dayIn({ days }: Month, date: number): Thing | undefined {
  const first = days.findIndex(({ name }) => name === '1')
  return days.slice(first).find(({ name }) => name === String(date))
}

/** What leafs back or on: the first and the second of the two things nearest to the name of the month. */
function leafIn({ line, days }: Month, back: boolean, { view }: Scene): Thing | undefined {
  const away = (thing: Thing) => Math.abs(thing.line - line)
  const beside = view.things
    .filter((thing) => thing.use === 'press' && !days.includes(thing) && away(thing) <= maxBeside)
    .sort((one, other) => away(one) - away(other))
    .slice(0, 2)
    .sort((one, other) => one.line - other.line)
  return beside.length === 2 ? beside[back ? 0 : 1] : undefined
}

const maxBeside = 3
