import type { ModelMessage } from 'ai'
import { gatherAnswer, type TakenCall } from './gather-answer.ts'
import { howEnded, type Ending } from './how-ended.ts'
import type { ModelPart, Prompt } from '../language-model.ts'
import type { RawCall } from './mend-call.ts'
import { quotedIn } from './quoted-in.ts'
import type { ReadCall } from './read-call.ts'
import { siftText, type TextSieve } from './sift-text.ts'

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

export type FinishPart = Extract<ModelPart, { type: 'finish' }>

export interface CollectOptions {
  /** What the model was sent. */
  readonly prompt: Prompt
  readonly read: (call: RawCall) => ReadCall
  /** Names calls that stood in the text. */
  readonly newId: () => string
  /** Whether the text may hold thoughts and calls, as that of open models does. */
  readonly siftsText: boolean
  /** Whether the text of this model is known to begin with a thought that is only ended. */
  readonly thinksFirst?: boolean
}

/** More calls than a plan has steps are no plan. */
const maxCalls = 16

/** Takes in an answer part by part, and says at once what is for the visitor. */
export function collectAnswer(
  { prompt, read, newId, siftsText, thinksFirst = false }: CollectOptions,
  say: (delta: string) => void,
) {
  const answer = gatherAnswer()
  const isUsable = (call: RawCall) => read(call).problem === undefined
  const sieve = siftsText ? siftText({ thinksFirst, isUsable, isQuote: quotedIn(prompt) }) : unsifted
  const calls: MadeCall[] = []
  let text = ''

  function speak(words: string): void {
    if (words === '') return
    text += words
    answer.takeText(words)
    say(words)
  }

  function make(part: TakenCall): void {
    const call = read(part)
    calls.push({ id: part.toolCallId, ...call })
    answer.takeCall(part, call)
  }

  return {
    /** False: there is no room for another call. */
    take(part: ModelPart): boolean {
      if (part.type === 'text-delta') speak(sieve.take(part.delta))
      else if (part.type !== 'tool-call') answer.take(part)
      else if (calls.length === maxCalls) return false
      else make(part)
      return true
    },
    /** The whole answer; without an end of its own it was we who ended it. */
    end(finish: FinishPart | undefined): ModelAnswer {
      const ended = howEnded(finish?.finishReason)
      const isCut = ended === 'length' || ended === 'bound'
      const rest = sieve.end()
      const begunCall = isCut && rest.begun !== ''
      speak(begunCall ? rest.text : `${rest.text}${rest.begun}`)
      for (const call of rest.calls.slice(0, maxCalls - calls.length))
        make({ toolCallId: shortId(newId()), ...call })
      return {
        text,
        calls: isCut ? calls.map(saidToBeCut) : calls,
        messages: answer.messages(),
        thinksFirst: rest.thinksFirst,
        ended,
        begunCall,
        inputTokens: finish?.usage.inputTokens.total,
        cachedTokens: finish?.usage.inputTokens.cacheRead,
        outputTokens: finish?.usage.outputTokens.total,
      }
    },
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
