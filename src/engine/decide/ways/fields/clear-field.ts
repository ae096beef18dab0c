import type { Scene } from '../../../candidates/scene.ts'
import { slotsOf } from '../../../fill/slots.ts'
import type { Meaning } from '../../../meaning/meanings.ts'
import { clearing, type Move } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { filling } from '../../../weights.ts'

/** Empties the field that a sentence names for that. */
export function clearField(sentence: Sentence, scene: Scene): Move | undefined {
  if (!sentence.acts.has('act.clear')) return undefined
  const named = slotsOf(scene).filter(
    ({ labels, options }) => options.length === 0 && labels.some((label) => isSaid(label, sentence, scene)),
  )
  const [slot, other] = named
  return slot && !other ? clearing(slot.thing) : undefined
}

function isSaid(label: Meaning, sentence: Sentence, { rarity }: Scene): boolean {
  const { label: said, byCommand } = cover(sentence, label, rarity)
  return said[1] + byCommand >= filling.labelSaid
}
