import { endsAsQuestion } from '#languages'
import { plain } from '#protocol'
import { slotsOf, type Slot } from '../fill/slots.ts'
import { writing } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { overlap } from '../understand/extent.ts'
import { namesDeed } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** "Not Ada, Adele", "actually it's number 14": another piece for what was just filled in, where one field alone holds the old one. */
export function otherPart(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { scene, memory } = context
  const touched = new Set([
    ...(memory.last?.moves ?? []).flatMap(({ goal, elementId }) =>
      goal.kind === 'value' ? [elementId] : [],
    ),
    ...(memory.asked?.kind === 'fields' ? memory.asked.fields.map(({ elementId }) => elementId) : []),
  ])
  const orders = namesDeed(sentence)
  // What waits for a yes is what is spoken of.
  if (!scene || memory.task || orders || endsAsQuestion(sentence.text) || !corrects(sentence))
    return undefined
  if (sentence.words.length > following.correctingWords) return undefined
  const slots = slotsOf(scene)
  const forms = new Set(slots.flatMap(({ thing, form }) => (touched.has(thing.id) ? [form] : [])))
  const filled = slots.filter(({ form, thing }) => forms.has(form) && (thing.state.value ?? '') !== '')
  const isOnly = ({ thing }: Slot) => touched.size === 1 && touched.has(thing.id)
  const read = (slot: Slot) =>
    insteadOfNamed(slot, sentence, context) ??
    (namesNumber(sentence) || isOnly(slot) ? insteadOfNumber(slot, sentence) : undefined)
  const [one, other] = filled.flatMap((slot) => {
    const value = read(slot)
    return value === undefined ? [] : [{ slot, value }]
  })
  return one && !other
    ? propose([writing(one.slot.thing, one.value, one.slot.thing.name)], context)
    : undefined
}

const correcting = new Set(['talk.no', 'talk.correction', 'talk.sorry', 'talk.you-misunderstood'])

/** Whether a sentence says that something was not so. */
function corrects({ cues, senses, words }: Sentence): boolean {
  return (
    cues.some(({ name }) => name === 'not' || name === 'insteadOf' || name === 'instead') ||
    senses.some(({ notion }) => correcting.has(notion)) ||
    shortAnswer(words[0]?.letters ?? '') === 'no'
  )
}

/** The value with what is wanted in the place of what it holds and was said: one run of words each. */
function insteadOfNamed({ thing, labels, options }: Slot, sentence: Sentence, { scene }: ReplyContext) {
  const held = thing.state.value ?? ''
  const pieces = new Set(wordsOf(held))
  const { words, values } = sentence
  // What has a form of its own is a value for its own field.
  if (values.some(({ kind }) => kind !== 'number' && kind !== 'quoted')) return undefined
  const old = runOf(words.flatMap(({ text }, place) => (pieces.has(plain(text)) ? [place] : [])))
  if (!scene || !old || !isDenied(old, sentence)) return undefined
  const named = new Set(
    labels.flatMap((label) => [...cover(sentence, label, scene.rarity, { denied: true }).met.keys()]),
  )
  const wanted = runOf(
    [...words.keys()].filter((place) => !old.includes(place) && !named.has(place) && tells(place, sentence)),
  )
  if (!wanted) return undefined
  const [from, to] = [textOf(old, sentence), textOf(wanted, sentence)]
  const value = replaced(held, from, to)
  if (options.length === 0) return value
  return options.find(({ option = '' }) => plain(option) === plain(value ?? ''))?.option
}

/** The value with the number that was said, where nothing else was and it holds just one beside its words. */
function insteadOfNumber({ thing, options }: Slot, sentence: Sentence) {
  const held = thing.state.value ?? ''
  const numbers = held.match(/\d+/g) ?? []
  const [said, more] = sentence.values
  if (numbers.length !== 1 || options.length > 0 || !/\p{L}{3}/u.test(held)) return undefined
  if (said?.kind !== 'number' || more) return undefined
  const isOfNumber = (place: number) =>
    overlap(sentence.words[place]!, said) ||
    sentence.senses.some(({ notion, places }) => counting.has(notion) && places.includes(place))
  const rest = [...sentence.words.keys()].filter((place) => !isOfNumber(place) && tells(place, sentence))
  return rest.length === 0 ? held.replace(/\d+\p{L}?(?!\p{L})/u, said.value) : undefined
}

/** Whether what says that it is not so stands beside these words, before or behind them. */
function isDenied(places: readonly number[], { cues, words, weights, senses, text }: Sentence): boolean {
  const denying = (place: number) =>
    cues.some(
      ({ name, from, to }) => from <= place && place < to && (name === 'not' || name === 'insteadOf'),
    ) || senses.some(({ notion, places: own }) => notion === 'talk.no' && own.includes(place))
  const beside = (way: 1 | -1, from: number) => {
    let place = from + way
    while (words[place] && !denying(place) && (weights[place] ?? 0) === 0) place += way
    const [one, other] = [words[Math.min(place, from)], words[Math.max(place, from)]]
    return one && other && denying(place) && !/[,;.!?、，。]/.test(text.slice(one.end, other.at))
  }
  return beside(-1, places[0]!) === true || beside(1, places.at(-1)!) === true
}

function namesNumber({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => counting.has(notion))
}

const counting = new Set(['number', 'field.house-number'])

/** Whether a word is part of what is wanted, and does not only say that something is not so. */
function tells(place: number, { weights, senses, cues, words }: Sentence): boolean {
  const talk = senses.some(({ notion, places }) => correcting.has(notion) && places.includes(place))
  const denies = cues.some(
    ({ name, from, to }) =>
      from <= place && place < to && ['not', 'insteadOf', 'instead', 'filler', 'named'].includes(name),
  )
  const short = shortAnswer(words[place]?.letters ?? '') !== undefined
  return (weights[place] ?? 0) > 0 && !talk && !denies && !short
}

/** Places that follow each other; undefined where they do not, or there are none. */
function runOf(places: readonly number[]): readonly number[] | undefined {
  return places.length > 0 && places.every((place, at) => place === places[0]! + at) ? places : undefined
}

function textOf(places: readonly number[], { words, text }: Sentence): string {
  return text.slice(words[places[0]!]!.at, words[places.at(-1)!]!.end)
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(plain)
}

/** A text with another piece in the place of one that it holds once, as whole words. */
function replaced(text: string, from: string, to: string): string | undefined {
  const at = text.toLowerCase().indexOf(from.toLowerCase())
  const end = at + from.length
  const whole = (one = '') => !/[\p{L}\p{N}]/u.test(one)
  return at >= 0 && whole(text[at - 1]) && whole(text[end])
    ? text.slice(0, at) + to + text.slice(end)
    : undefined
}
