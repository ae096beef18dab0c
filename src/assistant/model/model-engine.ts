import type { AssistantChoice } from '../assistant-choice.ts'
import type { Engine, EngineView, Proposal } from '../engine.ts'
import { EngineFault } from '../engine-fault.ts'
import type { Passage } from '../port.ts'
import { isQuestion } from '../prompt/is-question.ts'
import { callModel, type ModelAnswer } from './call-model.ts'
import { createCitations, type Citations } from './citations.ts'
import { countUsage, tokensIn } from './count-usage.ts'
import { findPassages } from './find-passages.ts'
import { addInput } from './add-input.ts'
import { heldQuestion } from './held-question.ts'
import { interpret } from './interpret.ts'
import { lookOf } from './look-of.ts'
import type { RawCall } from './mend-call.ts'
import { isTooLong } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import type { ModelTimes } from './part-times.ts'
import { chatMessages } from './chat-messages.ts'
import { loadModel, type ProviderOptions } from './providers.ts'
import { readCall } from './read-call.ts'
import { requestSettings } from './request-settings.ts'
import {
  added,
  noting,
  readTranscript,
  withoutLooks,
  writeTranscript,
  type ModelTranscript,
} from './model-transcript.ts'
import { prepareTools, toolSet } from './tools/tools.ts'

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
      if (!loading) prepareTools()
      const model = await (loading ??= loadModel(provider, options))
      const nonce = options.newId().replace(/\W/g, '').slice(0, 12)
      const before = readTranscript(view.memory, view.history)
      let transcript = [...view.missed, ...view.inputs].reduce<ModelTranscript>(
        (so, input) => addInput(so, input, nonce),
        before,
      )
      const held = heldQuestion(before, view.inputs)
      if (held) return { proposal: held, memory: writeTranscript(withoutLooks(transcript)) }
      const citations = createCitations(transcript.shown)
      const known = citations.show(await lookUp(view, signal))
      let room = settings
      let spoke = false
      let goesOn = false
      for (let round = 1; round <= roundsPerStep; round += 1) {
        let gap = spoke && !goesOn ? '\n\n' : ''
        const say = (delta: string) => {
          if (delta === '') return
          out.say(gap + delta)
          gap = ''
          spoke ||= delta.trim() !== ''
        }
        const look = lookOf(transcript, { view, nonce, known, settings: room })
        const prompt = chatMessages(look.request, { strict })
        const read = (call: RawCall) => readCall(call, view.page)
        let answer: ModelAnswer
        try {
          answer = await countUsage(
            { model: name, prompt, tools: toolSet, note: out.note, signal },
            (heard) =>
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
                (delta) => say(citations.take(delta)),
                signal,
              ),
          )
        } catch (fault) {
          if (room !== settings || !isTooLong(fault)) throw fault
          transcript = withoutLooks(transcript)
          room = { ...settings, contextTokens: Math.ceil(tokensIn(prompt) / 2) }
          continue
        }
        const meaning = await interpret(answer.calls, { view, nonce, signal, citations })
        const { proposal, notes, say: rest } = meaning
        const kept = added(look.after, ...answer.messages, ...meaning.answers)
        transcript = noting({ ...kept, pending: meaning.pending, shown: citations.shown }, notes)
        for (const text of notes) out.note({ kind: 'noted', text })
        say(citations.take(rest ?? ''))
        const ends = (ending: Proposal) => {
          say(citations.end())
          // When the turn ends none of the page is kept.
          const left = ending.kind === 'act' ? transcript : withoutLooks(transcript)
          return { proposal: citing(ending, citations), memory: writeTranscript(left) }
        }
        if (proposal) return ends(proposal)
        goesOn = answer.cutShort && answer.text !== '' && round < roundsPerStep
        if (!goesOn) say(citations.end())
        if (goesOn) {
          transcript = added(transcript, { role: 'user', content: '(Go on exactly where you stopped.)' })
          continue
        }
        if (answer.calls.length === notes.length && spoke) return ends({ kind: 'answer' })
        if (answer.calls.length === 0) break
      }
      throw new EngineFault('confused', 'the model led nowhere')
    },
  }
}

/** What the site says about a question, before the model has to ask for it. */
function lookUp(view: EngineView, signal: AbortSignal): Promise<readonly Passage[]> | [] {
  const message = view.inputs.findLast((input) => input.kind === 'message')?.text
  const asks = message !== undefined && isQuestion(message, view.language)
  return asks ? findPassages(message, view, signal) : []
}

/** The proposal with what was cited, and without citations where none are drawn. */
function citing(proposal: Proposal, citations: Citations): Proposal {
  const cited = (text: string) => citations.take(text) + citations.end()
  const worded =
    proposal.kind === 'ask' && proposal.text !== undefined
      ? { ...proposal, text: cited(proposal.text) }
      : proposal.kind === 'finish'
        ? { ...proposal, message: cited(proposal.message) }
        : proposal
  return { ...worded, ...(citations.sources.length > 0 && { sources: citations.sources }) }
}
