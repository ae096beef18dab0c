import type { ConceptLanguage } from './concept-languages.ts'
import { foldLetters } from './fold/fold-letters.ts'
import { stemOf } from './fold/fold-word.ts'
import { oncePerKey } from './fold/once-per-key.ts'
import { hashLetters } from './hash-letters.ts'
import { leastArrayOf, type WholeNumbers } from './least-array.ts'
import { joinStrings, type JoinedStrings } from './string-table.ts'
import { isBinding, wordsOfEach } from './words-of.ts'

/** The phrases of one language, in numbers. */
export interface PhraseTables {
  /** The letters of every word that the phrases hold. */
  readonly words: JoinedStrings
  readonly stems: JoinedStrings
  /** The notion of each phrase, and the sum of its words' hashes. */
  readonly notions: Uint16Array
  readonly spellings: Int32Array
  /** Where each phrase begins among the stems of all, and these. */
  readonly starts: WholeNumbers
  readonly stemsOfPhrases: WholeNumbers
}

/** Collects the phrases of one language. */
export function phraseTablesBuilder(language: ConceptLanguage) {
  const stems = new Map<string, number>()
  const notions: number[] = []
  const spellings: number[] = []
  const starts: number[] = [0]
  const stemsOfPhrases: number[] = []
  const words = new Set<string>()
  // The same few thousand words make up all phrases, and folding is what loading spends its time on.
  const look = oncePerKey((word: string) => {
    const letters = foldLetters(word, language)
    return { letters, content: !isBinding(letters, language), spelling: hashLetters(letters), stem: -1 }
  })

  /** The number of a word's stem. Words that only bind have one where a phrase is made of nothing else. */
  function stemIn(word: ReturnType<typeof look>): number {
    if (word.stem >= 0) return word.stem
    const stem = stemOf(word.letters, language)
    word.stem = stems.get(stem) ?? stems.size
    stems.set(stem, word.stem)
    words.add(word.letters)
    return word.stem
  }

  /** Adds notions that are numbered one after the other, each with its phrases. */
  function add(first: number, phrasesOfEach: readonly (readonly string[])[]): void {
    const owners = phrasesOfEach.flatMap((phrases, index) => phrases.map(() => first + index))
    for (const [at, each] of wordsOfEach(phrasesOfEach.flat(), language).entries()) {
      const notion = owners[at]
      if (notion === undefined || each.length === 0) continue
      const all = each.map(look)
      let spelling = 0
      for (const place of contentPlaces(all)) {
        const word = all[place]!
        const stem = stemIn(word)
        if (!stemsOfPhrases.includes(stem, starts.at(-1))) stemsOfPhrases.push(stem)
        spelling = (spelling + word.spelling) | 0
      }
      notions.push(notion)
      spellings.push(spelling)
      starts.push(stemsOfPhrases.length)
    }
  }

  async function finish(pause: () => Promise<void>): Promise<PhraseTables> {
    const numbers = {
      notions: Uint16Array.from(notions),
      spellings: Int32Array.from(spellings),
      starts: leastArrayOf(starts),
      stemsOfPhrases: leastArrayOf(stemsOfPhrases),
    }
    await pause()
    return { words: joinStrings(words), stems: joinStrings(stems.keys()), ...numbers }
  }

  return { add, finish }
}

/** The words that tell something; a phrase of nothing else keeps them all. */
export function contentPlaces(words: readonly { readonly content: boolean }[]): number[] {
  const places = [...words.keys()]
  const content = places.filter((place) => words[place]!.content)
  return content.length > 0 ? content : places
}
