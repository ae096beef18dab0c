import type { ModelMessage } from 'ai'
import { createAnswerBounds, type AnswerBounds, type AnswerLimits } from './answer-bounds.ts'
import { gatherAnswer, type TakenCall } from './gather-answer.ts'
import { howEnded, type Ending } from './how-ended.ts'
import type { Model, ModelPart, ModelRequest } from './language-model.ts'
import type { RawCall } from './mend-call.ts'
import { isPassing, modelFault, retryAfter } from './model-fault.ts'
import { createPartTimes, type ModelTimes, type PartTimes } from './part-times.ts'
import { quotedIn } from './quoted-in.ts'
import type { ReadCall } from './read-call.ts'
import { siftText, type TextSieve } from './sift-text.ts'
import { streamError } from './stream-error.ts'

export interface ModelCall {
  readonly model: Model
  /** Kept out of every message. */
  readonly apiKey: string | undefined
  readonly request: Omit<ModelRequest, 'abortSignal'>
  readonly read: (call: RawCall) => ReadCall
  /** Names calls that stood in the text. */
  readonly newId: () => string
  /** Whether the text may hold thoughts and calls, as that of open models does. */
  readonly siftsText: boolean
  /** Whether the text of this model is known to begin with a thought that is only ended. */
  readonly thinksFirst?: boolean
  /** Told of every piece that came, because a call that is cut short is paid for too. */
  readonly heard: (characters: number) => void
}

/** A call of a tool, and the name it goes by. */
export interface MadeCall extends ReadCall {
  readonly id: string
}

export interface ModelAnswer {
  readonly text: string
  readonly calls: readonly MadeCall[]
  readonly ended: Ending
  /** Whether the text ended in the middle of a call. */
  readonly begunCall: boolean
  readonly thinksFirst: boolean
  /** The assistant's part, to be kept in the transcript. */
  readonly messages: readonly ModelMessage[]
  readonly inputTokens: number | undefined
  readonly cachedTokens: number | undefined
  readonly outputTokens: number | undefined
}

const firstPauseMs = 400
/** More calls than a plan has steps are no plan. */
const maxCalls = 16

/** Asks a model once. Tries again only while nothing has come back, and only within the time for the first word. */
export async function callModel(
  call: ModelCall,
  options: ModelTimes & AnswerLimits,
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { now, delay } = options
  const deadline = now() + options.firstTokenMs
  for (let pause = firstPauseMs; ; pause *= 2) {
    const times = createPartTimes({ ...options, firstTokenMs: deadline - now() })
    const bounds = createAnswerBounds(options)
    try {
      return await ask(call, { times, bounds }, say, signal)
    } catch (cause) {
      signal.throwIfAborted()
      const wait = Math.max(pause, retryAfter(cause, now()))
      const again = !times.begun && isPassing(cause) && now() + wait < deadline
      if (!again) throw modelFault(cause, times.begun, call.apiKey)
      await delay(wait, signal)
    } finally {
      bounds.stop()
      times.stop()
    }
  }
}

/** Straight from the provider: the loop that `ai` puts around it costs five times as much (docs/decisions/304). */
async function ask(
  { model, request, read, heard, newId, siftsText, thinksFirst = false }: ModelCall,
  { times, bounds }: { readonly times: PartTimes; readonly bounds: AnswerBounds },
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const giveUp = new AbortController()
  const abortSignal = AbortSignal.any([signal, giveUp.signal])
  const answer = gatherAnswer()
  const isUsable = (call: RawCall) => read(call).problem === undefined
  const sieve = siftsText ? siftText({ thinksFirst, isUsable, isQuote: quotedIn(request.prompt) }) : unsifted
  const calls: MadeCall[] = []
  let text = ''
  let end: FinishPart | undefined
  try {
    const { stream } = await times.inTime(model.doStream({ ...request, abortSignal }))
    const parts = stream.getReader()
    while (!end) {
      const next = await bounds.orEnd(times.inTime(parts.read()))
      if (next === 'ended') break
      const { done, value: part } = next
      if (done) throw new Error('the stream ended without an end')
      if (part.type === 'error') throw streamError(part.error)
      if (!bookkeeping.has(part.type)) times.heard()
      const characters = lengthOf(part)
      heard(characters)
      if (!bounds.allows(characters)) break
      if (part.type === 'text-delta') speak(sieve.take(part.delta))
      else if (part.type !== 'tool-call') answer.take(part)
      else if (calls.length === maxCalls) break
      else take(part)
      if (part.type === 'finish') end = part
    }
    // A line that drops quietly looks like an end; only the model's own word for it is one.
    if (end && end.finishReason.raw === undefined) throw new Error('the answer was cut off')
    const ended = howEnded(end?.finishReason)
    const isCut = ended === 'length' || ended === 'bound'
    const rest = sieve.end()
    const begunCall = isCut && rest.begun !== ''
    speak(begunCall ? rest.text : `${rest.text}${rest.begun}`)
    for (const call of rest.calls.slice(0, maxCalls - calls.length))
      take({ toolCallId: shortId(newId()), ...call })
    return {
      text,
      calls: isCut ? calls.map(saidToBeCut) : calls,
      messages: answer.messages(),
      thinksFirst: rest.thinksFirst,
      ended,
      begunCall,
      inputTokens: end?.usage.inputTokens.total,
      cachedTokens: end?.usage.inputTokens.cacheRead,
      outputTokens: end?.usage.outputTokens.total,
    }
  } finally {
    if (!end) giveUp.abort()
  }

  function speak(words: string): void {
    if (words === '') return
    text += words
    answer.takeText(words)
    say(words)
  }

  function take(part: TakenCall): void {
    const call = read(part)
    calls.push({ id: part.toolCallId, ...call })
    answer.takeCall(part, call)
  }
}

/** A call that makes no sense at the end of an answer that was cut off lacks the rest of it. */
function saidToBeCut(call: MadeCall, at: number, { length }: readonly MadeCall[]): MadeCall {
  const isHalf = call.problem !== undefined && at === length - 1
  return isHalf ? { ...call, problem: 'it was cut off before its end; make it again, shorter' } : call
}

/** Text that holds nothing but words. */
const unsifted: TextSieve = {
  take: (piece) => piece,
  end: () => ({ text: '', begun: '', calls: [], thinksFirst: false }),
}

/** Templates of Mistral take nine letters and digits, and nothing else. */
function shortId(id: string): string {
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-9)
    .padStart(9, '0')
}

type FinishPart = Extract<ModelPart, { type: 'finish' }>

/** A call's input comes in pieces first, and then once more as a whole. */
function lengthOf(part: ModelPart): number {
  return 'delta' in part ? part.delta.length : 0
}

const bookkeeping = new Set<ModelPart['type']>(['stream-start', 'response-metadata', 'finish', 'raw'])
