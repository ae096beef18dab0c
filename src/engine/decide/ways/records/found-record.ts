import type { Doable } from '../../../candidates/scene.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import { isLiteral } from '../../../rank/is-literal.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import { saysOrder } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { choosing } from '../../../weights.ts'
import type { Deciding } from '../../decision.ts'
import { doesAllSaid } from '../../ranked/does-all-said.ts'
import { rankSingle } from '../../ranked/single.ts'
import { alikeOn, controlsOf, namedOf, sortBeside, type Named } from './act-on-record.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** What is done with the one that was found, and the parts of the sentence after that. */
export interface Found {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

/** "Find the mail by Ada and archive it": done by its own control, or after opening it. */
export function foundRecord(sentence: Sentence, deciding: Deciding): Found | undefined {
  const [first, ...later] = clausesOf(sentence).map(({ text }) => deciding.parsePart(text))
  const [next, ...rest] = later
  if (!first || !next || !isSearch(first) || !saysOrder(next)) return undefined
  const { scene } = deciding
  const [named, other] = alikeOn(scene).flatMap((items) => namedOf(items, first, scene) ?? [])
  if (!named || other || !isAllSaid(named, first)) return undefined
  const control = next.values.length > 0 ? undefined : ownControl(named, next, deciding)
  if (control) return { moves: [moveOf(control, true)], todo: rest.map(({ text }) => text) }
  const opener = controlsOf(named.item, scene).find(({ thing }) => thing.name === named.item.title)
  return opener && { moves: [moveOf(opener, true)], todo: later.map(({ text }) => text) }
}

/** The control of a record that does what a part of the sentence says. */
function ownControl({ item }: Named, part: Sentence, deciding: Deciding): Doable | undefined {
  const { scene, weights } = deciding
  const own = controlsOf(item, scene)
  const [called, namesake] = presses(part) ? own.filter(({ labels }) => isLiteral(labels[0]!, part)) : []
  if (called && !namesake) return called
  // Its namesakes are those of the others, which are not meant.
  const alone = own.map((doable) => ({ ...doable, namesakes: 0 }))
  const { meant, trust } = rankSingle(part, { ...scene, doables: alone }, weights, 0)
  const [first] = meant
  const sure = first && trust >= choosing.act && doesAllSaid(first, part, { ...deciding, trust })
  return sure ? own.find(({ thing }) => thing === first.doable.thing) : undefined
}

/** Whether a part only says to find something. */
function isSearch({ cues, negated, ordinal }: Sentence): boolean {
  return (
    cues.some(({ name, from }) => name === 'find' && from === 0) &&
    !negated.some(Boolean) &&
    ordinal === undefined
  )
}

/** "Click the star to mark it": what is to be pressed is called by its name, the rest tells why. */
function presses({ cues }: Sentence): boolean {
  return cues.some(({ name, from }) => name === 'press' && from === 0)
}

/** Whether a part says nothing but to find it, its name and its sort. */
function isAllSaid({ places }: Named, part: Sentence): boolean {
  const sort = sortBeside(places, part)
  const lead = part.cues.find(({ name }) => name === 'find')?.to ?? 0
  return tellingPlaces(part).every((place) => place < lead || places.has(place) || place === sort)
}
