import { saidKinds } from '../../../candidates/said-kinds.ts'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { listSaid } from '../list/list-said.ts'
import { ordinal as numbered } from '../../../words/cues.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** "Open the third result": the thing of that place in the one list that the sentence speaks of. */
export function nthThing(sentence: Sentence, scene: Scene): Doable | 'none' | undefined {
  const last = sentence.cues.some(({ name }) => name === 'last')
  const { ordinal, values, cues } = sentence
  // "One" may only stand for a thing, unless it is to be written.
  const writes = values.length > 0 && cues.some(({ name }) => name === 'put')
  if ((ordinal === undefined && !last) || writes || values.some(({ value }) => value !== '1'))
    return undefined
  const called = calledByNumber(sentence, scene)
  if (called) return called
  const telling = tellingPlaces(sentence)
  const sort = nthOfKind(sentence, scene, telling)
  if (sort) return sort
  const list = listSaid(sentence, scene)
  if (!list) return undefined
  return (last ? list.at(-1) : list[(ordinal ?? 1) - 1]) ?? 'none'
}

/** "The second week" where something is called "Week 2". */
export function calledByNumber(
  { ordinal, words, language }: Sentence,
  { doables }: Scene,
): Doable | undefined {
  const at = words.findIndex(({ letters }) => numbered(letters, language) === ordinal)
  const beside = new Set([words[at - 1]?.stem, words[at + 1]?.stem])
  const [only, other] = doables.filter(({ labels: [name] }) => {
    const [noun, more] = name?.words.filter(({ letters }) => letters !== String(ordinal)) ?? []
    return noun && !more && name?.words.length === 2 && beside.has(noun.stem)
  })
  return other ? undefined : only
}

/** "The second checkbox": by its sort and its place, where nothing else is said that it has nothing to do with. */
function nthOfKind(sentence: Sentence, scene: Scene, telling: readonly number[]): Doable | undefined {
  const counted = saidKinds(sentence, scene.view.things).filter((one) => one.counted)
  const [kind, other] = counted
  const doable = scene.doables.find(({ thing }) => thing.id === kind?.thing?.id)
  if (!kind || other || !doable) return undefined
  const told = new Set([
    ...kind.places,
    ...doable.thing.path.flatMap((title) =>
      Array.from(cover(sentence, scene.read(title), scene.rarity).met.keys()),
    ),
  ])
  return telling.every((place) => told.has(place)) ? doable : undefined
}
