import { isUnspaced, type ConceptLanguage } from './concept-languages.ts'
import { foldLetters } from './fold/fold-letters.ts'
import { oncePerKey } from './fold/once-per-key.ts'
import { functionWords } from './fold/function-words.ts'

/** The words of a text. Where no spaces part them, the platform's dictionary does. */
export function wordsOf(text: string, language: ConceptLanguage): string[] {
  if (!isUnspaced(language)) return text.match(spacedWord) ?? []
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(text))
    if (isWordLike) words.push(segment)
  return words
}

/** A word and where it begins. */
export interface PlacedWord {
  readonly word: string
  readonly at: number
}

/** The same with their places. */
export function placedWordsOf(text: string, language: ConceptLanguage): PlacedWord[] {
  if (!isUnspaced(language))
    return [...text.matchAll(spacedWord)].map(({ 0: word, index: at }) => ({ word, at }))
  return [...segmenterOf(language).segment(text)].flatMap(({ segment: word, index: at, isWordLike }) =>
    isWordLike ? [{ word, at }] : [],
  )
}

/** The words of several texts. One call of the platform's dictionary for all of them is many times quicker. */
export function wordsOfEach(texts: readonly string[], language: ConceptLanguage): string[][] {
  if (!isUnspaced(language)) return texts.map((text) => wordsOf(text, language))
  const each: string[][] = [[]]
  for (const { segment, isWordLike } of segmenterOf(language).segment(texts.join('\n'))) {
    if (segment === '\n') each.push([])
    else if (isWordLike) each.at(-1)?.push(segment)
  }
  return each
}

/** Whether a word only binds others together: "the", "please", "を". */
export function isFunctionWord(word: string, language: ConceptLanguage): boolean {
  return isBinding(foldLetters(word, language), language)
}

/** The same of its folded letters. */
export function isBinding(letters: string, language: ConceptLanguage): boolean {
  return functionWordsOf(language).has(letters)
}

const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

const segmenterOf = oncePerKey(
  (language: ConceptLanguage) => new Intl.Segmenter(language, { granularity: 'word' }),
)

const functionWordsOf = oncePerKey(
  (language: ConceptLanguage): ReadonlySet<string> =>
    new Set(functionWords[language].split(/\s+/).map((word) => foldLetters(word, language))),
)
