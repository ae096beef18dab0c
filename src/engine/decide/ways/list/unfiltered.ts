import { anyWords } from '#languages'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import { overlap } from '../../../understand/extent.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'
import { phraseReader } from '../../../words/cues.ts'
import { removing } from '../../../understand/acts.ts'

const readAny = phraseReader(['any'], anyWords)
const lifting = new Set([...removing, 'filter.clear', 'filter.open', 'take-off', 'delete-verb', 'act.reset'])
const indifferent = new Set(['talk.your-choice', 'talk.never-mind', 'talk.all'])

/** "Any price", "take off the price filter": of the one list that is named, the choice that narrows nothing. */
export function unfiltered(sentence: Sentence, scene: Scene): Doable | undefined {
  const { words, language, senses, values, acts } = sentence
  const any = readAny(words, language)
  // The "bir" of "herhangi bir" counts nothing.
  const counts = values.some(
    (value) => !any.some(({ from, to }) => words.slice(from, to).some((word) => overlap(value, word))),
  )
  if (counts) return undefined
  const lifts =
    acts.has('filter.open') &&
    senses.some(({ notion }) => removing.includes(notion) || notion === 'filter.clear')
  if (any.length === 0 && !lifts) return undefined
  const said = new Set([
    ...any.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    ...senses.flatMap(({ notion, places }) => (lifting.has(notion) || indifferent.has(notion) ? places : [])),
  ])
  const [one, other] = scene.doables.filter(
    (doable) => isAny(doable, scene) && isNamed(doable, said, sentence),
  )
  return other ? undefined : one
}

/** "Remove the filters": the one button that clears them all. */
export function withoutFilters(
  { senses, weights, negated }: Sentence,
  { doables }: Scene,
): Doable | undefined {
  const said = new Set(senses.flatMap(({ notion, places }) => (notion === 'filter.clear' ? places : [])))
  if (
    said.size === 0 ||
    negated.some(Boolean) ||
    !tellingPlaces({ weights }).every((place) => said.has(place))
  )
    return undefined
  const [one, other] = doables.filter(
    ({ use, labels: [label] }) =>
      use === 'press' && label?.senses.some(({ notion }) => notion === 'filter.clear') === true,
  )
  return other ? undefined : one
}

/** Whether an option says that all are wanted: "Any price". */
export function isAny({ option, labels: [label] }: Doable, { language }: Scene): boolean {
  return (
    option !== undefined &&
    label !== undefined &&
    readAny(label.words, language).some(({ from }) => from === 0)
  )
}

/** Whether the list of an option is called what is said beside that it does not matter. */
function isNamed({ around: [list] }: Doable, said: ReadonlySet<number>, sentence: Sentence): boolean {
  if (!list) return false
  const { met } = cover(sentence, list, () => 1, { denied: true })
  const named = [...met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  const own = list.senses.some(({ notion }) => sentence.senses.some((sense) => sense.notion === notion))
  return (
    (named.length > 0 || own) &&
    tellingPlaces(sentence).every((place) => said.has(place) || named.includes(place))
  )
}
