import type { Language } from '#protocol'
import type { Engine, EngineInput, EngineView } from '../engine.ts'
import { spokenLanguage } from './language/spoken-language.ts'
import { readMemory, type Memory } from './memory.ts'
import { observed, onResult } from './react/result.ts'
import { onRefusal } from './react/refused.ts'
import { onMessage } from './react/message.ts'
import { answer, type Reply } from './reply.ts'
import { speak } from './speak.ts'
import { phrasebook } from './texts/index.ts'
import { work } from './work.ts'

/** The engine that needs no model: it reads the page, finds what was named, and acts only when it is sure. */
export function builtinEngine(): Engine {
  return {
    name: 'builtin',
    async step(view, out, signal) {
      signal.throwIfAborted()
      const language = languageOf(view)
      const reply = react({ ...view, language: language ?? view.language })
      if (reply.speech) speak(unsaid(reply.speech, view.inputs), out)
      return { proposal: reply.proposal, memory: { ...reply.memory, ...(language && { language }) } }
    },
  }
}

/** A page says what it is written in. Where it does not, the visitor's last words that told decide. */
function languageOf({ page, inputs, memory }: EngineView): Language | undefined {
  if (page?.language) return undefined
  const told = inputs.flatMap((input) => (input.kind === 'message' ? (spokenLanguage(input.text) ?? []) : []))
  return told.at(-1) ?? readMemory(memory).language
}

function react(view: EngineView): Reply {
  const memory = readMemory(view.memory)
  const messages = unheard(view.inputs, memory)
  const newest = messages.at(-1)
  if (newest) return onMessage(messages.map(({ text }) => text).join('\n'), newest.messageId, memory, view)
  const last = view.inputs.findLast((input) => input.kind !== 'message' && input.kind !== 'said')
  const reaction = reactions[last?.kind ?? 'continue'] as Reaction<EngineInput['kind']>
  return reaction((last ?? { kind: 'continue' }) as never, memory, view)
}

/** What of a speech is still to be said: a step that is taken again goes on where the visitor saw it end. */
function unsaid(speech: string, inputs: readonly EngineInput[]): string {
  const last = inputs.at(-1)
  return last?.kind === 'said' && speech.startsWith(last.text) ? speech.slice(last.text.length) : speech
}

function unheard(inputs: readonly EngineInput[], { handled }: Memory) {
  const messages = inputs.filter((input) => input.kind === 'message')
  return messages.slice(messages.findIndex(({ messageId }) => messageId === handled) + 1)
}

type Reaction<Kind extends EngineInput['kind']> = (
  input: Extract<EngineInput, { kind: Kind }>,
  memory: Memory,
  view: EngineView,
) => Reply

const forget = ({ handled }: Memory): Memory => ({ version: 2, handled })

/** What follows from each thing that can happen between two steps. */
const reactions: { readonly [Kind in EngineInput['kind']]?: Reaction<Kind> } = {
  result: ({ result }, memory, view) => onResult(result, memory, view),

  confirmation: ({ confirmed }, memory, view) =>
    confirmed ? carryOn(memory, view) : answer(phrasebook(view.language)('notDone'), forget(memory)),

  refused: ({ reasons }, memory, view) =>
    answer(phrasebook(view.language)('refused', { reason: reasons.join(' ') }), forget(memory), true),

  silence: (_, memory, view) => answer(phrasebook(view.language)('silence'), forget(memory), true),

  /** A page load in the middle of a plan: what the plan was for is judged on the new page. */
  continue: (_, memory, view) => carryOn(memory, view),
}

function carryOn(memory: Memory, view: EngineView): Reply {
  const { task } = memory
  if (!task) return answer(phrasebook(view.language)('notUnderstood'), forget(memory), true)
  const { pending } = task
  const refused = pending && onRefusal(pending, task, memory, view)
  if (refused) return refused
  const seen = pending ? observed(task, pending, { success: true }, view) : task
  return work(seen, view, memory.handled, { first: pending?.later })
}
