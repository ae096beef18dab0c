import type { ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import type { Meaning } from '../../meaning/meanings.ts'
import { comparisonsIn } from '../../records/comparisons.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { momentsSaid } from '../../understand/moments.ts'
import { filling } from '../../weights.ts'

/** A time, or from when to when, in minutes of the day. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

/** What a choice costs is no time of it. */
const priced = /[+(]?\s*[€$£]\s?\d[\d.,]*|[+(]?\s*\d+(?:[.,]\d\d)?\s?(?:[€$£]|zł|kr)\)?/gu

const spansOf: (label: Meaning) => Map<ConceptLanguage, TimeSpan | undefined> = oncePerObject(() => new Map())

/** The time that a choice of a page stands for: "11:00", "15 h – 18 h", "after 21 h", "midday". Lists are long, and few hold times. */
export function timeSpan(label: Meaning, language: ConceptLanguage): TimeSpan | undefined {
  const spans = spansOf(label)
  if (!spans.has(language)) spans.set(language, readSpan(label, language))
  return spans.get(language)
}

function readSpan({ text, senses, words }: Meaning, language: ConceptLanguage): TimeSpan | undefined {
  if (text.length > filling.longestTime) return undefined
  const bare = text.replace(priced, '')
  const written = writtenSpan(bare)
  if (written) return written
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

const fromTo =
  /(?<![\d.,])(\d{1,2})(?:[:.h](\d\d))?\s*(?:uhr|h|uur)?\s*(?:–|—|-|bis|to|à|a|tot|do)\s*(\d{1,2})(?:[:.h](\d\d))?\s*(uhr\b|h\b|uur\b|時|点)?(?![\d.,])/iu

/** "17–20 Uhr", "9:30 – 12:00": two hours of which one says that it is one. */
function writtenSpan(text: string): TimeSpan | undefined {
  const [, hour, minute, last, lastMinute, unit] = fromTo.exec(text) ?? []
  if (hour === undefined || (unit ?? minute ?? lastMinute) === undefined) return undefined
  const [from, to] = [Number(hour) * 60 + Number(minute ?? 0), Number(last) * 60 + Number(lastMinute ?? 0)]
  return from < to && to <= wholeDay ? { from, to } : undefined
}

/** The one choice that a time falls into; where none does, the one twelve hours from it. "Before noon" is the one that is over by then. */
export function spanAt<One extends { readonly span: TimeSpan }>(
  time: string,
  choices: readonly One[],
  sentence: Sentence,
): One | undefined {
  const said = minutesOf(time)
  const bound = comparisonsIn(sentence).limits.find(({ kind, value }) => kind === 'time' && value === time)
  if (bound?.relation === 'below' || bound?.relation === 'above') {
    const before = bound.relation === 'below'
    const [only, other] = choices.filter(({ span }) => (before ? span.to <= said : span.from >= said))
    return other ? undefined : only
  }
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
