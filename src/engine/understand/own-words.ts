import type { ConceptLanguage } from '#languages'
import { readWords } from '../words/words.ts'
import { namesIn, type ParseContext } from './sentence.ts'

/** From how many words on a name of the page is read off it, and tells nothing of who says it. */
const longName = 3

/** A sentence without the long names of the page in it: "Sortiere nach Price: low to high" is German. */
export function ownWords(text: string, language: ConceptLanguage, names: ParseContext['pageNames']): string {
  const words = readWords(text, language)
  const borrowed = namesIn(words, names).filter(
    ({ at, end }) => words.filter((word) => word.at >= at && word.end <= end).length >= longName,
  )
  const own = words.filter(({ at, end }) => !borrowed.some((name) => name.at <= at && end <= name.end))
  return own.length === 0 || own.length === words.length ? text : own.map((word) => word.text).join(' ')
}
