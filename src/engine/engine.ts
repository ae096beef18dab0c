import type { Engine, EngineInput, EngineView } from '#assistant'
import type { PageContext } from '#protocol'
import { createLexicon, foldLetters, type ConceptLanguage, type Lexicon } from '#languages'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { keptScenes } from './candidates/kept-scenes.ts'
import type { Scene } from './candidates/scene.ts'
import { smallTalk } from './decide/wish/small-talk.ts'
import { decide } from './decide/decide.ts'
import { onMessage } from './dialogue/on-message.ts'
import { onOutcome } from './dialogue/on-outcome.ts'
import { fresh, readMemory, type Memory } from './dialogue/memory.ts'
import { createMeanings } from './meaning/meanings.ts'
import type { ReplyContext } from './dialogue/reply-context.ts'
import { pageAfter } from './plan/page-after.ts'
import { phrasebook } from './phrasebook.ts'
import { ownWords } from './understand/own-words.ts'
import { parseSentence, type Sentence } from './understand/sentence.ts'
import { fitted, type Weights } from './fitted.ts'
import { reading } from './weights.ts'
import { pageInOwnLanguage } from './words/page-in-own-language.ts'
import { heardLanguage } from './words/heard-language.ts'
import { pageLanguage } from './words/spoken-language.ts'

export interface MindOptions {
  readonly lexicon?: Lexicon
  readonly weights?: Weights
}

/** The engine that needs no model: it ranks what can be done and said on a page, and acts only where it is sure. */
export function builtinEngine({
  lexicon = createLexicon({ pause: () => nextTurn() }),
  weights = fitted,
}: MindOptions = {}): Engine {
  const meanings = createMeanings(lexicon)
  const sceneOf = keptScenes(meanings)
  return {
    name: 'builtin',
    async step(view, out, signal) {
      signal.throwIfAborted()
      const memory = readMemory(view.memory)
      const messages = unhandled(view.inputs, memory)
      const newest = messages.at(-1)
      const text = messages.map((message) => message.text).join('\n')
      const page = view.page && pageInOwnLanguage(view.page)
      const onPage = pageLanguage(page?.language ?? view.language)
      const expected = pageLanguage(view.page?.language ?? view.language)
      const browser = pageLanguage(view.language)
      const around = new Set<ConceptLanguage>([onPage, expected, 'en', memory.language ?? browser])
      await lexicon.load([...around])
      signal.throwIfAborted()
      let kept: Scene | undefined
      const lookAt = () => (kept ??= page && sceneOf(page))
      const own = newest ? ownWords(text, onPage, lookAt()?.names ?? new Map()) : text
      const language = newest
        ? await heardLanguage(own, {
            lexicon,
            expected,
            before: memory.language,
            own: browser,
            loaded: around,
            ahead: own === text ? reading.pageLanguage : reading.pageLanguageBeside,
            isKnown: (word) =>
              lexicon.knows(word, expected) || lookAt()?.words.has(foldLetters(word, onPage)) === true,
          })
        : (memory.language ?? expected)
      signal.throwIfAborted()
      const parseContext = (scene: Scene | undefined) => ({
        meanings,
        language,
        pageLanguage: scene?.language ?? onPage,
        pageWords: scene?.words ?? new Set<string>(),
        pageNames: scene?.names ?? new Map<string, string[][]>(),
        now: view.now,
      })
      // The same parts of a sentence are asked for by several readings of it.
      const parts = new Map<string, Sentence>()
      const parsePart = (part: string) => {
        const known = parts.get(part) ?? parseSentence(part, parseContext(lookAt()))
        parts.set(part, known)
        return known
      }
      const contextOn = (page: PageContext | undefined, memory: Memory, seen = view): ReplyContext => {
        let kept: Scene | undefined
        const lookAt = () => (kept ??= page && sceneOf(page))
        return {
          view: seen,
          memory,
          say: phrasebook(language),
          signal,
          scene: lookAt(),
          parse: parsePart,
          read: (part, one) => meanings.read(part, one, 'en'),
          decide(sentence, titles) {
            const scene = lookAt()
            const among = titles && new Set(titles)
            if (scene)
              return decide(sentence, { scene: among ? { ...scene, among } : scene, weights, parsePart })
            const talk = smallTalk(sentence)
            return talk ? { kind: 'talk', text: talk } : { kind: 'none', question: false }
          },
          after(moves) {
            const last = { moves, url: page?.url, from: page?.url }
            const next = page && pageAfter(page, moves)
            return contextOn(next, { ...fresh(memory), last }, { ...view, page: next })
          },
        }
      }
      const context = contextOn(page, { ...memory, language, ...(newest && { handled: newest.messageId }) })
      // Between reading a page and thinking about it others have their turn.
      await nextTurn()
      signal.throwIfAborted()
      const reply = await (newest ? onMessage(text, context) : onOutcome(view.inputs, context))
      if (reply.speech) speak(unsaid(reply.speech, view.inputs), out)
      return { proposal: reply.proposal, memory: { ...reply.memory, language } }
    },
  }
}

function unhandled(inputs: readonly EngineInput[], { handled }: Memory) {
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
