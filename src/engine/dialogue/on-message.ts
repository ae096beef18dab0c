import { spansIn } from '../fill/spans.ts'
import { undoing } from '../plan/undo.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answerAsked } from './answer-asked.ts'
import { formFilled, missingIn, sendingButton } from './ask-missing.ts'
import { answerTool } from './call-tool.ts'
import { carryOut } from './carry-out.ts'
import { corrected } from './correct.ts'
import { followUp } from './follow-up.ts'
import { fresh } from './memory.ts'
import { pickOffer, shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { Room } from './room.ts'

/** What follows from a message: an answer to the engine's own question, a word about what was before, or a new sentence. */
export async function onMessage(text: string, room: Room): Promise<Reply> {
  const { memory, say, scene } = room
  const sentence = room.hear(text)
  if (!scene) {
    const talk = room.decide(sentence)
    return talk.kind === 'talk' ? carryOut(talk, sentence, room) : answer(say('noPage'), fresh(memory), true)
  }
  const picked = memory.offered ? pickOffer(text, sentence, memory.offered) : undefined
  if (picked === 'declined') return answer(say('notDone'), fresh(memory))
  if (picked?.tells !== undefined) return answer(picked.tells, fresh(memory))
  if (picked)
    return propose(picked.moves, room, {
      facts: memory.facts ?? [],
      todo: picked.todo === undefined ? [] : [picked.todo],
      again: true,
    })
  const asked =
    (memory.wanting && answerTool(sentence, memory.wanting, room)) ??
    (memory.asking && answerAsked(sentence, memory.asking, room))
  if (asked) return asked
  if (isUndo(sentence)) return takeBack(room)
  if (shortAnswer(text) === 'no' && memory.task) return answer(say('notDone'), fresh(memory))
  const fixed = corrected(sentence, room)
  if (fixed) return fixed
  const alone = room.decide(sentence)
  const next = followUp(sentence, alone, room)
  if (next) return carryOut(next.decision, next.sentence, room)
  const decision = alone
  const open = (decision.kind === 'none' || decision.kind === 'offer') && !decision.question
  const later = open ? keepForLater(sentence, room) : undefined
  if (later) return later
  const goesOn = decision.kind === 'do' && decision.moves.at(-1)?.goal.kind === 'changed'
  const facts = goesOn && decision.facts.length === 0 ? (memory.facts ?? []) : []
  return carryOut(
    decision.kind === 'do' && facts.length > 0 ? { ...decision, facts } : decision,
    sentence,
    room,
  )
}

/** What is told while a form is filled in and has no field there may be for the next page. */
function keepForLater(sentence: Sentence, room: Room): Reply | undefined {
  const { memory, say } = room
  const told = [...spansIn(sentence).map(({ text }) => text), ...sentence.values.map(({ value }) => value)]
  const form = memory.last && told.length > 0 ? formFilled(memory.last.moves, room) : undefined
  const press = form && missingIn(form).length === 0 ? sendingButton(form, room) : undefined
  if (!press) return undefined
  const list = told.map((name) => say('quote', { name })).join(', ')
  const speech = `${say('keptForLater', { list })} ${say('shallIPress', { label: press.label })}`
  const offered = [{ label: press.label, moves: [press] }]
  return answer(speech, { ...fresh(memory), offered, facts: [...(memory.facts ?? []), sentence.text] })
}

/** A sentence of nothing but "undo that". */
function isUndo({ senses, words, weights }: Sentence): boolean {
  const places = new Set(senses.flatMap((sense) => (sense.notion === 'act.undo' ? sense.places : [])))
  return places.size > 0 && words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)
}

/** Takes the last thing back, or leaves undone what still waits for a yes. */
function takeBack(room: Room): Reply {
  const { memory, say, scene } = room
  if (memory.task) return answer(say('notDone'), fresh(memory))
  const { last } = memory
  const moves = last && scene ? undoing(last.moves, scene.view, last.from !== last.url) : undefined
  return moves ? propose(moves, room) : answer(say('cannotUndo'), fresh(memory), true)
}
