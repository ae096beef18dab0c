import type { ConceptLanguage, Lexicon } from '#languages'
import { foreignLanguage, knownWords, spokenLanguage } from './spoken-language.ts'

/** What a language is told by beside the words themselves. */
export interface Hearing {
  readonly lexicon: Lexicon
  /** The page's own. */
  readonly expected: ConceptLanguage
  /** The one that was spoken before. */
  readonly before: ConceptLanguage | undefined
  /** The one that the visitor's browser speaks. */
  readonly own: ConceptLanguage
  /** Those that are loaded for this page and this visitor, whatever others speak. */
  readonly loaded: ReadonlySet<ConceptLanguage>
  /** By how much the page's own is ahead of others. */
  readonly ahead: number
  /** Whether a word is one of the page's language, or of the page. */
  isKnown(word: string): boolean
}

/** The language that a text is in, loaded. */
export async function heardLanguage(text: string, hearing: Hearing): Promise<ConceptLanguage> {
  const { lexicon, expected, before, own, loaded, ahead, isKnown } = hearing
  const guess = async (languages: ReadonlySet<ConceptLanguage>, lead: number) =>
    spokenLanguage(text, expected, await knownWords(text, lexicon, languages), lead, before, own)
  // Words are known by their stems once a language is loaded: the likeliest is, even where the page's comes first.
  const likeliest = await guess(loaded, 0)
  await lexicon.load([likeliest])
  const spoken = await guess(new Set([...loaded, likeliest]), ahead)
  const foreign =
    spoken === expected
      ? await foreignLanguage(text, expected, { isKnown, spokenIn: (words) => lexicon.spokenIn(words) })
      : undefined
  const language = foreign ?? spoken
  await lexicon.load([language])
  return language
}
