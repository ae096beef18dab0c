import { amountsIn } from './amounts.ts'
import type { AmountRead, MeasureRead, MomentRead, Reading } from './fact.ts'
import { measuresIn } from './measures.ts'
import { momentsIn } from './moments.ts'
import { decimalOf, withPlainDigits } from './read-number.ts'

export interface Facts {
  readonly amounts: readonly Reading<AmountRead>[]
  readonly moments: readonly Reading<MomentRead>[]
  readonly measures: readonly Reading<MeasureRead>[]
}

const none: Facts = { amounts: [], moments: [], measures: [] }

/** Reads sums of money, days and times, and whatever other numbers a text has. No digit counts twice. */
export function readFacts(words: string, language: string | undefined): Facts {
  const text = withPlainDigits(words)
  if (!/\d/.test(text)) return none
  const amounts = amountsIn(text)
  const rest = without(text, amounts)
  const moments = momentsIn(rest, language)
  return { amounts, moments, measures: measuresIn(without(rest, moments), decimalOf(language)) }
}

/** The text with what was read covered, so that everything else keeps its place. */
function without(text: string, read: readonly Reading<object>[]): string {
  return read.reduce(
    (rest, { at, text: words }) =>
      rest.slice(0, at) + '\u0000'.repeat(words.length) + rest.slice(at + words.length),
    text,
  )
}
