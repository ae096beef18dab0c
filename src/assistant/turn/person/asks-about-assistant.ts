import { assistantWords, type AssistantWords } from '#languages'
import { bareWords, phrasesOf } from './spoken-phrases.ts'

/** What somebody may want to know of whoever answers: who or what it is, who made it, what it can do. */
export type AboutAssistant = 'who' | 'made' | 'skills'

/**
 * What a visitor asks of whoever answers, in any language, whatever the page's is; undefined where the sentence says
 * anything beside. A rule, so that nobody is left to think that a person answers.
 */
export function asksAboutAssistant(message: string): AboutAssistant | undefined {
  const text = bareWords(message)
  if (text === '' || text.length > maxCharacters) return undefined
  for (const { phrases, isSpaced } of grammars)
    for (const said of readingsOf(text, phrases, isSpaced)) {
      const about = aboutOf(said)
      if (about) return about
    }
  return undefined
}

/** Longer messages ask for more than that. */
const maxCharacters = 80

type Part = keyof AssistantWords
type Phrases = readonly (readonly [phrase: string, bit: number])[]

const parts = [
  'addressing',
  'pointing',
  'beings',
  'others',
  'beside',
  'who',
  'made',
  'skills',
] as const satisfies readonly Part[]
const bit = Object.fromEntries(parts.map((part, at) => [part, 1 << at])) as Readonly<Record<Part, number>>

const grammars = Object.values(assistantWords).map((words) => ({
  phrases: parts.flatMap((part) => phrasesOf(words[part]).map((phrase) => [phrase, bit[part]] as const)),
  isSpaced: !/[\u3040-\u30ff\u4e00-\u9fff]/u.test(words.who),
}))

/** Every set of parts that a text may be read as from its first letter to its last. */
function readingsOf(text: string, phrases: Phrases, isSpaced: boolean): Iterable<number> {
  const reached = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let at = 0; at < text.length; at++)
    for (const [phrase, own] of reached.has(at) ? phrases : []) {
      const to = at + phrase.length
      if (!text.startsWith(phrase, at) || (isSpaced && to < text.length && text[to] !== ' ')) continue
      const next = text[to] === ' ' ? to + 1 : to
      const there = reached.get(next) ?? new Set()
      for (const before of reached.get(at) ?? []) there.add(before | own)
      reached.set(next, there)
    }
  return reached.get(text.length) ?? []
}

function aboutOf(said: number): AboutAssistant | undefined {
  const has = (...wanted: readonly Part[]) => wanted.some((part) => (said & bit[part]) !== 0)
  if (has('made')) return 'made'
  if (has('skills')) return 'skills'
  const ofSomebody = has('addressing') && has('beings', 'others')
  return has('who') || ofSomebody || (has('pointing') && has('beings')) ? 'who' : undefined
}
