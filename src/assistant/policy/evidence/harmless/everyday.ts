import { isCoveredBy, restOf } from '../../labels/covered.ts'
import type { Phrases } from '../../labels/phrases.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** Whether a label is one of those that are pressed every day: "Next week", "Swap origin and destination", "Load more", "Export CSV". */
export function isEveryday(line: string): boolean {
  if (isIntoOwnList(line) || bringsMore(line)) return true
  if (isPair(line, [vocabulary.exports, vocabulary.formats])) return true
  return isPair(line, [vocabulary.turns, vocabulary.periods]) || swapsEnds(line)
}

/** "Add to bag", "In die Einkaufstasche", "Add to watchlist": what the visitor keeps for themselves. */
export function isIntoOwnList(line: string): boolean {
  return isCoveredBy(line, [vocabulary.cart]) || own.some((list) => isPair(line, [vocabulary.puts, list]))
}

const own = [vocabulary.cart, vocabulary.ownLists]

/** Of both, and of nothing else. */
function isPair(line: string, pair: readonly [Phrases, Phrases]): boolean {
  return pair.every((words) => words.has(line)) && isCoveredBy(line, [...pair, vocabulary.ands])
}

/** "Swap origin and destination": both ends of a way are named. "Reverse direction" may be a machine's. */
function swapsEnds(line: string): boolean {
  const ends = new Set(vocabulary.routes.spans(line).map(([from]) => from))
  return ends.size > 1 && isPair(line, [vocabulary.swaps, vocabulary.routes])
}

/** "Load more comments", "Weitere Kommentare laden"; not "Load more credit". */
function bringsMore(line: string): boolean {
  if (!vocabulary.loads.has(line) || !vocabulary.more.has(line)) return false
  if (vocabulary.ands.has(` ${restOf(line, vocabulary.more)} `)) return false
  return [vocabulary.loads, vocabulary.more].some((words) => words.begins(line)) && !isWeighty(line)
}

function isWeighty(line: string): boolean {
  return weights.some((words) => words.has(line))
}

const { credit, sums, offers, payment, spends, charges, machines, access, people } = vocabulary
const weights = [credit, sums, offers, payment, spends, charges, machines, access, people]
