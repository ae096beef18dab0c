import { likeness, type Unit } from '../language/units.ts'
import type { PageIndex, Thing } from './page-index.ts'
import type { Phrase } from './phrase.ts'

/** How well a thing answers to a phrase. */
export interface Score {
  readonly total: number
  /** The share of the phrase that the thing's label and region explain. */
  readonly covered: number
  /** The share of the label that was said. */
  readonly said: number
  /** Much of the phrase stands in the label itself, not only words that can stand for it. */
  readonly literal: boolean
  /** The first word of the label that says something was said. */
  readonly begins: boolean
  /** The phrase is the label, word for word (slips aside). */
  readonly exact: boolean
}

const none: Score = { total: 0, covered: 0, said: 0, literal: false, begins: false, exact: false }
/** A word found only in the region around a thing says less than one in its label. */
const regionShare = 0.85
const repairedShare = 0.94
/** How much of the phrase must stand in the label as it was said, for the label to count as named. */
const literalShare = 0.4

/** Holds a phrase against a label from both sides: what of the phrase is met, and what of the label was said. */
export function score(phrase: Phrase, thing: Thing, index: PageIndex): Score {
  if (phrase.forms.includes(thing.folded) && thing.folded !== '')
    return { total: 1.2, covered: 1, said: 1, literal: true, begins: true, exact: true }
  let wanted = 0
  let met = 0
  let inLabel = 0
  let asWritten = 0
  for (const unit of phrase.units) {
    if (phrase.optional.has(unit)) continue
    const weight = index.weight(unit)
    const own = best(unit, thing.units)
    const near = best(unit, thing.around) * regionShare
    wanted += weight
    met += weight * Math.max(own, near) * (phrase.repaired.has(unit) ? repairedShare : 1)
    inLabel += weight * own
    if (own === 1) asWritten += weight
  }
  if (wanted === 0 || inLabel === 0) return none
  const covered = met / wanted
  const head = thing.units.find((unit) => index.weight(unit) > 0)
  const begins = head !== undefined && best(head, phrase.units) >= 0.8
  const literal = asWritten >= wanted * literalShare
  const said = shareSaid(phrase, thing, index)
  return { total: covered * (0.55 + 0.45 * said), covered, said, literal, begins, exact: false }
}

/** The share of the label that the visitor said. */
function shareSaid(phrase: Phrase, thing: Thing, index: PageIndex): number {
  let all = 0
  let matched = 0
  for (const unit of thing.units) {
    const weight = Math.max(index.weight(unit), 0.15)
    all += weight
    matched += weight * best(unit, phrase.units)
  }
  return all === 0 ? 0 : matched / all
}

function best(unit: Unit, others: readonly Unit[]): number {
  let most = 0
  for (const other of others) most = Math.max(most, likeness(unit, other))
  return most
}
