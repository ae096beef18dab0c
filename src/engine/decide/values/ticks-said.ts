import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import { filledTogether } from '../../fill/sections/filled-together.ts'
import { isChoice } from '../../fill/numbers/set-amounts.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import { literalPlaces } from '../../rank/is-literal.ts'
import { isAct } from '../../understand/acts.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import { overlap } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'
import { isChosen } from './is-chosen.ts'
import { isEither } from './is-either.ts'

/** Boxes and choices of the same form that are named among its values: "on 3 May, in the morning". */
export function ticksSaid(
  sentence: Sentence,
  scene: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): Move[] {
  const { doables, rarity, view } = scene
  const together = filledTogether(fillings[0]!.slot.thing, view)
  const own = doables.filter(
    (doable) => together.has(doable.thing.id) && (doable.use === 'tick' || isChoice(doable)),
  )
  const said = own.flatMap((doable) => {
    const places = doable.labels.flatMap((label) => {
      const { label: shares, met } = cover(sentence, label, rarity)
      const named = [...met].flatMap(([place, level]) => (level < 2 ? [place] : []))
      const telling = named.some((place) => isTelling(sentence.weights[place]))
      const isSaid = (shares[1] >= filling.labelSaid && telling) || isOnePhrase(named, label, sentence)
      return isSaid ? named : []
    })
    const whole = wholeName(doable, sentence, fillings)
    if (whole.length > 0) return [{ doable, places: whole }]
    const free = places.length > 0 && places.every((place) => !explained[place] && !sentence.negated[place])
    return free && isChosen({ doable, on: true }, sentence, scene) ? [{ doable, places }] : []
  })
  // Two that are named by the same word are not told apart, and of two answers to one question neither is meant.
  const rivals = (one: (typeof said)[number], other: (typeof said)[number]) =>
    other.places.some((place) => one.places.includes(place)) || isEither(one.doable.thing, other.doable.thing)
  const clear = said.filter((one) => !said.some((other) => other !== one && rivals(one, other)))
  for (const { places } of clear) for (const place of places) explained[place] = true
  return clear.flatMap(({ doable }) =>
    doable.thing.state.checked || doable.thing.state.pressed ? [] : [moveOf(doable, true)],
  )
}

/** Where a name of several words is said word by word apart from all values: "Return trip" is no "Return date", though it shares a word with it. */
function wholeName({ labels }: Doable, sentence: Sentence, fillings: readonly Filling[]): number[] {
  const said = labels.flatMap((label) => (label.words.length > 1 ? literalPlaces(label, sentence) : []))
  const names = new Set(
    fillings.flatMap(({ slot }) => slot.labels.flatMap((label) => literalPlaces(label, sentence))),
  )
  const isTaken = (place: number) =>
    sentence.negated[place] ||
    names.has(place) ||
    fillings.some((one) => overlap(one, sentence.words[place]!))
  return said.some(isTaken) ? [] : said
}

/** Whether two moves would answer one question twice. */
export function areEither(one: Move, other: Move, { view }: Scene): boolean {
  const [first, second] = [one, other].map(({ elementId }) => view.thing(elementId))
  return first !== undefined && second !== undefined && first !== second && isEither(first, second)
}

/** "First time": words that tell little one by one, and together all that a box is called. */
function isOnePhrase(named: readonly number[], { senses, words }: Meaning, sentence: Sentence): boolean {
  const isWhole = (places: readonly number[]) =>
    words.every(({ content }, place) => !content || places.includes(place))
  return sentence.senses.some(
    ({ notion, places }) =>
      places.length > 1 &&
      !isAct(notion) &&
      places.every((place) => named.includes(place)) &&
      senses.some((one) => one.notion === notion && isWhole(one.places)),
  )
}
