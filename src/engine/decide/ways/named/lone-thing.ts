import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { waysIn } from '../fields/dragging.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** What is meant by being the only one of its sort, or the first or last of them in size. */
export function loneThing(sentence: Sentence, scene: Scene): Doable | undefined {
  return onlyOpener(sentence, scene) ?? extremeNumber(sentence, scene)
}

/** "Expand the section below": where nothing else is said of it, the one thing that is closed. */
function onlyOpener(sentence: Sentence, { doables }: Scene): Doable | undefined {
  const { acts, words, weights, language } = sentence
  const opens = acts.has('act.expand')
  if (opens === acts.has('act.collapse')) return undefined
  const ways = waysIn(words, language)
  const told = tellingPlaces({ weights }).some(
    (place) => !ways.some(({ from, to }) => from <= place && place < to),
  )
  const [one, other] = doables.filter(({ use, thing }) => use === 'press' && thing.state.expanded === !opens)
  return told || other ? undefined : one
}

/** "The card with the greatest number": among things that are called by nothing but a number. */
function extremeNumber({ cues, senses }: Sentence, { doables }: Scene): Doable | undefined {
  const most = cues.some(({ name }) => name === 'most')
  if (most === cues.some(({ name }) => name === 'least')) return undefined
  if (!senses.some(({ notion }) => notion === 'number')) return undefined
  const numbered = doables.filter(({ use, thing }) => use === 'press' && /^-?\d+(?:\.\d+)?$/.test(thing.name))
  const [first, second] = numbered.sort(
    (one, other) => (Number(other.thing.name) - Number(one.thing.name)) * (most ? 1 : -1),
  )
  return second && first?.thing.name !== second.thing.name ? first : undefined
}
