import { fingerprint, type EngineView, type Phrasebook } from '#assistant'
import { limits } from '#protocol'
import { knownAnswer } from '../answer/known-answer.ts'
import { wayOn } from '../answer/way-on.ts'
import type { Decision } from '../decide/decide.ts'
import { stepOf, type Move } from '../plan/move.ts'
import { tellSelection } from '../records/tell-selection.ts'
import { tellPlan } from '../speech/tell-moves.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Memory, Task } from './memory.ts'
import { pickOffer } from './pick-offer.ts'
import { answer, offering, type Reply } from './reply.ts'

/** What a reply is made with. */
export interface Room {
  readonly view: EngineView
  readonly memory: Memory
  readonly say: Phrasebook
}

export const onMessage = {
  withoutPage: ({ memory, say }: Room): Reply => answer(say('noPage'), fresh(memory), true),

  /** An answer to the engine's own question, or a new sentence. */
  async heard(sentence: Sentence, decided: () => Decision, room: Room, signal: AbortSignal): Promise<Reply> {
    const { memory, say } = room
    const picked = memory.offered ? pickOffer(sentence.text, sentence, memory.offered) : undefined
    if (picked === 'declined') return answer(say('notDone'), fresh(memory))
    if (picked?.tells !== undefined) return answer(picked.tells, fresh(memory))
    if (picked) return propose(picked.moves, room)
    const decision = decided()
    if (decision.kind === 'do') return propose(decision.moves, room, { left: decision.left })
    if (decision.kind === 'talk') return answer(say(decision.text), fresh(memory))
    if (decision.kind === 'tell') return answer(decision.unit.text, fresh(memory))
    if (decision.kind === 'show') {
      const { text, block } = tellSelection(decision.selection, say)
      return { ...answer(text, fresh(memory)), ...(block && { proposal: { kind: 'answer', block } }) }
    }
    const known = decision.question ? await fromKnowledge(sentence, room, signal) : undefined
    if (known) return known
    const unsure = decision.kind === 'offer' && decision.text !== undefined
    const way = decision.question && !unsure ? await elsewhere(sentence, room, signal) : undefined
    if (way) return way
    if (decision.kind === 'offer') return offering(say(textFor(decision)), decision.offers, fresh(memory))
    return answer(say(decision.question ? 'notFound' : 'notUnderstood'), fresh(memory), true)
  },
}

function textFor({ question, offers, text }: Extract<Decision, { kind: 'offer' }>) {
  if (text) return text
  if (question) return 'mayBeThere'
  return offers.length > 1 ? 'didYouMean' : 'didYouMean'
}

/** What the owner wrote and what other pages of the site say. */
async function fromKnowledge(
  sentence: Sentence,
  { view, memory }: Room,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const known = await knownAnswer(sentence, view, signal)
  return (
    known && { ...answer(known.text, fresh(memory)), proposal: { kind: 'answer', sources: known.sources } }
  )
}

/** Nothing was found: the best way on is told. */
async function elsewhere(
  { text }: Sentence,
  { view, memory, say }: Room,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const way = await wayOn(text, { ...view, say }, signal)
  return (
    way && {
      speech: way.text,
      proposal: { kind: 'answer', block: way.block, unanswered: true },
      memory: fresh(memory),
    }
  )
}

export function fresh({ handled, language }: Memory): Memory {
  return {
    version: 3,
    ...(handled !== undefined && { handled }),
    ...(language !== undefined && { language }),
  }
}

/** Proposes moves, as many as a plan may hold; after one that may change the page the rest waits. */
export function propose(
  moves: readonly Move[],
  room: Room,
  before: Partial<Pick<Task, 'done' | 'unseen' | 'left'>> = {},
): Reply {
  const { view, memory, say } = room
  const cut = moves.findIndex(({ goal }) => goal.kind === 'changed')
  const count = Math.min(cut === -1 ? moves.length : cut + 1, limits.actionsPerPlan)
  const pending = moves.slice(0, count)
  const { done = [], unseen = [], left = [] } = before
  return {
    proposal: {
      kind: 'act',
      steps: pending.map((move) => stepOf(move, say)),
      message: tellPlan(pending, say),
    },
    memory: {
      ...fresh(memory),
      task: {
        pending,
        rest: moves.slice(count),
        done,
        unseen,
        left,
        before: { url: view.page?.url, fingerprint: fingerprint(view.page) },
      },
    },
  }
}
