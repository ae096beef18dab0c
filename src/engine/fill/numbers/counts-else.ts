import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import type { Slot } from '../slots.ts'
import type { Extent } from '../../understand/extent.ts'

interface Told extends Extent {
  readonly kind: string
  readonly value: string
}

const units =
  /^(?:number|year|month|week|day|hour|minute|age|field\.age|(?:kilo|centi|milli)?(?:metre|gram)|litre|kilometre|time\..+)$/

/** Whether a number is none for a field: an article, an age, a measure or a number of figures, or no year where one is wanted. */
export function countsElse(offered: Told, { labels }: Slot, sentence: Sentence): boolean {
  const { text, words, senses } = sentence
  const { value, end } = offered
  const first = words.findIndex((word) => word.at >= end)
  // "All three the days", as some languages put it.
  const small = words[first]?.content === false && (words[first]?.letters.length ?? 0) < 4
  const next = small ? first + 1 : first
  const between = text.slice(end, words[next]?.at ?? end)
  const measure =
    /^[\s-]*(?:\p{L}+\s+)?$/u.test(between) &&
    senses.some(({ notion, places }) => places.includes(next) && units.test(notion))
  const wantsYear = labels.some((label) => label.senses.some(({ notion }) => notion === 'year'))
  return isArticle(offered, sentence) || measure || (wantsYear && !/^(?:19|20)\d\d$/.test(value))
}

/** "A car": the article counts nothing. */
export function isArticle({ kind, value, at, end }: Told, { text }: Sentence): boolean {
  return kind === 'number' && value === '1' && !/\d/.test(text.slice(at, end))
}

/** The "un" of "un prezzo minimo di 80" stands before what a figure measures. */
export function isBeforeFigure(told: Told, sentence: Sentence): boolean {
  const clause = clausesOf(sentence).find(({ at, end }) => at <= told.at && told.at < end)
  const measures = ({ kind, noun, at, end }: Value) =>
    at >= told.end && end <= clause!.end && (kind === 'money' || (kind === 'number' && noun === undefined))
  return clause !== undefined && isArticle(told, sentence) && sentence.values.some(measures)
}
