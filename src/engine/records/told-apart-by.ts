import type { Scene } from '../candidates/scene.ts'
import { cover, type Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { levelsIn } from './conditions.ts'
import { itemsOf, type Item } from './item.ts'

/** By what a sentence tells one of several things alike from the others, at best; undefined where it does not. */
export function toldApartBy(item: Item, sentence: Sentence, scene: Scene): Level | undefined {
  const others = itemsOf(scene.view).filter((other) => other.group === item.group && other !== item)
  if (others.length === 0) return 0
  const met = others.map((other) => levelsIn(other, sentence, scene))
  const said = [...levelsIn(item, sentence, scene)].filter(([place]) => (sentence.weights[place] ?? 0) > 0)
  const apart = said.filter(([place, level]) => met.some((other) => (other.get(place) ?? 4) > level))
  const called = cover(sentence, scene.read(item.title), () => 1).met
  // What another is just as much tells neither of the two, unless it is called so.
  if (
    said.every(([place]) => !called.has(place)) &&
    met.some((other) => said.every(([place, level]) => (other.get(place) ?? 4) <= level))
  )
    return undefined
  return apart.map(([, level]) => level).toSorted()[0]
}
