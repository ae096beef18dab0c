import { lineOf } from '../../view/index.ts'
import { isCoveredBy } from './covered.ts'
import type { Phrases } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

/** A verb of each kind with the things that it counts for. */
interface Concept {
  readonly verb: Phrases
  readonly objects: Phrases
  /** Where the label may name nothing else: "Open car" opens it, "Open car details" does not. */
  readonly whole?: boolean
}

const concepts: readonly Concept[] = [
  { verb: vocabulary.movesMoney, objects: vocabulary.sums },
  { verb: vocabulary.movesPeople, objects: vocabulary.people },
  { verb: vocabulary.settlesLaw, objects: vocabulary.law },
  { verb: vocabulary.actuates, objects: vocabulary.machines },
  { verb: vocabulary.actuates, objects: vocabulary.doors, whole: true },
  { verb: vocabulary.empties, objects: vocabulary.stores },
  { verb: vocabulary.proposes, objects: vocabulary.proposals },
  { verb: vocabulary.advertises, objects: vocabulary.hidden },
  { verb: vocabulary.ends, objects: vocabulary.services },
  { verb: vocabulary.finishes, objects: vocabulary.dealings },
  { verb: vocabulary.becomes, objects: vocabulary.persons },
  { verb: vocabulary.postpones, objects: vocabulary.outings, whole: true },
  { verb: vocabulary.gives, objects: vocabulary.tips, whole: true },
]

/**
 * Whether a label orders something that binds by what it is done to: "Run payroll", "Evict tenant", "Terminate lease",
 * "Unlock door", "Empty spam". The verb stands first, or last where a language puts it there.
 */
export function isDeedOn(label: string): boolean {
  const line = lineOf(label)
  return concepts.some(({ verb, objects, whole }) =>
    verb.spans(line).some(([from, to]) => {
      if (from > 1 && to < line.length - 1) return false
      const rest = ` ${line.slice(0, from)} ${line.slice(to)} `.replace(/ +/g, ' ')
      return whole ? isCoveredBy(rest, [objects]) : objects.has(rest)
    }),
  )
}
