import { plain } from '#protocol'
import type { Offer } from '../decide/decision.ts'
import { isCounting } from '../decide/ways/fields/how-many.ts'
import { slotsOf } from '../fill/slots.ts'
import { moveOf, writing, type Move } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import { anotherValue } from './another-value.ts'
import { withoutNo } from './core-of.ts'
import { carryOut } from './carry-out.ts'
import { fresh, type Progress } from './memory.ts'
import { oneMore } from './one-more.ts'
import { propose } from './propose.ts'
import { cover } from '../rank/cover.ts'
import { isSpokenOf } from './subject.ts'
import { takenOut } from './take-out.ts'
import { takenBack } from './taken-back.ts'
import { isCart, toCart } from '../plan/to-cart.ts'
import { wasAdded } from './was-added.ts'
import { referencesIn } from '../understand/references.ts'
import { offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { tellingPlaces } from '../understand/telling.ts'
import { choosing } from '../weights.ts'

/** What follows from a word about what was just done: "no, floor lamps", "make it 3", "the other one", "take it off". */
export function corrected(sentence: Sentence, context: ReplyContext): Promise<Reply> | Reply | undefined {
  return (
    takenOut(sentence, context) ??
    oneMore(sentence, context) ??
    anotherNumber(sentence, context) ??
    takenBack(sentence, context) ??
    anotherValue(sentence, context) ??
    theOther(sentence, context) ??
    somethingElse(sentence, context)
  )
}

/** "Make it three": a lone number for the field that was last filled, or that counts what was spoken of. */
export function anotherNumber(
  sentence: Sentence,
  context: ReplyContext,
  progress: Partial<Progress> = {},
): Reply | undefined {
  const { scene, memory, say } = context
  const [number = onlyOne(sentence), more] = sentence.values
  const telling = tellingPlaces(sentence).length
  const { leans, points, sets, acts } = referencesIn(sentence)
  const puts = sentence.cues.some(({ name }) => name === 'put') && telling === 0
  const only = sentence.cues.some(({ name }) => name === 'only')
  const setting = puts || (leans && acts.length === 0 && (points || sets || only))
  if (!scene || !number || more || number.kind !== 'number' || !setting) return undefined
  const added = !progress.done && wasAdded(context)
  // What lies in the cart is counted there, and not where it was put in.
  const cart = added ? toCart(scene) : undefined
  if (cart) return propose([cart], context, { todo: [sentence.text] })
  const counting = slotsOf(scene).filter(isCounting)
  const touched = progress.done
    ? undefined
    : counting.find(({ thing }) => memory.last?.moves.some(({ elementId }) => elementId === thing.id))
  const isSpoken = memory.subject !== undefined || puts || progress.done || added
  const named = isSpoken
    ? counting.filter(({ thing, around }) =>
        isSpokenOf([thing.name, ...around.map(({ text }) => text)], memory),
      )
    : []
  const slot = touched ?? (counting.length === 1 ? counting[0] : named.length === 1 ? named[0] : undefined)
  if (slot && slot.thing.state.value === number.value) return undefined
  if (slot) return propose([writing(slot.thing, number.value, slot.thing.name)], context, progress)
  // Of several that could be meant none is named.
  const ofAll = isCart(scene) && named.length === 0 ? counting : named
  const offers = ofAll.map(({ thing }) => ({
    label: thing.name,
    moves: [writing(thing, number.value, thing.name)],
  }))
  return offers.length > 1
    ? offering(say('which'), offers.slice(0, choosing.maxOffers), fresh(memory))
    : undefined
}

/** "Just one": one that is counted, and not one of several. */
function onlyOne({ senses, words, ordinal }: Sentence) {
  const one = senses.find(({ notion }) => notion === 'single-one')?.places[0]
  return one === words.length - 1 && ordinal === undefined
    ? ({ kind: 'number', value: '1' } as const)
    : undefined
}

/** "No, the other one": of two things called alike, the one that was not meant. */
function theOther(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { scene, memory } = context
  const move = memory.last?.moves.at(-1)
  const telling = tellingPlaces(sentence).length > 0
  if (!scene || !move || telling || !sentence.senses.some(({ notion }) => notion === 'talk.the-other'))
    return undefined
  const own = scene.doables.find(({ thing }) => thing.id === move.elementId)
  const alike = scene.doables.filter(
    ({ thing, use }) => own && thing.id !== own.thing.id && use === own.use && isBeside(thing, own.thing),
  )
  const [other, third] = alike
  return other && !third ? propose([...unticked(move, context), moveOf(other, true)], context) : undefined
}

/** "No, floor lamps": what was ticked by mistake is unticked, and the rest is a sentence of its own. */
function somethingElse(sentence: Sentence, context: ReplyContext): Promise<Reply> | Reply | undefined {
  const { memory } = context
  const move = memory.last?.moves.at(-1)
  const offered = memory.asked?.kind === 'choice' ? memory.asked.offers.flatMap(({ moves }) => moves) : []
  const text = move || offered.length > 0 ? withoutNo(sentence) : undefined
  if (text === undefined) return undefined
  const rest = context.parse(text)
  const decision = context.decide(rest)
  const before = move ? [move, ...offered] : offered
  const moves =
    decision.kind === 'do'
      ? decision.moves
      : decision.kind === 'offer' && !decision.question
        ? onlyInstead(decision.offers, before, rest, context)
        : undefined
  if (!moves) return decision.kind === 'offer' ? carryOut(decision, rest, context) : undefined
  const replaces = move && moves.some((next) => isInstead(next, move, context))
  return propose([...(replaces ? unticked(move, context) : []), ...moves], context, {
    ...(decision.kind === 'do' && { left: decision.left, todo: decision.todo, facts: decision.facts }),
  })
}

/** The one offer that stands beside what was done or offered before. */
function onlyInstead(
  offers: readonly Offer[],
  before: readonly Move[],
  sentence: Sentence,
  context: ReplyContext,
): readonly Move[] | undefined {
  const said = new Set(tellingPlaces(sentence))
  const isSaid = ({ label }: Offer) =>
    context.scene !== undefined &&
    [...cover(sentence, context.scene.read(label), () => 1).met].some(
      ([place, level]) => level < 2 && said.has(place),
    )
  const [one, other] = offers.filter(
    (offer) =>
      isSaid(offer) && offer.moves.some((next) => before.some((last) => isInstead(next, last, context))),
  )
  return other ? undefined : one?.moves
}

/** Whether a move takes the place of another: of one list another option, or what stands beside it. */
function isInstead(next: Move, last: Move, { scene }: ReplyContext): boolean {
  const [one, other] = [next, last].map(({ elementId }) => scene?.view.thing(elementId))
  if (!one || !other || next.action !== last.action) return false
  return one.id === other.id ? next.inputData !== last.inputData : isBeside(one, other)
}

function unticked({ goal, was, elementId, label }: Move, { scene }: ReplyContext): Move[] {
  if (goal.kind !== 'checked' || typeof was !== 'boolean' || !scene?.view.thing(elementId)) return []
  return [
    {
      action: was ? 'check' : 'uncheck',
      elementId,
      label,
      goal: { kind: 'checked', elementId, checked: was },
      was: !was,
      says: was ? 'stepCheck' : 'stepUncheck',
    },
  ]
}

function isBeside(one: { name: string; path: readonly string[] }, other: typeof one): boolean {
  return plain(one.name) === plain(other.name) || one.path.at(-1) === other.path.at(-1)
}
