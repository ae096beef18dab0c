import type { ConceptLanguage } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import { momentsSaid } from '../understand/moments.ts'
import { filling } from '../weights.ts'

/** A time, or from when to when, in minutes of the day. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

/** What a choice costs is no time of it. */
const priced = /[+(]?\s*[€$£]\s?\d[\d.,]*|[+(]?\s*\d+(?:[.,]\d\d)?\s?(?:[€$£]|zł|kr)\)?/gu

const spans = new WeakMap<Meaning, { readonly span: TimeSpan | undefined }>()

/** The time that a choice of a page stands for: "11:00", "15 h – 18 h", "after 21 h", "midday". Lists are long, and few hold times. */
export function timeSpan(label: Meaning, language: ConceptLanguage): TimeSpan | undefined {
  const known = spans.get(label)
  if (known) return known.span
  const span = readSpan(label, language)
  spans.set(label, { span })
  return span
}

function readSpan({ text, senses, words }: Meaning, language: ConceptLanguage): TimeSpan | undefined {
  if (text.length > filling.longestTime) return undefined
  const bare = text.replace(priced, '')
  const times = /\d/.test(bare) ? momentsSaid(bare, { language, now: anyDay }) : []
  const [first, second, more] = times.map(({ kind, value }) => (kind === 'time' ? minutesOf(value) : -1))
  if (first === -1 || second === -1 || more !== undefined) return undefined
  if (first !== undefined && second !== undefined)
    return first < second ? { from: first, to: second } : undefined
  const notions = new Set(senses.map(({ notion }) => notion))
  if (first === undefined) {
    const [part, other] = Object.keys(partsOfDay).filter((notion) => notions.has(notion))
    return part === undefined || other !== undefined || words.length > 3 ? undefined : partsOfDay[part]
  }
  if (notions.has('time.before')) return { from: 0, to: first }
  if (notions.has('time.after')) return { from: first, to: wholeDay }
  return { from: first, to: first }
}

/** The one choice that a time falls into; where none does, the one twelve hours from it. */
export function spanAt<One extends { readonly span: TimeSpan }>(
  time: string,
  choices: readonly One[],
): One | undefined {
  const said = minutesOf(time)
  for (const at of [said, (said + halfDay) % wholeDay]) {
    const exact = choices.filter(({ span }) => span.from === at && span.to === at)
    const holding = exact.length > 0 ? exact : choices.filter(({ span }) => span.from <= at && at < span.to)
    if (holding.length > 0) return holding.length === 1 ? holding[0] : undefined
  }
  return undefined
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const halfDay = 720
const wholeDay = 1_440

/** Parts of the day as people part it, by the notions that name them. */
const partsOfDay: Readonly<Record<string, TimeSpan>> = {
  'time.morning': { from: 300, to: 720 },
  noon: { from: 720, to: 840 },
  'time.afternoon': { from: 840, to: 1_080 },
  'time.evening': { from: 1_080, to: 1_320 },
  'time.night': { from: 1_320, to: wholeDay },
}

/** Times are the same on every day. */
const anyDay = new Date(0)
