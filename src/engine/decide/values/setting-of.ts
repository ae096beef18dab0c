import type { Doable } from '../../candidates/scene.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing, filling, reading } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { sending } from '../ranked/does-all-said.ts'
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

/**
 * Whether only what stands around a setting was said, which stands around the others as well. A box may be meant by its
 * kin alone where that says what all of it is called, and taken back by what it lets be done: "no downloading".
 */
function isBesideOnly({ doable, on }: Meant, part: Sentence, rarity: (stem: string) => number): boolean {
  const isBox = doable.use !== 'choose'
  return !doable.labels.some((label) => {
    const { met, label: shares } = cover(part, label, rarity)
    const isWhole = shares[2] >= filling.labelSaid
    return [...met].some(([place, level]) => {
      const weight = part.weights[place] ?? 0
      if (isTelling(weight)) return level < 2 || !isBox || isWhole
      return isBox && !on && level < 2 && weight >= reading.commandWord && !isUnsent(place, part)
    })
  })
}

/** "Don't send anything yet" is said of the form, and of no box for what is sent. */
function isUnsent(place: number, { senses, negated }: Sentence): boolean {
  return (
    negated.some(Boolean) &&
    senses.some(({ notion, places }) => sending.has(notion) && places.includes(place))
  )
}
