import {
  streamText,
  type LanguageModel,
  type ModelMessage,
  type SystemModelMessage,
  type ToolCallRepairFunction,
  type ToolSet,
} from 'ai'
import { isPassing, modelFault, retryAfter } from './model-fault.ts'
import { createPartTimes, type ModelTimes, type PartTimes } from './part-times.ts'

export interface ModelCall {
  readonly model: LanguageModel
  readonly system: SystemModelMessage
  readonly messages: ModelMessage[]
  readonly tools: ToolSet
  readonly repair: ToolCallRepairFunction<ToolSet>
}

/** A call as the model made it; `problem` says why it cannot be followed. */
export interface MadeCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
  readonly problem?: string
}

export interface ModelAnswer {
  readonly text: string
  readonly calls: readonly MadeCall[]
  /** The assistant's part, to be kept in the thread. */
  readonly messages: readonly ModelMessage[]
  readonly inputTokens: number
  readonly outputTokens: number
}

const firstPauseMs = 400
/** Room for eight described steps and a long answer, thinking included. */
const outputTokens = 8_192

/** Asks a model once. Tries again only while nothing has come back, and only within the time for the first word. */
export async function callModel(
  call: ModelCall,
  options: ModelTimes,
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { now, delay } = options
  const deadline = now() + options.firstTokenMs
  for (let pause = firstPauseMs; ; pause *= 2) {
    const times = createPartTimes({ ...options, firstTokenMs: deadline - now() })
    try {
      return await ask(call, times, say, signal)
    } catch (cause) {
      signal.throwIfAborted()
      const wait = retryAfter(cause) ?? pause
      const again = !times.begun && isPassing(cause) && now() + wait < deadline
      if (!again) throw modelFault(cause, times.begun)
      await delay(wait, signal)
    } finally {
      times.stop()
    }
  }
}

async function ask(
  { repair, ...request }: ModelCall,
  times: PartTimes,
  say: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const giveUp = new AbortController()
  const stream = streamText({
    ...request,
    maxRetries: 0,
    maxOutputTokens: outputTokens,
    abortSignal: AbortSignal.any([signal, giveUp.signal]),
    experimental_repairToolCall: repair,
    // Faults are read from the stream; without this they are printed as well.
    onError: () => undefined,
  })
  const parts = stream.fullStream[Symbol.asyncIterator]()
  const calls: MadeCall[] = []
  let text = ''
  try {
    for (;;) {
      const next = await times.inTime(parts.next())
      if (next.done) throw new Error('the stream ended without an end')
      const part = next.value
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new Error('the call was aborted')
      if (!bookkeeping.has(part.type)) times.heard()
      if (part.type === 'text-delta') {
        text += part.text
        say(part.text)
      }
      if (part.type === 'tool-call') calls.push(madeCall(part))
      if (part.type !== 'finish') continue
      // A line that drops quietly looks like an end; only the model's own word for it is one.
      if (part.rawFinishReason === undefined) throw new Error('the answer was cut off')
      const { messages } = await stream.response
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
      const own = messages.filter(({ role }) => role === 'assistant')
      return { text, calls, messages: own, inputTokens, outputTokens }
    }
  } finally {
    giveUp.abort()
  }
}

const bookkeeping = new Set(['start', 'start-step', 'finish-step', 'finish', 'raw'])

interface StreamedCall {
  readonly toolCallId: string
  readonly toolName: string
  readonly input: unknown
  readonly invalid?: boolean
  readonly error?: unknown
}

function madeCall({ toolCallId, toolName, input, invalid, error }: StreamedCall): MadeCall {
  const problem = error instanceof Error ? error.message : String(error)
  return { id: toolCallId, name: toolName, input, ...(invalid ? { problem: problem.slice(0, 500) } : {}) }
}
