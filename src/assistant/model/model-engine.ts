import type { ModelMessage } from 'ai'
import type { AssistantChoice } from '../assistant-choice.ts'
import type { Engine, EngineView } from '../engine.ts'
import { EngineFault } from '../engine-fault.ts'
import { situation, systemPrompt } from '../prompt/compose.ts'
import { callModel, type ModelAnswer } from './call-model.ts'
import { countUsage, tokensIn } from './count-usage.ts'
import { hear } from './hear.ts'
import { interpret } from './interpret.ts'
import type { RawCall } from './mend-call.ts'
import { isTooLong } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import type { ModelTimes } from './part-times.ts'
import { promptOf } from './prompt-of.ts'
import { loadModel, type ProviderOptions } from './providers.ts'
import { readCall } from './read-call.ts'
import { requestSettings } from './request-settings.ts'
import { roomFor } from './room-for.ts'
import { added, readThread, shortened, writeThread, type Thread } from './thread.ts'
import { toolSet } from './tools/tools.ts'

export interface ModelEngineOptions
  extends Omit<Extract<AssistantChoice, { kind: 'model' }>, 'kind'>, ProviderOptions, ModelTimes {
  readonly newId: () => string
  readonly settings: ModelSettings
}

/** Calls of one step that lead nowhere by themselves: looking something up, or a call that made no sense. */
const roundsPerStep = 4

/** A language model behind a provider. It proposes; what becomes of it is decided elsewhere. */
export function modelEngine(options: ModelEngineOptions): Engine {
  const { provider, settings } = options
  const name = `${provider}:${options.model}`
  const asked = requestSettings(provider, settings)
  const strict = provider === 'compatible'
  let loading: ReturnType<typeof loadModel> | undefined
  return {
    name,
    async step(view, out, signal) {
      const model = await (loading ??= loadModel(provider, options))
      const nonce = options.newId().replace(/\W/g, '').slice(0, 12)
      let thread = [...view.missed, ...view.inputs].reduce<Thread>(
        (before, input) => hear(before, input, nonce),
        readThread(view.memory, view.history),
      )
      let room = settings
      let spoke = false
      let goesOn = false
      for (let round = 1; round <= roundsPerStep; round += 1) {
        let gap = spoke && !goesOn ? '\n\n' : ''
        const say = (delta: string) => {
          out.say(gap + delta)
          gap = ''
          spoke ||= delta.trim() !== ''
        }
        const prompt = promptOf(requestOf(thread, view, nonce, room), { strict })
        const read = (call: RawCall) => readCall(call, view.page)
        let answer: ModelAnswer
        try {
          answer = await countUsage({ model: name, prompt, note: out.note, signal }, (heard) =>
            callModel(
              {
                model,
                apiKey: options.apiKey,
                request: { prompt, tools: toolSet, ...asked },
                read,
                heard,
                newId: options.newId,
              },
              { ...options, ...settings },
              say,
              signal,
            ),
          )
        } catch (fault) {
          if (room !== settings || !isTooLong(fault)) throw fault
          room = { ...settings, contextTokens: Math.ceil(tokensIn(prompt) / 2) }
          continue
        }
        const {
          proposal,
          answers,
          pending,
          say: rest,
        } = await interpret(answer.calls, {
          view,
          nonce,
          signal,
        })
        thread = { ...added(thread, ...answer.messages, ...answers), pending }
        if (rest) say(rest)
        if (proposal) return { proposal, memory: writeThread(thread) }
        goesOn = answer.cutShort && answer.text !== '' && round < roundsPerStep
        if (goesOn) {
          thread = added(thread, { role: 'user', content: '(Go on exactly where you stopped.)' })
          continue
        }
        if (answer.calls.length === 0 && spoke)
          return { proposal: { kind: 'answer' }, memory: writeThread(thread) }
        if (answer.calls.length === 0) break
      }
      throw new EngineFault('confused', 'the model led nowhere')
    },
  }
}

/** The thread and, behind it, what is true only now. */
function requestOf(thread: Thread, view: EngineView, nonce: string, settings: ModelSettings): ModelMessage[] {
  const { pageTokens, threadCharacters } = roomFor(settings)
  const { messages } = shortened(thread, { most: threadCharacters, kept: threadCharacters })
  const last = messages.at(-1)
  const kept = last ? [...messages.slice(0, -1), { ...last, providerOptions: cached }] : []
  return [
    { role: 'system', content: systemPrompt(view.site), providerOptions: cached },
    ...kept,
    { role: 'user', content: situation(view, nonce, pageTokens) },
  ]
}

/** Anthropic caches up to where it is told to; other providers find the common beginning themselves. */
const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const
