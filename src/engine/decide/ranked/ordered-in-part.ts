import type { Doable } from '../../candidates/scene.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { referencesIn } from '../../understand/references.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { isPlea } from '../wish/is-plea.ts'
import { smallTalk } from '../wish/small-talk.ts'
import { isBinding } from './does-all-said.ts'
import { isSo, rankSingle, type Single } from './single.ts'
import { sureThing } from './sure-thing.ts'

/** "My neighbour is vegan, so no cheese": what all of it likely means and one part surely orders, where the others only tell why. */
export function orderedInPart(
  sentence: Sentence,
  { meant: [first], trust }: Single,
  deciding: Deciding,
): Doable | undefined {
  const clauses = clausesOf(sentence)
  const listed = clauses.some(({ joint }) => listing.has(joint))
  if (!first?.on || trust < choosing.question || clauses.length < 2 || listed) return undefined
  const parts = clauses.map(({ text }) => deciding.parsePart(text))
  const sure = parts.map((part) => {
    const single = rankSingle(part, deciding.scene, deciding.weights, 0)
    return sureThing(part, single, deciding) && single
  })
  if (parts.some((part, at) => sure[at] && isPlea(part))) return undefined
  const [only, other] = sure.flatMap((found) => found ?? [])
  const [own] = only?.meant ?? []
  const at = sure.findIndex(Boolean)
  if (!only || !own || other || only.trust < choosing.byKinship) return undefined
  const strays = parts.some((part, place) => place !== at && mayOrder(part, place > at))
  if (strays || isBinding(own.doable)) return undefined
  const same = own.doable === first.doable && own.on === first.on
  return same && [...own.met.values()].some((level) => level < 2) && !isSo(first) ? first.doable : undefined
}

const listing = new Set<string>(['and', 'next', 'correction'])

/** Whether a part may say more than why: a value, something to us, or behind the order an unknown deed, "…, flumphigate it". */
function mayOrder(part: Sentence, behind: boolean): boolean {
  const unknown = behind && part.acts.size === 0 && referencesIn(part).points
  return part.values.length > 0 || unknown || smallTalk(part) !== undefined
}
