import { saidKinds } from '../../candidates/said-kinds.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import type { Extent } from '../../understand/extent.ts'

interface Told extends Extent {
  readonly value: string
}

/** A value that is told with the sort of its field: "enter -5 into the second text box", "set the slider to 40". */
export function kindValues(sentence: Sentence, slots: readonly Slot[], offered: readonly Told[]): Filling[] {
  const kinds = saidKinds(
    sentence,
    slots.map(({ thing }) => thing),
  )
  if (kinds.length === 0) return []
  return clausesOf(sentence).flatMap((clause): Filling[] => {
    const holds = ({ at, end }: Extent) => clause.at <= at && end <= clause.end
    const inside = (place: number) => {
      const word = sentence.words[place]
      return word !== undefined && holds(word)
    }
    const [kind, another] = kinds.filter(({ places }) => places.every(inside))
    const [told, more] = offered.filter(holds)
    const slot = slots.find(({ thing, options }) => thing.id === kind?.thing?.id && options.length === 0)
    if (!kind || another || !told || more || !slot) return []
    const { value, at, end } = told
    return [{ slot, value, option: false, at, end, strength: filling.namedPlainly, says: kind.places }]
  })
}
