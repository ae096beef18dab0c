import type { Scene } from '../../candidates/scene.ts'
import { assign, type Filling } from '../../fill/assign.ts'
import { timeChoices } from '../../fill/days/option-times.ts'
import { setAmount } from '../../fill/numbers/set-amounts.ts'
import { spansIn } from '../../fill/names/spans.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { moveOf, writing, type Move } from '../../plan/move.ts'
import { isEcho } from '../../rank/is-echo.ts'
import { cover } from '../../rank/cover.ts'
import { literalPlaces } from '../../rank/is-literal.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { boundToValue } from './bound-to-value.ts'
import { leadsTo } from './leads-to-value.ts'
import { heldPlaces, submitOf } from './submit-of.ts'
import { areEither, ticksSaid } from './ticks-said.ts'
import { choosing } from '../../weights.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

/** A form as it would be filled, and how much of the sentence that accounts for. */
export interface FormReading {
  readonly moves: readonly Move[]
  readonly fillings: readonly Filling[]
  /** How many of the moves tick something or choose a time. */
  readonly ticks: number
  /** Share of the sentence that nothing accounts for. */
  readonly unexplained: number
  /** The same of its telling words, without those that only bind a value to it. */
  readonly untold: number
  /** Values for which there is no field. */
  readonly left: readonly { readonly text: string; readonly at: number }[]
  /** Whether it is one value that may as well be said of something that is called so: its field is not named word by word. */
  readonly loose: boolean
  readonly submits: boolean
  /** Whether a part of the sentence says to press what the button is called, and nothing else. */
  readonly ordered: boolean
  /** Whether what is pressed only leads to the next page. */
  readonly goesOn: boolean
  /** Parts of the sentence that this form does not take: said of other things, or for a page to come. */
  readonly spare: readonly {
    readonly text: string
    /** Whether it only says which form is meant. */
    readonly names: boolean
    /** How much of what nothing accounts for stands in it. */
    readonly share: number
  }[]
  /** Another form that would take the values as well. */
  readonly rival: readonly Filling[] | undefined
  readonly strength: number
}

/** Reads a sentence as values for a form, with what it says to tick and whether to send it. */
export function readForm(sentence: Sentence, scene: Scene): FormReading | undefined {
  const { fillings, left, rival } = assign(sentence, scene)
  if (fillings.length === 0) return undefined
  const changing = fillings.filter(({ slot, value, option }) => !option || slot.thing.state.value !== value)
  if (changing.length === 0) return undefined
  const moves = changing.map((told) => {
    const set = setAmount(told, sentence, scene)
    if (set) return moveOf(set, true)
    const { slot, value } = told
    return writing(slot.thing, value, slot.thing.name || (slot.around[0]?.text ?? ''))
  })
  const explained = sentence.words.map((word) => fillings.some((one) => overlap(one, word)))
  const explain = (texts: readonly Meaning[], below = 3) => {
    for (const text of texts)
      for (const [place, level] of cover(sentence, text, scene.rarity).met)
        if (level < below) explained[place] = true
  }
  for (const { slot, says = [] } of fillings) {
    explain(slot.labels, 2)
    for (const place of says) explained[place] = true
  }
  // The "called" of "he's called Rex" rings nobody.
  for (const { name, from, to } of sentence.cues)
    if (name === 'named' && fillings.some(({ at }) => at === sentence.words[to]?.at))
      explained.fill(true, from, to)
  // "My dog Rex": what only comes near "Pet's name" may be a choice of its own.
  const kinds = ticksSaid(sentence, scene, fillings, [...explained])
  // What only comes near a field does not say that a value is meant for it.
  for (const { slot, guessed } of fillings) explain(slot.labels, guessed ? 2 : 3)
  for (const place of heldPlaces(sentence)) explained[place] = true
  const named = [...explained]
  for (const { slot, guessed } of fillings)
    explain(
      slot.around.filter((text) => !isEcho(text, sentence)),
      guessed ? 2 : 3,
    )
  const timed = timesIn(sentence, scene, fillings, explained)
  const said = ticksSaid(sentence, scene, fillings, explained)
  const called = [
    ...said,
    ...kinds.filter(({ elementId }) => !said.some((one) => one.elementId === elementId)),
  ]
  const ticks = [
    ...timed.moves,
    ...called.filter((one) => !timed.moves.some((other) => areEither(one, other, scene))),
  ]
  const submit = submitOf(sentence, scene, fillings, explained)
  const clauses = clausesOf(sentence).filter((clause) => !fillings.some((one) => overlap(one, clause)))
  const sends = new Set(clauses.filter((clause) => submit?.says(clause)))
  const spare = clauses.filter(
    (clause) =>
      namesBox(clause, scene) ||
      (!sends.has(clause) &&
        !leadsTo(clause, fillings, sentence, named) &&
        holdsFact(clause, sentence, named)),
  )
  const whole = sentence.weights.reduce((sum, weight) => sum + weight, 0)
  // Beside two values that have their fields, those that have none are understood: they are for a page to come.
  const spans = fillings.length > 1 ? spansIn(sentence) : []
  const kept = sentence.words.map((word) => spans.some((one) => overlap(one, word)))
  const all = whole + fillings.length * choosing.filledWord
  const isRead = (place: number) => explained[place] || kept[place] || false
  const shareOf = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (explained[place] || kept[place] ? 0 : sentence.weights[place]!), 0) /
    all
  const bound = new Set(boundToValue(sentence, scene, fillings, isRead))
  const telling = (place: number) => isTelling(sentence.weights[place]) && !bound.has(place)
  const places = [...sentence.words.keys()]
  const unexplained = shareOf(places)
  return {
    moves: [
      ...(ticksFirst(sentence, fillings)
        ? asSaid(ticks, moves, changing, sentence)
        : pressedLast([...moves, ...ticks])),
      ...(submit ? [submit.move] : []),
    ],
    fillings,
    ticks: ticks.length,
    left: left.filter(({ at }) => !timed.places.has(at)),
    rival,
    unexplained,
    untold: shareOf(places.filter(telling)),
    loose:
      ticks.length === 0 &&
      (isLoneDay(fillings, sentence) || (fillings.length === 1 && fillings[0]?.guessed === true)),
    submits: submit !== undefined,
    ordered: submit?.ordered ?? false,
    goesOn: submit?.goesOn ?? false,
    spare: spare.map((clause) => {
      const own = placesIn(clause, sentence)
      return {
        text: clause.text,
        names: !holdsFact(clause, sentence, explained),
        share: shareOf(own),
      }
    }),
    strength: fillings.reduce((sum, { strength }) => sum + strength, 0),
  }
}

