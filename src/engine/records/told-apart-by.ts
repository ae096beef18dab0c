import type { Scene } from '../candidates/scene.ts'
import type { Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { levelsIn } from './conditions.ts'
import { itemsOf, type Item } from './item.ts'

/** By what a sentence tells one of several things alike from the others, at best; undefined where it does not. */
export function toldApartBy(item: Item, sentence: Sentence, scene: Scene): Level | undefined {
  const others = itemsOf(scene.view).filter((other) => other.group === item.group && other !== item)
  if (others.length === 0) return 0
  const met = others.map((other) => levelsIn(other, sentence, scene))
  const apart = [...levelsIn(item, sentence, scene)].flatMap(([place, level]) =>
    (sentence.weights[place] ?? 0) > 0 && met.some((other) => (other.get(place) ?? 4) > level) ? [level] : [],
  )
  return apart.toSorted()[0]
}
