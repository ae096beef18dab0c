import { plain } from '#protocol'
import { moveOf, writing, type Move } from '../plan/move.ts'
import { isCounting } from '../decide/ways/how-many.ts'
import { slotsOf, type Slot } from '../fill/slots.ts'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'
import type { Memory, Progress } from './memory.ts'
import { propose } from './propose.ts'
import { shortAnswer } from './pick-offer.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What follows from a word about what was just done: "no, floor lamps", "make it 3", "the other one". */
export function corrected(sentence: Sentence, context: ReplyContext): Reply | undefined {
  return anotherNumber(sentence, context) ?? theOther(sentence, context) ?? somethingElse(sentence, context)
}

/** "Make it three": a lone number for the field that was last filled, or that counts what was spoken of. */
export function anotherNumber(
  sentence: Sentence,
  context: ReplyContext,
  progress: Partial<Progress> = {},
): Reply | undefined {
  const { scene, memory } = context
  const [number, more] = sentence.values
  const telling = sentence.weights.filter((weight) => weight >= reading.tellingWord).length
  const setting = sentence.cues.some(({ name }) => name === 'put')
  if (!scene || !number || more || number.kind !== 'number' || telling > 0 || !setting) return undefined
  const counting = slotsOf(scene).filter(isCounting)
  const touched = counting.find(({ thing }) =>
    memory.last?.moves.some(({ elementId }) => elementId === thing.id),
  )
  const named = counting.filter((slot) => countsOf(slot, memory))
  const slot = touched ?? (counting.length === 1 ? counting[0] : named.length === 1 ? named[0] : undefined)
  if (slot) return propose([writing(slot.thing, number.value, slot.thing.name)], context, progress)
  const cart = counting.length === 0 && !progress.done ? toCart(context) : undefined
  return cart && propose([cart], context, { todo: [sentence.text] })
}

/** Whether a field stands with what was last spoken of. */
function countsOf({ around, thing }: Slot, { subject }: Memory): boolean {
  const texts = [thing.name, ...around.map(({ text }) => text)]
  return (subject?.titles ?? []).some((title) => texts.some((text) => text.includes(title)))
}

/** After something was put into the cart: the one link there, where its number can be set. */
function toCart({ scene, memory }: ReplyContext): Move | undefined {
  const added = scene && memory.last?.moves.some(({ label }) => speaksOfCart(scene.read(label)))
  const links = scene?.doables.filter(
    ({ thing, labels }) => thing.kind === 'link' && labels.some((label) => speaksOfCart(label)),
  )
  const [cart] = added ? (links ?? []) : []
  return cart && moveOf(cart, true)
}

function speaksOfCart({ senses }: Meaning): boolean {
  return senses.some(({ notion }) => notion.startsWith('cart.'))
}

/** "No, the other one": of two things called alike, the one that was not meant. */
function theOther(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { scene, memory } = context
  const move = memory.last?.moves.at(-1)
  const telling = sentence.weights.some((weight) => weight >= reading.tellingWord)
  if (!scene || !move || telling || !sentence.senses.some(({ notion }) => notion === 'talk.the-other'))
    return undefined
  const own = scene.doables.find(({ thing }) => thing.id === move.elementId)
  const alike = scene.doables.filter(
    ({ thing, use }) => own && thing.id !== own.thing.id && use === own.use && isBeside(thing, own.thing),
  )
  const [other, third] = alike
  return other && !third ? propose([...takenBack(move, context), moveOf(other, true)], context) : undefined
}

/** "No, floor lamps": what was ticked by mistake is unticked, and the rest is a sentence of its own. */
function somethingElse(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { memory } = context
  const move = memory.last?.moves.at(-1)
  const [first, second] = sentence.words
  if (!move || !first || !second || shortAnswer(first.letters) !== 'no') return undefined
  const decision = context.decide(context.parse(sentence.text.slice(second.at)))
  if (decision.kind !== 'do') return undefined
  return propose([...takenBack(move, context), ...decision.moves], context, {
    left: decision.left,
    todo: decision.todo,
    facts: decision.facts,
  })
}

function takenBack({ goal, was, elementId, label }: Move, { scene }: ReplyContext): Move[] {
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
