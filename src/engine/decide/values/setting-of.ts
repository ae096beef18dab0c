import type { Doable } from '../../candidates/scene.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { isSo, rankSingle, type Meant } from '../ranked/single.ts'
import { isTelling } from '../../understand/telling.ts'
import { isBare, isChosen, otherAnswers } from './is-chosen.ts'

/** The boxes and lists of a form, and those that its values went into already. */
export interface Settings {
  readonly open: readonly Doable[]
  readonly set: readonly Doable[]
}

/** What is told beside the values of a form is rather said of its own boxes and lists than of all the page. */
export function settingOf(
  part: Sentence,
  { open, set }: Settings,
  { scene, weights }: Pick<Deciding, 'scene' | 'weights'>,
): Move | undefined {
  if (open.length === 0 || part.values.length > 0 || isOfCart(part)) return undefined
  const { meant, trust } = rankSingle(part, { ...scene, doables: open }, weights, 0)
  const [first] = meant
  if (!first || trust < choosing.act || isSo(first) || isBesideOnly(first, part, scene.rarity))
    return undefined
  if (!isChosen(first, part, scene)) return otherOfTwo(first, part, scene)
  // "And mail me the receipt" where that is ticked already: what only comes near it is not meant as well.
  const done = set.find((one) => saysNoLess(one, first.doable, part, scene.rarity))
  if (done) return moveOf(done, true)
  return moveOf(first.doable, first.on)
}

/** "Not the weekly one": who denies one of two answers has given the other. */
function otherOfTwo({ doable, on }: Meant, part: Sentence, scene: Deciding['scene']): Move | undefined {
  const [only, more] = otherAnswers(doable, scene)
  const named = doable.labels.some((label) =>
    [...cover(part, label, scene.rarity).met].some(([at, level]) => level < 2 && isTelling(part.weights[at])),
  )
  return !on && named && only && !more && !isBare(doable, [only], scene) ? moveOf(only, true) : undefined
}

/** Whether one thing's name meets all that a part tells of another, and no less closely. */
function saysNoLess(one: Doable, other: Doable, part: Sentence, rarity: (stem: string) => number): boolean {
  const [own, its] = [one, other].map(
    ({ labels }) => new Map(labels.flatMap((label) => [...cover(part, label, rarity).met])),
  )
  const told = [...its!].filter(([place]) => isTelling(part.weights[place]))
  return told.length > 0 && told.every(([place, level]) => (own!.get(place) ?? 4) <= level)
}

/** What goes into a cart is pressed, and ticked nowhere. */
function isOfCart({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion === 'cart.add' || notion === 'cart.checkout')
}

/** Whether only what stands around a setting was said, which stands around the others as well; a box may be meant by its kin alone, one of a list is not. */
function isBesideOnly({ doable, met }: Meant, part: Sentence, rarity: (stem: string) => number): boolean {
  const tells = (place: number) => isTelling(part.weights[place])
  const named = doable.labels.flatMap((label) => [...cover(part, label, rarity).met.keys()])
  return !named.some(tells) && (doable.use === 'choose' || [...met.keys()].some(tells))
}
