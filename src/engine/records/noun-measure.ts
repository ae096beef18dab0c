import type { Scene } from '../candidates/scene.ts'
import { cover } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Item } from './item.ts'
import { measureOf, type Measuring } from './measure.ts'

/** "the most users", "the lowest rent": the noun behind tells what is measured. */
export function byNoun(sentence: Sentence, scene: Scene, from: number): Measuring | undefined {
  const place = sentence.words.findIndex(({ content }, at) => at >= from && content)
  if (place === -1) return undefined
  return (item) => measureOf(item, (fact) => speaksOf(place, fact, sentence, scene))
}

/** Whether a word is the noun behind what puts things in order. */
export function isNounOf(
  from: number,
  place: number,
  sentence: Sentence,
  scene: Scene,
  all: readonly Item[],
): boolean {
  return (
    place >= from &&
    all.some((item) => measureOf(item, (fact) => speaksOf(place, fact, sentence, scene)) !== undefined)
  )
}

/** Whether a number's unit or heading is what a word of the sentence names. */
export function speaksOf(
  place: number,
  { unit, head }: { readonly unit: string; readonly head: string | undefined },
  sentence: Sentence,
  scene: Scene,
): boolean {
  return [unit, head ?? ''].some(
    (text) => text !== '' && (cover(sentence, scene.read(text), () => 1).met.get(place) ?? 4) < 2,
  )
}
