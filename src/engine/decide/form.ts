import type { Thing } from '#assistant'
import type { Doable, Scene } from '../candidates/scene.ts'
import { assign, type Filling } from '../fill/assign.ts'
import { moveOf, pressEnter, writing, type Move } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'

/** A form as it would be filled, and how much of the sentence that accounts for. */
export interface FormReading {
  readonly moves: readonly Move[]
  readonly fillings: readonly Filling[]
  /** Share of the sentence that nothing accounts for. */
  readonly unexplained: number
  /** Values for which there is no field. */
  readonly left: readonly { readonly text: string }[]
  readonly submits: boolean
  /** Another form that would take the values as well. */
  readonly rival: readonly Filling[] | undefined
  readonly strength: number
}

/** Reads a sentence as values for a form, with what it says to tick and whether to send it. */
export function readForm(sentence: Sentence, scene: Scene): FormReading | undefined {
  const { fillings, left, rival } = assign(sentence, scene)
  if (fillings.length === 0) return undefined
  const moves = fillings.map(({ slot, value, option }) =>
    option
      ? { ...writing(slot.thing, value, slot.thing.name), action: 'select', says: 'stepSelect' as const }
      : writing(slot.thing, value, slot.thing.name || (slot.around[0]?.text ?? '')),
  )
  const explained = sentence.words.map(({ at, end }) => fillings.some((one) => at < one.end && one.at < end))
  for (const { slot } of fillings)
    for (const text of [...slot.labels, ...slot.around])
      for (const [place, level] of cover(sentence, text, scene.rarity).met)
        if (level < 3) explained[place] = true
  const submit = submitOf(sentence, scene, fillings, explained)
  const whole = sentence.weights.reduce((sum, weight) => sum + weight, 0)
  const open = sentence.weights.reduce((sum, weight, place) => sum + (explained[place] ? 0 : weight), 0)
  return {
    moves: submit ? [...moves, submit] : moves,
    fillings,
    left,
    rival,
    unexplained: open / (whole + fillings.length * choosing.filledWord),
    submits: submit !== undefined,
    strength: fillings.reduce((sum, { strength }) => sum + strength, 0),
  }
}

const sending = new Set(['act.submit', 'act.send', 'order.place', 'act.confirm', 'act.save', 'act.start'])

/** What sends the form, where the sentence says so: by an act, or because it names what the button says. */
function submitOf(
  sentence: Sentence,
  scene: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): Move | undefined {
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
  const sends = [...sentence.senses.filter(({ notion }) => sending.has(notion)), ...told]
  const named = button ? namedPlaces(button, sentence, scene) : []
  const after = sends.some(({ places }) =>
    places.some((place) => place > lastPlace(sentence, fillings) || isApart(place, sentence, fillings)),
  )
  if (small ? writes : !after) return undefined
  for (const place of [...named, ...sends.flatMap(({ places }) => places)]) explained[place] = true
  if (button) return moveOf(button, true)
  return small ? pressEnter(first.slot.thing) : undefined
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
  return labels.flatMap((label) =>
    [...cover(sentence, label, rarity).met].flatMap(([place, level]) => (level < 3 ? [place] : [])),
  )
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
