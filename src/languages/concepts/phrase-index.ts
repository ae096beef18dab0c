import type { ConceptLanguage } from './concept-languages.ts'
import { foldLetters, foldsOf, foldWord } from './fold/fold-word.ts'
import { isFunctionWord, wordsOf } from './words-of.ts'

/** A phrase of a notion that some words of a sentence make up. */
export interface Meaning {
  /** The notion's number in the lexicon. */
  notion: number
  /** Which words of the sentence, by their place. */
  places: readonly number[]
  /** How much of the phrase was met, by the weight of its words: 1 is all of it. */
  share: number
  /** How much the words that were met tell: the rarer in the lexicon, the more. */
  weight: number
  /** Whether the spelling is the phrase's own, accents and case aside. */
  exact: boolean
}

/** The phrases of one language, from their words to the notions. */
export interface PhraseIndex {
  /** The notions whose phrases are met at least to this share, the weightiest first. */
  meanings(words: readonly string[], leastShare: number): Meaning[]
  knows(word: string): boolean
  phraseCount: number
}

/** Collects the phrases of one language and files them under their stems. */
export function phraseIndexBuilder(language: ConceptLanguage) {
  const stems = new Map<string, number>()
  const notions: number[] = []
  const spellings: number[] = []
  const starts: number[] = [0]
  const stemsOfPhrases: number[] = []

  function add(notion: number, phrase: string): void {
    const content = contentWords(wordsOf(phrase, language), language)
    const folded = new Set(content.map((word) => foldWord(word, language)))
    for (const stem of folded) {
      const known = stems.get(stem) ?? stems.size
      stems.set(stem, known)
      stemsOfPhrases.push(known)
    }
    if (folded.size === 0) return
    notions.push(notion)
    spellings.push(spellingOf(content.map((word) => foldLetters(word, language))))
    starts.push(stemsOfPhrases.length)
  }

  function finish(): PhraseIndex {
    return createIndex(language, {
      stems,
      notions: Uint16Array.from(notions),
      spellings: Int32Array.from(spellings),
      starts: Uint32Array.from(starts),
      stemsOfPhrases: Uint32Array.from(stemsOfPhrases),
    })
  }

  return { add, finish }
}

interface Tables {
  stems: ReadonlyMap<string, number>
  notions: Uint16Array
  spellings: Int32Array
  starts: Uint32Array
  stemsOfPhrases: Uint32Array
}

function createIndex(language: ConceptLanguage, tables: Tables): PhraseIndex {
  const { stems, notions, spellings, starts, stemsOfPhrases } = tables
  const { first, phrases } = phrasesByStem(tables)
  const weightOf = (stem: number) =>
    Math.log(1 + notions.length / ((first[stem + 1] ?? 0) - (first[stem] ?? 0) || 1))

  /** Every stem that a word may stand for: its own, and the parts of a compound that is not known whole. */
  function stemsIn(word: string): number[] {
    const own = foldsOf(word, language).flatMap((stem) => stems.get(stem) ?? [])
    return own.length > 0 ? own : partsOf(word)
  }

  function partsOf(word: string): number[] {
    const plain = foldLetters(word, language)
    if ((language !== 'de' && language !== 'nl') || plain.length < 8) return []
    for (let cut = plain.length - 3; cut >= 3; cut--) {
      const head = stems.get(foldWord(plain.slice(cut), language))
      const rest = plain.slice(0, cut)
      const modifier =
        head === undefined ? undefined : (stems.get(foldWord(rest, language)) ?? stems.get(rest))
      if (head !== undefined && modifier !== undefined) return [modifier, head]
    }
    return []
  }

  function meanings(words: readonly string[], leastShare: number): Meaning[] {
    const kept = contentPlaces(words, language)
    const placesOfStem = new Map<number, number>()
    for (const place of kept)
      for (const stem of stemsIn(words[place] ?? ''))
        if (!placesOfStem.has(stem)) placesOfStem.set(stem, place)
    const candidates = new Set<number>()
    for (const stem of placesOfStem.keys())
      for (let at = first[stem] ?? 0; at < (first[stem + 1] ?? 0); at++) candidates.add(phrases[at] ?? 0)

    const best = new Map<number, Meaning>()
    for (const phrase of candidates) {
      const notion = notions[phrase] ?? 0
      const places: number[] = []
      let met = 0
      let whole = 0
      for (let at = starts[phrase] ?? 0; at < (starts[phrase + 1] ?? 0); at++) {
        const stem = stemsOfPhrases[at] ?? 0
        const weight = weightOf(stem)
        const place = placesOfStem.get(stem)
        whole += weight
        if (place === undefined) continue
        met += weight
        if (!places.includes(place)) places.push(place)
      }
      if (met < whole * leastShare) continue
      const known = best.get(notion)
      const share = met / whole
      if (known && known.share * known.weight > share * met) continue
      const exact =
        share === 1 &&
        spellings[phrase] === spellingOf(places.map((place) => foldLetters(words[place] ?? '', language)))
      if (known?.exact && known.share * known.weight === share * met && !exact) continue
      best.set(notion, { notion, places: places.sort((a, b) => a - b), share, weight: met, exact })
    }
    return [...best.values()].sort((a, b) => b.share * b.weight - a.share * a.weight || a.notion - b.notion)
  }

  return { meanings, knows: (word) => stemsIn(word).length > 0, phraseCount: notions.length }
}

/** For each stem the phrases that hold it, one after the other. */
function phrasesByStem({ stems, starts, stemsOfPhrases }: Tables) {
  const first = new Uint32Array(stems.size + 1)
  for (const stem of stemsOfPhrases) first[stem + 1]! += 1
  for (let stem = 0; stem < stems.size; stem++) first[stem + 1]! += first[stem]!
  const next = first.slice()
  const phrases = new Uint32Array(stemsOfPhrases.length)
  for (let phrase = 0; phrase + 1 < starts.length; phrase++)
    for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++)
      phrases[next[stemsOfPhrases[at]!]!++] = phrase
  return { first, phrases }
}

/** The words that tell something; a phrase of nothing else keeps them all. */
function contentPlaces(words: readonly string[], language: ConceptLanguage): number[] {
  const places = [...words.keys()]
  const content = places.filter((place) => !isFunctionWord(words[place] ?? '', language))
  return content.length > 0 ? content : places
}

function contentWords(words: readonly string[], language: ConceptLanguage): string[] {
  return contentPlaces(words, language).map((place) => words[place] ?? '')
}

/** A number that two spellings share by accident once in four billion. The order of words is left aside. */
function spellingOf(words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    let hash = 0x811c9dc5
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
    sum = (sum + hash) | 0
  }
  return sum
}
