import { byKind, type UiBlock } from '#protocol'
import type { EngineInput, Proposal } from '../../engine.ts'
import type { TurnState } from '../../port.ts'
import type { TurnMemory } from '../turn-memory.ts'
import { propose } from './propose.ts'
import { withOwnTitles } from '../own-titles.ts'
import type { Run } from '../run.ts'
import { endInFailure, endTurn } from '../terminal.ts'
import type { Voice } from '../../voice.ts'

/** Where a proposal led: to a state to be saved, or back to the engine with what the policy said. */
export type Settled =
  { readonly state: TurnState } | { readonly memory: TurnMemory; readonly inputs: readonly EngineInput[] }

/** Turns what an engine wants into what happens. */
export function settle(
  proposal: Proposal,
  memory: TurnMemory,
  voice: Voice,
  run: Run,
): Settled | Promise<Settled> {
  const { page, site } = run.request
  const names = [site.name, site.config.siteName ?? '']
  run.emit.cite(withOwnTitles(proposal.sources ?? [], page?.title, names))
  return byKind(handlers, proposal, memory, voice, run)
}

type Handler<Kind extends Proposal['kind']> = (
  proposal: Extract<Proposal, { kind: Kind }>,
  memory: TurnMemory,
  voice: Voice,
  run: Run,
) => Settled | Promise<Settled>

const handlers: { [Kind in Proposal['kind']]: Handler<Kind> } = {
  act: propose,

  ask({ text, block, unanswered }, memory, voice, run) {
    if (!block && text)
      return {
        state: endTurn(run.emit, memory, 'asked', { name: 'message', payload: { text, isQuestion: true } }),
      }
    const outcome = unanswered ? 'unanswered' : 'asked'
    return show(block, text ?? run.texts.choose, outcome, { memory, voice, run })
  },

  answer: ({ block, unanswered }, memory, voice, run) =>
    show(block, run.texts.here, unanswered ? 'unanswered' : 'answered', { memory, voice, run }),

  /** Only an effect that was seen is a task done; a summary of nothing done is an answer like any other. */
  finish({ summary, message }, memory, voice, { emit, texts }) {
    if (memory.effect === 'seen')
      return {
        state: endTurn(emit, memory, 'completed', { name: 'task_complete', payload: { summary, message } }),
      }
    if (memory.effect === 'acted') {
      const text = `${texts.unsure} ${message}`
      return { state: endTurn(emit, memory, 'unanswered', { name: 'message', payload: { text } }) }
    }
    if (!voice.said().includes(message)) voice.say(message)
    return { state: endTurn(emit, memory, 'answered') }
  },

  fail: ({ text }, memory, _, { emit }) => ({ state: endInFailure(emit, memory, text) }),
}

interface Stage {
  readonly memory: TurnMemory
  readonly voice: Voice
  readonly run: Run
}

/** Ends the turn with what was streamed, a block beside it. A block alone is introduced, for a stream must end the turn. */
function show(
  block: UiBlock | undefined,
  introduction: string,
  outcome: 'asked' | 'answered' | 'unanswered',
  { memory, voice, run }: Stage,
): Settled {
  const { emit, texts } = run
  if (block) {
    if (voice.said() === '') voice.say(block.message || introduction)
    const { block_type, data, message } = block
    emit.send({
      name: 'ui_block',
      payload: { block_type, data: { ...data }, ...(message ? { message } : {}) },
    })
  } else if (voice.said().trim() === '') return { state: endInFailure(emit, memory, texts.confused) }
  return { state: endTurn(emit, memory, outcome) }
}
