import { unsettled } from '../decide/unsettled.ts'
import { asksAboutAssistant } from '#assistant'
import { byKind, isMasked } from '#protocol'
import { spansIn } from '../fill/names/spans.ts'
import type { Decision } from '../decide/decision.ts'
import type { Sentence } from '../understand/sentence.ts'
import { withoutInterjection } from '../understand/interjections.ts'
import { doneAlike } from './alike.ts'
import { aboutPage } from './about-page.ts'
import { amended } from './amended.ts'
import { answerChoice } from './answer-choice.ts'
import { answerFields } from './answer-fields.ts'
import { formFilled, leadsFurther, missingIn, sendingButton } from './ask-missing.ts'
import { answerTool } from './call-tool.ts'
import { carriedOn } from './carried-on.ts'
import { carryOut } from './carry-out.ts'
import { coreOf } from './core-of.ts'
import { corrected } from './correct.ts'
import { onlyPoints } from '../understand/references.ts'
import { followUp, type FollowUp } from './follow-up.ts'
import { formState } from './form-state.ts'
import { inTurn } from './in-turn.ts'
import { keepTold } from './keep-told.ts'
import { leaningPart } from './leaning-part.ts'
import { ofIt, ofThose } from './of-those.ts'
import { ofTold } from './of-told.ts'
import { fresh, type Asked } from './memory.ts'
import { ownOrder } from './own-order.ts'
import { otherPart } from './other-part.ts'
import { shortAnswer } from './pick-offer.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { undone } from './undone.ts'

/** What follows from a message: an answer to the engine's own question, a word about what was before, or a new sentence. */
export async function onMessage(text: string, context: ReplyContext): Promise<Reply> {
  const { memory, say, scene } = context
  const said = context.parse(text)
  // What waits for an answer may be answered by it: "ok, but the black one".
  const rest = memory.asked || memory.task ? undefined : withoutInterjection(said)
  const whole = rest === undefined ? said : context.parse(rest)
  if (!scene) {
    const talk = context.decide(whole)
    return talk.kind === 'talk' ? carryOut(talk, whole, context) : answer(say('noPage'), fresh(memory), true)
  }
  for (const heard of hearings) {
    const reply = await heard(whole, context)
    if (reply) return reply
  }
  const { sentence, decision: alone } = bareReading(whole, context)
  for (const leaning of leanings) {
    const reply = await leaning(sentence, alone, context)
    if (reply) return reply
  }
  const goesOn = alone.kind === 'do' && alone.moves.at(-1)?.goal.kind === 'changed'
  const facts = goesOn && alone.facts.length === 0 ? (memory.facts ?? []) : []
  return carryOut(alone.kind === 'do' && facts.length > 0 ? { ...alone, facts } : alone, sentence, context)
}

/** A sentence as it is, or without what it only opens with, where that makes more sense. */
function bareReading(whole: Sentence, context: ReplyContext): FollowUp {
  const decision = context.decide(whole)
  const core = unsettled(decision) && wasBefore(context.memory) ? coreOf(whole) : undefined
  if (!core) return { sentence: whole, decision }
  const sentence = context.parse(core.text)
  const next = context.decide(sentence)
  // Who only points at something orders nothing by it, and no order is answered.
  const strays =
    next.kind === 'do' ? onlyPoints(sentence) : !unsettled(next) && unsettled(decision) === 'order'
  return { sentence, decision: strays ? decision : next }
}

function wasBefore({ subject, last, asked, done }: ReplyContext['memory']): boolean {
  return (subject ?? last ?? asked ?? done) !== undefined
}

type Hearing = (sentence: Sentence, context: ReplyContext) => Promise<Reply | undefined> | Reply | undefined

/** What a message may be beside a wish of its own; the first that it is counts. */
const hearings: readonly Hearing[] = [
  masked,
  formState,
  aboutPage,
  carriedOn,
  amended,
  otherPart,
  answerToAsked,
  undone,
  refused,
  corrected,
]

type Leaning = (
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
) => Promise<Reply | undefined> | Reply | undefined

/** What a message may be with what was before it, by what it comes to alone; the first that it is counts. */
const leanings: readonly Leaning[] = [
  keepTold,
  ownOrder,
  ofThose,
  // "It" is the one thing that was spoken of before it is what was told.
  (sentence, alone, context) => (isOfThing(context) ? undefined : ofTold(sentence, alone, context)),
  followed,
  ofIt,
  (sentence, alone, context) => (isOfThing(context) ? ofTold(sentence, alone, context) : undefined),
  leaningPart,
  (sentence, alone, context) => (unsettled(alone) === 'order' ? keepForLater(sentence, context) : undefined),
]

function isOfThing({ memory: { subject } }: ReplyContext): boolean {
  return subject !== undefined && subject.titles.length > 0
}

function followed(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply> | Reply | undefined {
  const alike = doneAlike(sentence, alone, context)
  if (alike) return carryOut(alike, sentence, context)
  const next = inTurn(sentence, context) ?? followUp(sentence, alone, context)
  if (next && 'proposal' in next) return next
  return next && carryOut(next.decision, next.sentence, context)
}

/** It answers nothing that was asked: what it held is gone. */
function masked(sentence: Sentence, context: ReplyContext): Promise<Reply> | undefined {
  return isMasked(sentence.text) ? carryOut(context.decide(sentence), sentence, context) : undefined
}

function answerToAsked(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { asked } = context.memory
  if (!asked || asksAboutAssistant(sentence.text)) return undefined
  return byKind(answers, asked, sentence, context)
}

/** A "no" to what waits for a yes. */
function refused({ text }: Sentence, { memory, say }: ReplyContext): Reply | undefined {
  return shortAnswer(text) === 'no' && memory.task ? answer(say('notDone'), fresh(memory)) : undefined
}

/** What follows from a sentence after a question; undefined where it is about something else. */
const answers: {
  [Kind in Asked['kind']]: (
    asked: Extract<Asked, { kind: Kind }>,
    sentence: Sentence,
    context: ReplyContext,
  ) => Reply | undefined
} = { choice: answerChoice, fields: answerFields, tool: answerTool }

/** What is told while a form is filled in and has no field there may be for the next page. */
function keepForLater(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { memory, say } = context
  const told = [...spansIn(sentence).map(({ text }) => text), ...sentence.values.map(({ value }) => value)]
  const form = memory.last && told.length > 0 ? formFilled(memory.last.moves, context) : undefined
  const press = form && missingIn(form).length === 0 ? sendingButton(form, context) : undefined
  if (!press) return undefined
  const list = told.map((name) => say('quote', { name })).join(', ')
  const kept = say(leadsFurther(press, context) ? 'keptForLater' : 'unused', { list })
  const speech = `${kept} ${say('onlyPress', { label: press.label })}`
  const offered = [{ label: press.label, moves: [press] }]
  return offering(speech, offered, { ...fresh(memory), facts: [...(memory.facts ?? []), sentence.text] })
}
