import type { Doable } from '../../candidates/scene.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { isSo, rankSingle } from '../ranked/single.ts'

/** What is told beside the values of a form is rather said of its own boxes and lists than of all the page. */
export function settingOf(
  part: Sentence,
  own: readonly Doable[],
  { scene, weights }: Pick<Deciding, 'scene' | 'weights'>,
): Move | undefined {
  if (own.length === 0 || part.values.length > 0) return undefined
  const { meant, trust } = rankSingle(part, { ...scene, doables: own }, weights, 0)
  const [first] = meant
  if (!first || trust < choosing.act || isSo(first)) return undefined
  // Who says what is not so has chosen none of a list.
  if (first.doable.use === 'choose' && !first.on) return undefined
  return moveOf(first.doable, first.on)
}
