import { createAnswerBounds, type AnswerBounds, type AnswerLimits } from './answer-bounds.ts'
import {
  collectAnswer,
  type FinishPart,
  type CollectOptions,
  type ModelAnswer,
} from '../reading/collect-answer.ts'
import type { Model, ModelPart, ModelRequest } from '../language-model.ts'
import { isUnreachable } from '../faults/lasting-fault.ts'
import { isPassing, modelFault, retryAfter } from '../faults/model-fault.ts'
import { createPartTimes, type ModelTimes, type PartTimes } from './part-times.ts'
import { streamError } from '../faults/stream-error.ts'

export interface ModelCall extends Omit<CollectOptions, 'prompt'> {
  readonly model: Model
  /** Kept out of every message. */
  readonly apiKey: string | undefined
  readonly request: Omit<ModelRequest, 'abortSignal'>
  /** Told of every piece that came, because a call that is cut short is paid for too. */
  readonly onCharacters: (characters: number) => void
  /** Told why it is asked once more. */
  readonly retried: (reason: string) => void
}

const firstPauseMs = 400
/** How long a server that cannot be reached is retried: it may just be restarting. */
const unreachableMs = 3_000

/** Asks a model once. Tries again only while nothing has come back, and only within the time for the first word. */
export async function callModel(
  call: ModelCall,
  options: ModelTimes & AnswerLimits,
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { now, delay } = options
  const began = now()
  const deadline = began + options.firstTokenMs
  for (let pause = firstPauseMs; ; pause *= 2) {
    const times = createPartTimes({ ...options, firstTokenMs: deadline - now() })
    const bounds = createAnswerBounds(options)
    try {
      return await ask(call, { times, bounds }, say, signal)
    } catch (cause) {
      signal.throwIfAborted()
      const wait = Math.max(pause, retryAfter(cause, now()))
      const until = isUnreachable(cause) ? Math.min(deadline, began + unreachableMs) : deadline
      const again = !times.begun() && isPassing(cause) && now() + wait < until
      const fault = modelFault(cause, times.begun(), call.apiKey)
      if (!again) throw fault
      call.retried(fault.message)
      await delay(wait, signal)
    } finally {
      bounds.stop()
      times.stop()
    }
  }
}

/** Straight from the provider: the loop that `ai` puts around it costs five times as much (docs/decisions/304). */
async function ask(
  call: ModelCall,
  { times, bounds }: { readonly times: PartTimes; readonly bounds: AnswerBounds },
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const giveUp = new AbortController()
  const abortSignal = AbortSignal.any([signal, giveUp.signal])
  const answer = collectAnswer({ ...call, prompt: call.request.prompt }, say)
  let end: FinishPart | undefined
  try {
    const { stream } = await times.inTime(call.model.doStream({ ...call.request, abortSignal }))
    const parts = stream.getReader()
    while (!end) {
      const next = await bounds.orEnd(times.inTime(parts.read()))
      if (next === 'ended') break
      const { done, value: part } = next
      if (done) throw new Error('the stream ended without an end')
      if (part.type === 'error') throw streamError(part.error)
      if (!bookkeeping.has(part.type)) times.active()
      const characters = lengthOf(part)
      call.onCharacters(characters)
      if (!bounds.allows(characters) || !answer.take(part)) break
      if (part.type === 'finish') end = part
    }
    // A line that drops quietly looks like an end; only the model's own word for it is one.
    if (end && end.finishReason.raw === undefined) throw new Error('the answer was cut off')
    return answer.end(end)
  } finally {
    if (!end) giveUp.abort()
  }
}

/** A call's input comes in pieces first, and then once more as a whole. */
function lengthOf(part: ModelPart): number {
  return 'delta' in part ? part.delta.length : 0
}

const bookkeeping = new Set<ModelPart['type']>(['stream-start', 'response-metadata', 'finish', 'raw'])
