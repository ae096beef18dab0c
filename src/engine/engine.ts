import { phrasebook, viewOf, type Engine, type EngineInput, type EngineView } from '#assistant'
import { createLexicon, type ConceptLanguage, type Lexicon } from '#languages'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sceneOf } from './candidates/scene.ts'
import { decide } from './decide/decide.ts'
import { onMessage, type Room } from './dialogue/on-message.ts'
import { onOutcome } from './dialogue/on-outcome.ts'
import { readMemory, type Memory } from './dialogue/memory.ts'
import { createMeanings } from './meaning/meanings.ts'
import type { Reply } from './dialogue/reply.ts'
import { hear } from './understand/sentence.ts'
import { fitted, type Weights } from './weights.ts'
import { pageLanguage, spokenLanguage } from './words/spoken-language.ts'

export interface MindOptions {
  readonly lexicon?: Lexicon
  readonly weights?: Weights
}

/** The engine that needs no model: it ranks what can be done and said on a page, and acts only where it is sure. */
export function mindEngine({
  lexicon = createLexicon({ pause: () => nextTurn() }),
  weights = fitted,
}: MindOptions = {}): Engine {
  const meanings = createMeanings(lexicon)
  return {
    name: 'builtin',
    async step(view, out, signal) {
      signal.throwIfAborted()
      const memory = readMemory(view.memory)
      const messages = unheard(view.inputs, memory)
      const newest = messages.at(-1)
      const text = messages.map((message) => message.text).join('\n')
      const onPage = pageLanguage(view.page?.language ?? view.language)
      const guess = newest ? spokenLanguage(text, onPage) : (memory.language ?? onPage)
      await lexicon.load([...new Set<ConceptLanguage>([onPage, guess, 'en'])])
      signal.throwIfAborted()
      const language = newest ? spokenLanguage(text, onPage, (word, one) => lexicon.knows(word, one)) : guess
      const room: Room = { view, memory: { ...memory, language }, say: phrasebook(language) }
      const reply = newest ? await message(text, newest.messageId, room) : onOutcome(view.inputs, room)
      if (reply.speech) speak(unsaid(reply.speech, view.inputs), out)
      return { proposal: reply.proposal, memory: { ...reply.memory, language } }

      function message(said: string, messageId: string, here: Room): Promise<Reply> | Reply {
        const handled = { ...here, memory: { ...here.memory, handled: messageId } }
        if (!view.page) return onMessage.withoutPage(handled)
        const scene = sceneOf(viewOf(view.page), meanings)
        const hearPart = (part: string) =>
          hear(part, {
            meanings,
            language,
            pageLanguage: scene.language,
            pageWords: scene.words,
            now: view.now,
          })
        const sentence = hearPart(said)
        return onMessage.heard(
          sentence,
          () => decide(sentence, { scene, weights, hearPart }),
          handled,
          signal,
        )
      }
    },
  }
}

function unheard(inputs: readonly EngineInput[], { handled }: Memory) {
  const messages = inputs.filter((input) => input.kind === 'message')
  return messages.slice(messages.findIndex(({ messageId }) => messageId === handled) + 1)
}

/** What of a speech is still to be said: a step that is taken again goes on where the visitor saw it end. */
function unsaid(speech: string, inputs: EngineView['inputs']): string {
  const last = inputs.at(-1)
  return last?.kind === 'said' && speech.startsWith(last.text) ? speech.slice(last.text.length) : speech
}

/** Says a text word by word. The same text is always cut alike, so that a stream can be taken up again. */
function speak(text: string, out: { say(delta: string): void }): void {
  for (const [delta] of text.matchAll(/\s*\S{1,24}/g)) out.say(delta)
}
