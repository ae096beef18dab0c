import type { Doable, Scene } from '../../candidates/scene.ts'
import { cover, type Level } from '../../rank/cover.ts'
import { isLiteral } from '../../rank/is-literal.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import { filling } from '../../weights.ts'
import type { Meant } from '../ranked/single.ts'
import { cuesIn } from '../../words/cues.ts'
import { isEither } from './is-either.ts'

/**
 * Whether one of several answers is meant: not where it was denied, nor by a word that its question or another answer
 * says as well ("swims" of "Can swim 25 metres"), nor a bare "Yes" or "Allowed" whose question nobody spoke of.
 */
export function isChosen(
  { doable, on }: Pick<Meant, 'doable' | 'on'>,
  part: Sentence,
  scene: Scene,
): boolean {
  const others = otherAnswers(doable, scene)
  if (others.length === 0) return true
  if (!on) return false
  const { labels, thing } = doable
  if (labels.some((label) => label.words.length > 1 && isLiteral(label, part))) return true
  const own = [...metBy(doable, part, scene)].filter(([place]) => isTelling(part.weights[place]))
  const question = doable.use === 'choose' ? thing.name : (thing.path.at(-1) ?? '')
  const asked = cover(part, scene.read(question), scene.rarity).met
  if (isBare(doable, others, scene)) {
    const said = new Set(own.map(([place]) => place))
    return [...asked].some(
      ([place, level]) => level < 2 && !said.has(place) && isTelling(part.weights[place]),
    )
  }
  const isWhole =
    own.length > 1 && labels.some((label) => cover(part, label, scene.rarity).label[1] >= filling.labelSaid)
  const tells = (rival: ReadonlyMap<number, Level>) =>
    own.some(([place, level]) => level < (rival.get(place) ?? 4))
  return own.length === 0 || isWhole || [asked, ...others.map((one) => metBy(one, part, scene))].every(tells)
}

/** The other answers to the question of a radio button or of one of a list. */
export function otherAnswers(doable: Doable, { doables }: Scene): Doable[] {
  const { thing, use, option } = doable
  return doables.filter((one) =>
    use === 'choose'
      ? one.thing.id === thing.id && one.use === use && one.option !== option
      : one.thing.id !== thing.id && isEither(one.thing, thing),
  )
}

/** An answer that says nothing without its question: of small words alone, or the same as another but for what denies it. */
export function isBare(doable: Doable, others: readonly Doable[], { language }: Scene): boolean {
  const own = tellingStems(doable, language)
  return own === '' || others.some((other) => tellingStems(other, language) === own)
}

function tellingStems({ labels: [label] }: Doable, language: Scene['language']): string {
  if (!label) return ''
  const { words, senses } = label
  const denies = cuesIn(words, language).filter(({ name }) => name === 'not')
  const isAnswer = (place: number) =>
    denies.some(({ from, to }) => from <= place && place < to) ||
    senses.some(({ notion, places }) => answers.has(notion) && places.join() === String(place))
  return words
    .flatMap(({ content, stem }, place) => (content && !isAnswer(place) ? [stem] : []))
    .sort()
    .join(' ')
}

const answers: ReadonlySet<string> = new Set(['talk.yes', 'form.yes', 'talk.no', 'form.no'])

function metBy({ labels }: Doable, part: Sentence, { rarity }: Scene): Map<number, Level> {
  const met = new Map<number, Level>()
  for (const label of labels)
    for (const [place, level] of cover(part, label, rarity).met)
      if (level < (met.get(place) ?? 4)) met.set(place, level)
  return met
}
