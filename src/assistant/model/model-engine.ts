import type { Engine, EngineView, Proposal } from '../engine.ts'
import { EngineFault } from '../engine-fault.ts'
import type { Passage } from '../port.ts'
import { isQuestion } from '../is-question.ts'
import { createVoice } from '../voice.ts'
import { addInput } from './transcript/add-input.ts'
import { createAskModel } from './asking/ask-model.ts'
import type { ModelEngineOptions } from './asking/model-engine-options.ts'
import { createCitations, type Citations } from './transcript/citations.ts'
import { findPassages } from './tools/find-passages.ts'
import { heldQuestion } from './transcript/held-question.ts'
import { interpret } from './reading/interpret.ts'
import { cutOff, continuation, hasCutCall, noAnswer } from './reading/unfinished-answer.ts'
import {
  added,
  noting,
  readTranscript,
  withoutLooks,
  writeTranscript,
  type ModelTranscript,
} from './transcript/model-transcript.ts'

/** Calls of one step that lead nowhere by themselves: looking something up, or a call that made no sense. */
const roundsPerStep = 5

/** A language model behind a provider. It proposes; what becomes of it is decided elsewhere. */
export function modelEngine(options: ModelEngineOptions): Engine {
  const name = `${options.provider}:${options.model}`
  const ask = createAskModel({ ...options, name })
  return {
    name,
    async step(view, out, signal) {
      const nonce = options.newId().replace(/\W/g, '').slice(0, 12)
      const before = readTranscript(view.memory, view.history, nonce)
      // Whoever begins with the history has missed nothing: it is told there.
      const missed = view.memory === undefined ? [] : view.missed
      let transcript = [...missed, ...view.inputs].reduce<ModelTranscript>(
        (so, input) => addInput(so, input, { nonce, name, page: view.page }),
        before,
      )
      const held = heldQuestion(before, view.inputs)
      if (held) return { proposal: held, memory: writeTranscript(withoutLooks(transcript)) }
      const citations = createCitations(transcript.shown)
      const around = { view, nonce, known: citations.show(await lookUp(view, signal)) }
      const voice = createVoice(out)
      const say = (words: string) => voice.say(citations.take(words))
      let hadCutCall = false
      for (let round = 1; round <= roundsPerStep; round += 1) {
        const isLast = round === roundsPerStep
        const asked = await ask(transcript, { ...around, answerNow: isLast }, { ...out, say }, signal)
        const { answer } = asked
        const meaning = await interpret(answer.calls, { view, nonce, signal, citations })
        const { proposal, notes } = meaning
        const kept = added(asked.transcript, ...answer.messages, ...meaning.answers)
        transcript = noting({ ...kept, pending: meaning.pending, shown: citations.shown() }, notes)
        for (const text of notes) out.note({ kind: 'noted', text })
        say(meaning.say ?? '')
        const ends = (ending: Proposal) => {
          voice.say(citations.end())
          // When the turn ends none of the page is kept.
          const left = ending.kind === 'act' ? transcript : withoutLooks(transcript)
          return { proposal: citing(ending, citations), memory: writeTranscript(left) }
        }
        if (proposal) return ends(proposal)
        const further = continuation(answer)
        const isCutAgain = hadCutCall && hasCutCall(answer)
        hadCutCall = hasCutCall(answer)
        if (further && !isLast && !isCutAgain) {
          transcript = added(transcript, { role: 'user', content: further })
          continue
        }
        voice.say(citations.end())
        const fault = cutOff(answer, isCutAgain)
        if (fault) throw fault
        if (answer.calls.length === notes.length && voice.said().trim() !== '')
          return ends({ kind: 'answer' })
        if (answer.calls.length === 0) throw noAnswer(answer)
        voice.nextStep()
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
  const sources = citations.sources()
  return { ...worded, ...(sources.length > 0 && { sources }) }
}
