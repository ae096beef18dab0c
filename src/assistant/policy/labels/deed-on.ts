import { lineOf } from '../../view/index.ts'
import type { Phrases } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

/** A verb of each kind with the things that it counts for. */
const concepts: readonly (readonly [verb: Phrases, objects: Phrases])[] = [
  [vocabulary.movesMoney, vocabulary.sums],
  [vocabulary.movesPeople, vocabulary.people],
  [vocabulary.settlesLaw, vocabulary.law],
  [vocabulary.actuates, vocabulary.machines],
]

/**
 * Whether a label orders something that binds by what it is done to: "Run payroll", "Evict tenant", "Terminate lease",
 * "Unlock door". The verb stands first, or last where a language puts it there.
 */
export function isDeedOn(label: string): boolean {
  const line = lineOf(label)
  return concepts.some(([verb, objects]) => {
    const spans = verb.spans(line)
    const orders = spans.find(([from, to]) => from <= 1 || to >= line.length - 1)
    if (!orders) return false
    return objects.has(` ${line.slice(0, orders[0])} ${line.slice(orders[1])} `.replace(/ +/g, ' '))
  })
}
