import type { Sentence } from '../understand/sentence.ts'
import type { Slot } from './slots.ts'
import type { Extent } from '../understand/extent.ts'

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
  const next = words.findIndex((word) => word.at >= end)
  const measure = /^[\s-]*$/.test(text.slice(end, words[next]?.at ?? end))
    ? senses.some(({ notion, places }) => places.includes(next) && units.test(notion))
    : false
  const wantsYear = labels.some((label) => label.senses.some(({ notion }) => notion === 'year'))
  return isArticle(offered, sentence) || measure || (wantsYear && !/^(?:19|20)\d\d$/.test(value))
}

/** "A car": the article counts nothing. */
export function isArticle({ kind, value, at, end }: Told, { text }: Sentence): boolean {
  return kind === 'number' && value === '1' && !/\d/.test(text.slice(at, end))
}
