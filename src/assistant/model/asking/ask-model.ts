import type { Engine } from '../../engine.ts'
import { callModel } from './call-model.ts'
import type { ModelAnswer } from '../reading/collect-answer.ts'
import { chatMessages } from '../transcript/chat-messages.ts'
import { contextBudget, smallerBudget } from '../context-budget.ts'
import { countUsage } from './count-usage.ts'
import type { Prompt } from '../language-model.ts'
import { lookOf, type LookOptions } from '../transcript/look-of.ts'
import type { RawCall } from '../reading/mend-call.ts'
import type { ModelEngineOptions } from './model-engine-options.ts'
import { isTooLong, readableTokens } from '../faults/model-fault.ts'
import { withoutLooks, type ModelTranscript } from '../transcript/model-transcript.ts'
import { isOpenServer, loadModel } from '../provider/providers.ts'
import { readCall } from '../reading/read-call.ts'
import { requestSettings } from '../provider/request-settings.ts'
import { prepareTools, toolSet } from '../tools/tools.ts'

/** What a model answered, and the transcript up to its answer. */
export interface Asked {
  readonly answer: ModelAnswer
  readonly transcript: ModelTranscript
}

type Around = Omit<LookOptions, 'budget'>

type Ask = (
  transcript: ModelTranscript,
  around: Around,
  out: Parameters<Engine['step']>[1],
  signal: AbortSignal,
) => Promise<Asked>

/** Asks one model with all that it can read; what was too much for it is asked once more with half of that. */
export function createAskModel(options: ModelEngineOptions & { readonly name: string }): Ask {
  const { provider, settings, apiKey, newId, name } = options
  const asked = requestSettings(provider, settings)
  const isOpen = isOpenServer(provider)
  let loading: ReturnType<typeof loadModel> | undefined
  /** What the texts of this model have shown of it. */
  let thinksFirst = false

  return async (transcript, around, out, signal) => {
    const whole = requestOf(transcript, around)
    try {
      return await send(whole, around, out, signal)
    } catch (fault) {
      const less = isTooLong(fault) && requestOf(lessOf(transcript, whole.prompt, fault), around)
      // What cannot be made shorter would be refused again.
      if (!less || lengthOf(less.prompt) >= lengthOf(whole.prompt)) throw fault
      out.note({ kind: 'retried', reason: fault instanceof Error ? fault.message : String(fault) })
      return send(less, around, out, signal)
    }
  }

  function requestOf(transcript: ModelTranscript, around: Around) {
    const { budget = contextBudget(settings) } = transcript
    const { request, after } = lookOf(transcript, { ...around, budget })
    return { prompt: chatMessages(request, { strict: isOpen }), after }
  }

  /** The transcript with the smaller budget that holds from now on. */
  function lessOf(transcript: ModelTranscript, prompt: Prompt, fault: unknown): ModelTranscript {
    const said = prompt.slice(1)
    const pageCharacters = lengthOf(said.slice(-1))
    const transcriptCharacters = lengthOf(said) - pageCharacters
    const contextTokens = readableTokens(fault) ?? settings.contextTokens
    const budget = smallerBudget({ pageCharacters, transcriptCharacters }, { ...settings, contextTokens })
    return { ...withoutLooks(transcript), budget }
  }

  async function send(
    { prompt, after }: ReturnType<typeof requestOf>,
    { view }: Pick<LookOptions, 'view'>,
    { say, note }: Parameters<Ask>[2],
    signal: AbortSignal,
  ): Promise<Asked> {
    if (!loading) prepareTools()
    const model = await (loading ??= loadModel(provider, options))
    const request = { prompt, tools: toolSet, ...asked }
    const read = (call: RawCall) => readCall(call, view.page)
    const retried = (reason: string) => note({ kind: 'retried', reason })
    const answer = await countUsage({ model: name, prompt, tools: toolSet, note, signal }, (onCharacters) =>
      callModel(
        { model, apiKey, request, read, onCharacters, retried, newId, siftsText: isOpen, thinksFirst },
        { ...options, ...settings },
        say,
        signal,
      ),
    )
    thinksFirst = answer.thinksFirst
    return { answer, transcript: after }
  }
}

function lengthOf(messages: Prompt): number {
  return JSON.stringify(messages).length
}