/** Whether a part of a sentence holds the name of a box to tick, letter by letter: "and tick Send me a copy". */
function namesBox({ text }: Clause, { doables }: Scene): boolean {
  const said = text.toLowerCase()
  return doables.some(
    ({ use, thing }) => use === 'tick' && /\s/.test(thing.name) && said.includes(thing.name.toLowerCase()),
  )
}

/** Times of the sentence that are choices of the same form, and where they are said. */
function timesIn(
  sentence: Sentence,
  scene: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): { readonly moves: readonly Move[]; readonly places: ReadonlySet<number> } {
  const form = fillings[0]?.slot.thing.form
  const chosen = timeChoices(sentence, scene).filter(
    (choice) =>
      choice.doable.thing.form === form && !fillings.some((one) => isTime(one) && overlap(one, choice)),
  )
  for (const choice of chosen)
    for (const [place, word] of sentence.words.entries()) if (overlap(word, choice)) explained[place] = true
  const open = chosen.filter(({ doable }) => !doable.thing.state.checked && !doable.thing.state.pressed)
  return {
    moves: open.map(({ doable }) => moveOf(doable, true)),
    places: new Set(chosen.map(({ at }) => at)),
  }
}

function isTime({ slot, option }: Filling): boolean {
  return slot.purpose === 'time' || option
}

/** "I left it on the coach last week": a day alone may be told of anything, whatever its field is called. */
function isLoneDay([only, other]: readonly Filling[], sentence: Sentence): boolean {
  if (!only || other || only.option || !days.has(only.slot.purpose ?? '')) return false
  return !only.slot.labels.some((label) => literalPlaces(label, sentence).length > 0)
}

const days: ReadonlySet<string> = new Set(['date', 'time'])

/** Whether a part of a sentence tells anything that a form may ask for. */
function holdsFact(clause: Clause, sentence: Sentence, explained: readonly boolean[]): boolean {
  const { weights, values } = sentence
  return (
    values.some((value) => overlap(value, clause)) ||
    placesIn(clause, sentence).some((place) => !explained[place] && isTelling(weights[place]))
  )
}

/** "Tick pendants and choose a price": what is ordered first is done first. */
function ticksFirst(sentence: Sentence, fillings: readonly Filling[]): boolean {
  const [clause] = clausesOf(sentence)
  const presses = sentence.cues.some(({ name, from }) => name === 'press' && from === 0)
  return presses && clause !== undefined && fillings.every(({ at }) => at >= clause.end)
}

/** What is pressed may change the page: the rest is filled in before. */
function pressedLast(moves: readonly Move[]): Move[] {
  const presses = ({ goal }: Move) => goal.kind === 'changed'
  return [...moves.filter((move) => !presses(move)), ...moves.filter(presses)]
}

/** What is ticked and what is written, in the order in which they were said. */
function asSaid(
  ticks: readonly Move[],
  written: readonly Move[],
  fillings: readonly Filling[],
  { text }: Sentence,
): Move[] {
  const line = text.toLowerCase()
  const placed = [
    ...ticks.map((move) => ({ move, at: line.indexOf(move.label.toLowerCase()) })),
    ...written.map((move, order) => ({ move, at: fillings[order]?.at ?? 0 })),
  ]
  return placed.toSorted((one, other) => one.at - other.at).map(({ move }) => move)
}
