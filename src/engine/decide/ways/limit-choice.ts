import { readFacts } from '#assistant'
import type { Doable, Scene } from '../../candidates/scene.ts'
import { comparisonsIn, relationIn, type Limit } from '../../records/comparisons.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { removing } from '../../understand/acts.ts'

/** "I can't spend more than 30 a month": the one choice of a page that says the same limit, "Up to £30". */
export function limitChoice(sentence: Sentence, scene: Scene): Doable | undefined {
  const [limit, more] = comparisonsIn(sentence).limits
  if (!limit || more || sentence.values.length !== 1 || clausesOf(sentence).length > 1) return undefined
  if (limit.kind !== 'money' && limit.kind !== 'number') return undefined
  const [one, other] = scene.doables.filter(
    (doable) => saysLimit(doable, limit, scene) && !isOtherLimit(doable, sentence, scene),
  )
  return other ? undefined : one
}

/** Whether a choice is of what a sentence leaves out: "hide everything over 100" does not choose "Over €100". */
export function isOtherLimit(doable: Doable, sentence: Sentence, scene: Scene): boolean {
  const told = doable.use === 'write' ? [] : comparisonsIn(sentence).limits
  // What is to be removed is no more wanted than what is denied.
  const removes = [...sentence.acts].some((act) => removing.includes(act))
  return told.some((limit) => {
    const other = { ...limit, relation: opposites[limit.relation] }
    return saysLimit(doable, other, scene) || (removes && saysLimit(doable, limit, scene))
  })
}

const opposites = { below: 'above', atMost: 'above', above: 'below', atLeast: 'below' } as const

function saysLimit({ labels: [label], use, thing }: Doable, limit: Limit, { language }: Scene): boolean {
  if (!label || use === 'write' || thing.record !== undefined) return false
  const { amounts } = readFacts(label.text, language)
  const numbers = label.text.match(/\d+(?:[.,]\d+)?/g) ?? []
  const [amount, second] = amounts.length > 0 ? amounts.map(({ value }) => value) : numbers.map(Number)
  if (amount === undefined || second !== undefined || amount !== Number(limit.value)) return false
  const relation = relationIn(label.words, language)
  return relation !== undefined && ways[relation] === ways[limit.relation]
}

/** Up to a number, or from it on. */
const ways = { below: 'up', atMost: 'up', above: 'on', atLeast: 'on' } as const
