import { asksAboutAssistant } from '#assistant'
import { byKind, isMasked } from '#protocol'
import { spansIn } from '../fill/spans.ts'
import { undoing } from '../plan/undo.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answerChoice } from './answer-choice.ts'
import { answerFields } from './answer-fields.ts'
import { formFilled, missingIn, sendingButton } from './ask-missing.ts'
import { answerTool } from './call-tool.ts'
import { carryOut } from './carry-out.ts'
import { corrected } from './correct.ts'
import { followUp } from './follow-up.ts'
import { formState } from './form-state.ts'
import { fresh, type Asked } from './memory.ts'
import { otherPart } from './other-part.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What follows from a message: an answer to the engine's own question, a word about what was before, or a new sentence. */
export async function onMessage(text: string, context: ReplyContext): Promise<Reply> {
  const { memory, say, scene } = context
  const sentence = context.parse(text)
  if (!scene) {
    const talk = context.decide(sentence)
    return talk.kind === 'talk'
      ? carryOut(talk, sentence, context)
      : answer(say('noPage'), fresh(memory), true)
  }
  // It answers nothing that was asked: what it held is gone.
  if (isMasked(text)) return carryOut(context.decide(sentence), sentence, context)
  const state = formState(text, context)
  if (state) return state
  const part = otherPart(sentence, context)
  if (part) return part
  const isOfMe = asksAboutAssistant(text) !== undefined
  const reply = !isOfMe && memory.asked && byKind(answers, memory.asked, sentence, context)
  if (reply) return reply
  if (isUndo(sentence)) return takeBack(context)
  if (shortAnswer(text) === 'no' && memory.task) return answer(say('notDone'), fresh(memory))
  const fixed = await corrected(sentence, context)
  if (fixed) return fixed
  const alone = context.decide(sentence)
  const next = followUp(sentence, alone, context)
  if (next) return carryOut(next.decision, next.sentence, context)
  const decision = alone
  const open = (decision.kind === 'none' || decision.kind === 'offer') && !decision.question
  const later = open ? keepForLater(sentence, context) : undefined
  if (later) return later
  const goesOn = decision.kind === 'do' && decision.moves.at(-1)?.goal.kind === 'changed'
  const facts = goesOn && decision.facts.length === 0 ? (memory.facts ?? []) : []
  return carryOut(
    decision.kind === 'do' && facts.length > 0 ? { ...decision, facts } : decision,
    sentence,
    context,
  )
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
  const speech = `${say('keptForLater', { list })} ${say('onlyPress', { label: press.label })}`
  const offered = [{ label: press.label, moves: [press] }]
  return offering(speech, offered, { ...fresh(memory), facts: [...(memory.facts ?? []), sentence.text] })
}

/** A sentence of nothing but "undo that". */
function isUndo({ senses, words, weights }: Sentence): boolean {
  const places = new Set(senses.flatMap((sense) => (sense.notion === 'act.undo' ? sense.places : [])))
  return places.size > 0 && words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)
}

/** Takes the last thing back, or leaves undone what still waits for a yes. */
function takeBack(context: ReplyContext): Reply {
  const { memory, say, scene } = context
  if (memory.task) return answer(say('notDone'), fresh(memory))
  const { last } = memory
  const moves = last && scene ? undoing(last.moves, scene.view, last.from !== last.url) : undefined
  return moves ? propose(moves, context) : answer(say('cannotUndo'), fresh(memory), true)
}
