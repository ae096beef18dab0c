import { isUnspaced, questionCues, wonderWords, type CueName } from '#languages'
import { phraseReader } from '../words/cues.ts'
import { isAct } from './acts.ts'
import { clausesOf } from './clauses.ts'
import type { Sentence } from './sentence.ts'

/** Small words that ask something: "when", "is there". */
export const asking: ReadonlySet<CueName> = new Set(questionCues)

/** Those that ask for more than yes or no. */
export const askingForFacts: ReadonlySet<CueName> = new Set(questionCues.filter((name) => name !== 'whether'))

const measures: ReadonlySet<CueName> = new Set<CueName>(['howMuch', 'howMany', 'howLong', 'howOften'])

/** Whether a sentence asks for a number of something: "and with the night plan, how much is it". */
export function asksMeasure({ cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name }) => measures.has(name))
}

const wondering = phraseReader(['wonders'], wonderWords)

/** Whether a sentence asks if something is so, gives nothing, and has no order behind it: "is there a boat free". */
export function wonders(sentence: Sentence): boolean {
  const { words, language, values, senses } = sentence
  const anywhere = isUnspaced(language) || language === 'tr'
  const asks = wondering(words, language).some(({ from }) => anywhere || from === 0)
  if (!asks || values.length > 0) return false
  const heads = new Set(clausesOf(sentence).map(({ at }) => words.findIndex((word) => word.at >= at)))
  return !senses.some(({ notion, places }) => isOrder(notion) && heads.has(places[0] ?? -1))
}

/** Whether a later part of a sentence asks for a fact, and none of it orders: "out of yeast, what else would do". */
export function asksLater(sentence: Sentence): boolean {
  const { words, cues, values, senses } = sentence
  const [, ...later] = clausesOf(sentence)
  const heads = new Set(later.map(({ at }) => words.findIndex((word) => word.at >= at)))
  const asks = cues.some(({ name, from }) => heads.has(from) && askingForFacts.has(name) && name !== 'where')
  return asks && values.length === 0 && !senses.some(({ notion }) => isOrder(notion))
}

function isOrder(notion: string): boolean {
  return isAct(notion) && !notion.startsWith('talk.')
}
