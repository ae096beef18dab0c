import type { Doable } from '../../candidates/scene.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { isSo, rankSingle, type Meant } from '../ranked/single.ts'
import { isTelling } from '../../understand/telling.ts'

/** What is told beside the values of a form is rather said of its own boxes and lists than of all the page. */
export function settingOf(
  part: Sentence,
  own: readonly Doable[],
  { scene, weights }: Pick<Deciding, 'scene' | 'weights'>,
): Move | undefined {
  if (own.length === 0 || part.values.length > 0 || isOfCart(part)) return undefined
  const { meant, trust } = rankSingle(part, { ...scene, doables: own }, weights, 0)
  const [first] = meant
  if (!first || trust < choosing.act || isSo(first) || isBesideOnly(first, part, scene.rarity))
    return undefined
  // Who says what is not so has chosen none of a list.
  if (first.doable.use === 'choose' && !first.on) return undefined
  return moveOf(first.doable, first.on)
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
