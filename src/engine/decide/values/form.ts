import type { Thing } from '#assistant'
import type { Doable, Scene } from '../../candidates/scene.ts'
import { assign, type Filling } from '../../fill/assign.ts'
import { spansIn } from '../../fill/spans.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { moveOf, pressEnter, writing, type Move } from '../../plan/move.ts'
import { isEcho } from '../../rank/is-echo.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { sending } from '../ranked/does-all-said.ts'
import { choosing, filling, reading } from '../../weights.ts'

/** A form as it would be filled, and how much of the sentence that accounts for. */
export interface FormReading {
  readonly moves: readonly Move[]
  readonly fillings: readonly Filling[]
  /** Share of the sentence that nothing accounts for. */
  readonly unexplained: number
  /** Values for which there is no field. */
  readonly left: readonly { readonly text: string }[]
  /** Words beside the values that nothing on the form accounts for. */
  readonly unread: readonly string[]
  readonly submits: boolean
  /** Whether what is pressed only leads to the next page. */
  readonly goesOn: boolean
  /** Parts of the sentence that this form does not take: said of other things, or for a page to come. */
  readonly spare: readonly {
    readonly text: string
    /** Whether it only says which form is meant. */
    readonly names: boolean
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
  const moves = changing.map(({ slot, value }) =>
    writing(slot.thing, value, slot.thing.name || (slot.around[0]?.text ?? '')),
  )
  const explained = sentence.words.map(({ at, end }) => fillings.some((one) => at < one.end && one.at < end))
  const explain = (texts: readonly Meaning[]) => {
    for (const text of texts)
      for (const place of cover(sentence, text, scene.rarity).met.keys()) explained[place] = true
  }
  for (const { slot, says = [] } of fillings) {
    explain(slot.labels)
    for (const place of says) explained[place] = true
  }
  const named = [...explained]
  for (const { slot } of fillings) explain(slot.around.filter((text) => !isEcho(text, sentence)))
  const ticks = ticksSaid(sentence, scene, fillings, explained)
  const submit = submitOf(sentence, scene, fillings, explained)
  const clauses = clausesOf(sentence).filter(
    (clause) => !fillings.some((one) => one.at < clause.end && clause.at < one.end),
  )
  const sends = new Set(clauses.filter((clause) => submit?.says(clause)))
  const spare = clauses.filter((clause) => !sends.has(clause) && holdsFact(clause, sentence, named))
  const whole = sentence.weights.reduce((sum, weight) => sum + weight, 0)
  // Beside two values that have their fields, those that have none are understood: they are for a page to come.
  const spans = fillings.length > 1 ? spansIn(sentence) : []
  const kept = sentence.words.map(({ at, end }) => spans.some((one) => at < one.end && one.at < end))
  const open = sentence.weights.reduce(
    (sum, weight, place) => sum + (explained[place] || kept[place] ? 0 : weight),
    0,
  )
  return {
    moves: [...moves, ...ticks, ...(submit ? [submit.move] : [])],
    fillings,
    left,
    rival,
    unexplained: open / (whole + fillings.length * choosing.filledWord),
    unread: unreadRuns(sentence, fillings, (place) => explained[place] || kept[place] || false),
    submits: submit !== undefined,
    goesOn: submit?.goesOn ?? false,
    spare: spare.map((clause) => ({ text: clause.text, names: !holdsFact(clause, sentence, explained) })),
    strength: fillings.reduce((sum, { strength }) => sum + strength, 0),
  }
}

/** Boxes and choices of the same form that are named among its values: "on 3 May, in the morning". */
function ticksSaid(
  sentence: Sentence,
  { doables, rarity }: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): Move[] {
  const form = fillings[0]?.slot.thing.form
  if (form === undefined) return []
  const own = doables.filter(({ thing, use }) => use === 'tick' && thing.form === form)
  const said = own.flatMap((doable) => {
    const places = doable.labels.flatMap((label) => {
      const { label: shares, met } = cover(sentence, label, rarity)
      const named = [...met].flatMap(([place, level]) => (level < 2 ? [place] : []))
      const telling = named.some((place) => (sentence.weights[place] ?? 0) >= reading.tellingWord)
      return shares[1] >= filling.labelSaid && telling ? named : []
    })
    const free = places.length > 0 && places.every((place) => !explained[place] && !sentence.negated[place])
    return free ? [{ doable, places }] : []
  })
  // Two that are named by the same word are not told apart.
  const clear = said.filter(
    (one) => !said.some((other) => other !== one && other.places.some((place) => one.places.includes(place))),
  )
  for (const { places } of clear) for (const place of places) explained[place] = true
  return clear.flatMap(({ doable }) => (doable.thing.state.checked ? [] : [moveOf(doable, true)]))
}

/** Runs of telling words in the clauses of the values that nothing accounts for: "films directed by Moreau from 2011". */
function unreadRuns(
  sentence: Sentence,
  fillings: readonly Filling[],
  isRead: (place: number) => boolean,
): string[] {
  const { words, weights, text, negated } = sentence
  return clausesOf(sentence).flatMap((clause) => {
    if (!fillings.some((one) => one.at < clause.end && clause.at < one.end)) return []
    const open = [...words.keys()].filter(
      (place) =>
        words[place]!.at >= clause.at &&
        words[place]!.end <= clause.end &&
        !isRead(place) &&
        !negated[place] &&
        (weights[place] ?? 0) >= reading.unreadWord,
    )
    const [first, last] = [words[open[0] ?? -1], words[open.at(-1) ?? -1]]
    return open.length >= reading.unreadRun && first && last ? [text.slice(first.at, last.end)] : []
  })
}

/** What sends a form, and which parts of a sentence say so. */
interface Sending {
  readonly move: Move
  readonly goesOn: boolean
  says(clause: Clause): boolean
}

/** What sends the form, where the sentence says so: by an act, or because it names what the button says. */
function submitOf(
  sentence: Sentence,
  scene: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): Sending | undefined {
  const [first] = fillings
  if (!first) return undefined
  const forbidden = sentence.negated.some(
    (denied, place) =>
      denied &&
      sentence.senses.some(
        ({ notion, places }) => places.includes(place) && (sending.has(notion) || notion === 'act.create'),
      ),
  )
  if (forbidden || sentence.senses.some(({ notion }) => notion === 'talk.dont')) return undefined
  const button = submitButton(first.slot.thing, scene)
  const fields = scene.view.things.filter(
    ({ form, use }) =>
      form !== undefined &&
      form === first.slot.thing.form &&
      (use === 'write' || use === 'choose' || use === 'set'),
  ).length
  const small = fields === 1 && first.slot.thing.use === 'write'
  const writes =
    sentence.cues.some(({ name }) => name === 'put') && !sentence.cues.some(({ name }) => name === 'send')
  const told = sentence.cues.flatMap(({ name, from, to }) =>
    name === 'send' ? [{ places: [from, to - 1] }] : [],
  )
  // The "order" of "order number" orders nothing.
  const labelled = new Set(
    fillings.flatMap(({ slot }) => slot.labels.flatMap((label) => literalPlaces(label, sentence))),
  )
  const sends = [...sentence.senses.filter(({ notion }) => sending.has(notion)), ...told].filter(
    ({ places }) => !places.some((place) => labelled.has(place)),
  )
  const named = button ? namedPlaces(button, sentence, scene) : []
  const pressing = new Set([...named, ...sends.flatMap(({ places }) => places), ...pressPlaces(sentence)])
  const says = ({ at, end }: Clause) => {
    const own = [...sentence.words.keys()].filter(
      (place) => (sentence.words[place]?.at ?? -1) >= at && (sentence.words[place]?.end ?? 0) <= end,
    )
    const telling = own.filter((place) => sentence.words[place]?.content)
    return telling.length > 0 && telling.every((place) => pressing.has(place))
  }
  // "Leave a comment: name Ada": what is said ahead of the values names the form.
  const from = small ? 0 : Math.min(...fillings.map(({ at }) => at))
  const after = sends.some(({ places }) =>
    places.some(
      (place) =>
        place > lastPlace(sentence, fillings) ||
        ((sentence.words[place]?.at ?? 0) >= from && isApart(place, sentence, fillings)),
    ),
  )
  const apart = clausesOf(sentence).some(
    (clause) =>
      says(clause) &&
      clause.at >= from &&
      !fillings.some((one) => one.at < clause.end && clause.at < one.end) &&
      named.length > 0,
  )
  if (small ? writes && !apart : !after && !apart) return undefined
  for (const place of pressing) explained[place] = true
  if (button) return { move: moveOf(button, true), goesOn: leadsOn(button), says }
  return small ? { move: pressEnter(first.slot.thing), goesOn: true, says } : undefined
}

function leadsOn({ labels }: Doable): boolean {
  return labels.some(({ senses }) =>
    senses.some(({ notion }) => notion === 'nav.continue' || notion === 'nav.next'),
  )
}

/** Words that only say to press something. */
function pressPlaces({ senses, cues }: Sentence): number[] {
  const cued = cues.flatMap(({ name, from, to }) => (name === 'press' ? [from, to - 1] : []))
  return [...cued, ...senses.flatMap(({ notion, places }) => (pressingActs.has(notion) ? places : []))]
}

const pressingActs = new Set(['act.select', 'act.open', 'nav.continue', 'nav.next', 'nav.go-to'])

/** Whether a part of a sentence tells anything that a form may ask for. */
function holdsFact(
  { at, end }: Clause,
  { words, weights, values }: Sentence,
  explained: readonly boolean[],
): boolean {
  return (
    values.some((value) => value.at < end && at < value.end) ||
    words.some(
      (word, place) =>
        word.at >= at && word.end <= end && !explained[place] && (weights[place] ?? 0) >= reading.tellingWord,
    )
  )
}

/** Where a sentence says a label word for word. */
function literalPlaces({ words }: Meaning, sentence: Sentence): number[] {
  return [...sentence.words.keys()].flatMap((at) =>
    words.length > 0 && words.every(({ letters }, ahead) => sentence.words[at + ahead]?.letters === letters)
      ? words.map((_, ahead) => at + ahead)
      : [],
  )
}

function lastPlace({ words }: Sentence, fillings: readonly Filling[]): number {
  const end = Math.max(...fillings.map((one) => one.end))
  return words.findLastIndex((word) => word.at < end)
}

/** Whether a word stands in a clause that holds no value. */
function isApart(place: number, sentence: Sentence, fillings: readonly Filling[]): boolean {
  const at = sentence.words[place]?.at ?? 0
  const clause = clausesOf(sentence).find((one) => one.at <= at && at < one.end)
  return clause !== undefined && !fillings.some((one) => one.at < clause.end && clause.at < one.end)
}

function namedPlaces({ labels }: Doable, sentence: Sentence, { rarity }: Scene): number[] {
  return labels.flatMap((label) => Array.from(cover(sentence, label, rarity).met.keys()))
}

/** The button of a field's form, or the one right behind a field that is in none. */
function submitButton(field: Thing, { doables, view }: Scene): Doable | undefined {
  const inForm = field.form === undefined ? undefined : view.forms[field.form]?.submits
  const ids = new Set(inForm?.map(({ id }) => id))
  const own = doables.filter(({ thing, use }) => use === 'press' && ids.has(thing.id))
  if (own.length > 0) return own.at(-1)
  const at = view.things.findIndex(({ id }) => id === field.id)
  const next = view.things
    .slice(at + 1, at + 1 + choosing.buttonWithin)
    .find(({ kind, form }) => kind === 'button' && form === field.form)
  return next ? doables.find(({ thing }) => thing.id === next.id) : undefined
}
