import {
  comparisonNames,
  comparisonWords,
  conceptLanguages,
  foldLetters,
  isFunctionWord,
  oncePerKey,
  type ConceptLanguage,
  type Lexicon,
} from '#languages'
import { reading } from '../weights.ts'
import { cuesIn, phraseReader } from './cues.ts'

const scripts: readonly (readonly [RegExp, ConceptLanguage])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/[¿¡]/u, 'es'],
]

/** Letters that, of our languages, one writes or few. */
const ownLetters: readonly (readonly [RegExp, ConceptLanguage])[] = [
  [/[ąćęłńśźż]/iu, 'pl'],
  [/[ğşıİ]/u, 'tr'],
  [/ß/u, 'de'],
  [/ñ/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
]

const tellingCues = new Set(['when', 'howMuch', 'howMany', 'howLong', 'who', 'where', 'seek', 'find', 'put'])

/**
 * The language a sentence is in: by its script, then by its small words and by the words that are known. The expected
 * one is `ahead` of the others, and so is the one that was spoken `before`, which counts first, or else the visitor's `own`.
 */
export function spokenLanguage(
  text: string,
  expected: ConceptLanguage,
  knows: (word: string, language: ConceptLanguage) => boolean = () => false,
  ahead: number = reading.pageLanguage,
  before?: ConceptLanguage,
  own: ConceptLanguage = expected,
): ConceptLanguage {
  const script = scripts.find(([letters]) => letters.test(text))
  // Only a few words of Japanese go without its own letters.
  const short = (text.match(/\p{Script=Han}/gu)?.length ?? 0) < reading.lettersWithoutKana
  if (script) return script[1] === 'zh' && expected === 'ja' && short ? 'ja' : script[1]
  const words = spokenWords(text)
  // A few words that the page's language has are of that language; those of somebody who spoke another, of that one.
  const isOf = (language: ConceptLanguage) =>
    words.length > 0 &&
    words.length <= reading.fewWords &&
    words.every((word) => isFunctionWord(word, language) || knows(word, language))
  if (before && isOf(before)) return before
  const [only, other] = [...new Set([expected, own])].filter(isOf)
  if (only && !other) return only
  // One word tells little beside the page, and so does the page beside one word.
  const most = words.length * reading.leadPerWord
  const counts = new Map(
    conceptLanguages.map((language) => {
      const lead = language === expected ? ahead : language === (before ?? own) ? reading.lastLanguage : 0
      return [language, Math.min(lead, most)]
    }),
  )
  for (const [letters, language] of ownLetters)
    if (letters.test(text)) counts.set(language, (counts.get(language) ?? 0) + reading.ownLetters)
  for (const word of words) {
    const bound = boundIn(word)
    const owners = conceptLanguages.filter((language) => bound.includes(language) || knows(word, language))
    if (owners.length === 0) continue
    const { small, long, short, missing, foreign } = reading.wordTells
    const known = word.length >= reading.longWord ? long : short
    for (const language of conceptLanguages) {
      // A word that several languages share tells less, and one that a language does not have speaks against it.
      const has = (bound.includes(language) ? small : known) / Math.sqrt(owners.length)
      const lacks = writes(language, word) ? missing : foreign
      counts.set(language, (counts.get(language) ?? 0) + (owners.includes(language) ? has : lacks))
    }
  }
  for (const [language, count] of askingIn(text)) counts.set(language, (counts.get(language) ?? 0) + count)
  let best = before ?? own
  for (const [language, count] of counts) if (count > (counts.get(best) ?? 0)) best = language
  return best
}

/**
 * Which language has which word of a text: in the loaded ones by its stem, where it is long, in all as it is written. What others have
 * said before, and loaded by it, changes nothing.
 */
export async function knownWords(
  text: string,
  lexicon: Pick<Lexicon, 'knows' | 'spokenIn'>,
  loaded: ReadonlySet<ConceptLanguage>,
): Promise<Lexicon['knows']> {
  const words = [...new Set(spokenWords(text))]
  const each = await lexicon.spokenIn(words)
  const written = new Map(words.map((word, at) => [word, new Set(each[at])]))
  return (word, language) =>
    written.get(word)?.has(language) === true ||
    (loaded.has(language) &&
      word.length >= reading.longWord &&
      writes(language, word) &&
      lexicon.knows(word, language))
}

/** The languages of which a word is a small one. Sentences say the same ones again and again. */
const boundIn = oncePerKey(
  (word: string) =>
    conceptLanguages.filter((language) => isFunctionWord(word, language) && writes(language, word)),
  2_000,
)

const boundsIn = phraseReader(comparisonNames, comparisonWords)

/** How much the ways of asking, and of bounding a figure, tell of each language; a sentence is looked at before and after its words are loaded. */
const askingIn = oncePerKey((text: string): (readonly [ConceptLanguage, number])[] => {
  const words = spokenWords(text)
  return conceptLanguages.map((language) => {
    const folded = words.map((word) => ({ letters: foldLetters(word, language) }))
    const asking = [
      ...cuesIn(folded, language).filter(({ name }) => tellingCues.has(name)),
      // "Pas plus de", "minder dan": how a figure is bounded.
      ...boundsIn(folded, language).filter(({ size }) => size > 1),
    ]
    const longest = Math.max(0, ...asking.map(({ from, to }) => to - from))
    return [language, longest + (longest > 1 ? reading.askingPhrase : 0)]
  })
}, 20)

/** English has no accents: "thé" is not its "the". */
function writes(language: ConceptLanguage, word: string): boolean {
  return language !== 'en' || !/\p{M}/u.test(word.normalize('NFD'))
}

/** The language of a few words that the page's own language does not have, and another has. */
export async function foreignLanguage(
  text: string,
  expected: ConceptLanguage,
  known: { isKnown(word: string): boolean; spokenIn: Lexicon['spokenIn'] },
): Promise<ConceptLanguage | undefined> {
  const words = spokenWords(text)
  if (words.length > reading.fewWords) return undefined
  const strange = words.filter((word) => !isFunctionWord(word, expected) && !known.isKnown(word))
  if (strange.length === 0 || strange.length * 2 < words.length) return undefined
  const each = await known.spokenIn(strange)
  const [first, ...others] = conceptLanguages.filter((language) =>
    each.every(
      (languages, at) => languages.includes(language) || isFunctionWord(strange[at] ?? '', language),
    ),
  )
  // A word of many languages is a name as likely as not.
  return others.length < reading.fewLanguages ? first : undefined
}

/** The words of a sentence; what stands in an address says nothing of who writes it. */
function spokenWords(text: string): string[] {
  const plain = text.replaceAll(/\S+@\S+|(?:https?:\/\/|www\.)\S+/giu, ' ')
  return plain.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
}

/** The language of a page, as far as the concepts know it. */
export function pageLanguage(tag: string | undefined): ConceptLanguage {
  const code = tag?.toLowerCase().split('-')[0]
  return conceptLanguages.find((language) => language === code) ?? 'en'
}
