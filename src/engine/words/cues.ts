import {
  beforeQuestionWords,
  conjunctionWords,
  cueNames,
  cueWords,
  foldLetters,
  isUnspaced,
  numberWords,
  oncePerKey,
  ordinalWords,
  questionCues,
  withoutPronouns,
  type ConceptLanguage,
  type CueName,
} from '#languages'
import type { Word } from './words.ts'

/** A cue that stands in a sentence, and which of its words it takes. */
export type Cue = Found<CueName>

interface Phrase<Name> {
  readonly name: Name
  readonly words: readonly string[]
}

/** A phrase with a name, and which words of a sentence it takes. */
export interface Found<Name> {
  readonly name: Name
  readonly from: number
  readonly to: number
  /** How many words it has, or letters where words are not set apart. */
  readonly size: number
}

type Lettered = Pick<Word, 'letters'>

/** Makes a reader of phrases: a line of them for each name, bars between them. Of one name the longest at each place. */
export function phraseReader<Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<ConceptLanguage, string>>,
): (words: readonly Lettered[], language: ConceptLanguage) => Found<Name>[] {
  const phrasesOf = oncePerKey((language: ConceptLanguage) => {
    const byFirst = new Map<string, Phrase<Name>[]>()
    for (const [index, line] of table[language].split('\n').entries()) {
      const name = names[index]
      if (name === undefined) continue
      for (const phrase of line.split('|')) {
        const words = wordsIn(phrase, language)
        const [first = ''] = words
        byFirst.set(first, [...(byFirst.get(first) ?? []), { name, words }])
      }
    }
    for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
    return byFirst
  })
  return (words, language) => {
    const letters = words.map((word) => word.letters)
    const phrases = phrasesOf(language)
    if (isUnspaced(language)) return within(letters, phrases)
    return letters.flatMap((word, from) => {
      const held = (phrases.get(word) ?? []).filter(({ words }) =>
        words.every((part, at) => at === 0 || letters[from + at] === part),
      )
      const seen = new Set<Name>()
      return held.flatMap(({ name, words }) => {
        if (seen.has(name)) return []
        seen.add(name)
        return [{ name, from, to: from + words.length, size: words.length }]
      })
    })
  }
}

/** Every cue that the words hold; of one kind the longest at each place. */
export function cuesIn(words: readonly Lettered[], language: ConceptLanguage): Cue[] {
  const found = readCues(words, language)
  const bare = words.flatMap(({ letters }, at): Cue[] => {
    if (found.some(({ from, to }) => from <= at && at < to)) return []
    const read = withoutPronouns(letters, language).map((rest) => readCues([{ letters: rest }], language))
    const verb = read.find((cues) => cues.some(({ name }) => ordering.has(name))) ?? []
    return verb
      .filter(({ name }) => ordering.has(name))
      .map(({ name, size }) => ({ name, size, from: at, to: at + 1 }))
  })
  return bare.length === 0 ? found : [...found, ...bare].sort((one, other) => one.from - other.from)
}

const readCues = phraseReader(cueNames, cueWords)

/** What is said with a verb that pronouns may be written onto: "mándalo", "mettili". */
const ordering: ReadonlySet<CueName> = new Set(['seek', 'find', 'put', 'note', 'send', 'press', 'go'])

/** "To which number": what stands before the word that asks is part of the asking. */
export function withLeads(
  cues: readonly Cue[],
  words: readonly Lettered[],
  language: ConceptLanguage,
): readonly Cue[] {
  const before = leadsOf(language)
  const head = words.findIndex(({ letters }) => !before.has(letters))
  return head > 0
    ? cues.map((cue) => (cue.from === head && asksOpenly.has(cue.name) ? { ...cue, from: 0 } : cue))
    : cues
}

/** "Do I sign when it comes?": what only tells under which condition asks for no time. */
export function withoutConjunctions(
  cues: readonly Cue[],
  words: readonly Lettered[],
  language: ConceptLanguage,
): readonly Cue[] {
  const conjunction = conjunctionWords[language]
  if (!conjunction) return cues
  const { word, asked } = conjunction
  const leads = new Set(asked.split('|'))
  const isInverted = (to: number) => cues.some(({ name, from }) => name === 'whether' && from === to)
  return cues.filter(
    ({ name, from, to, size }) =>
      name !== 'when' ||
      size > 1 ||
      words[to - 1]?.letters !== word ||
      from === 0 ||
      to === words.length ||
      isInverted(to) ||
      [from - 1, from - 2].some((place) => leads.has(words[place]?.letters ?? '')),
  )
}

const asksOpenly = new Set<CueName>(questionCues.filter((name) => name !== 'whether'))

const leadsOf = oncePerKey(
  (language: ConceptLanguage) =>
    new Set(beforeQuestionWords[language].split(' ').map((word) => foldLetters(word, language))),
)

/** The places that cues of these names take. */
export function cuePlaces(cues: readonly Cue[], names: ReadonlySet<CueName>): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { name, from, to } of cues) if (names.has(name)) for (let at = from; at < to; at++) found.add(at)
  return found
}

function wordsIn(phrase: string, language: ConceptLanguage): string[] {
  if (isUnspaced(language)) return [foldLetters(phrase, language)]
  return (phrase.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]*)*/gu) ?? []).map((word) =>
    foldLetters(word, language),
  )
}

/** Where words are not set apart, a phrase may be part of one, or run over several; the longest of a name counts. */
function within<Name>(
  letters: readonly string[],
  phrases: ReadonlyMap<string, readonly Phrase<Name>[]>,
): Found<Name>[] {
  const text = letters.join('')
  const owner = letters.flatMap((word, at) => Array.from(word, () => at))
  const found = new Map<Name, Found<Name>>()
  for (const [phrase, list] of phrases) {
    const start = text.indexOf(phrase)
    if (start < 0) continue
    const at = Array.from(text.slice(0, start)).length
    const length = Array.from(phrase).length
    if (length < 2 && letters[owner[at] ?? 0] !== phrase) continue
    for (const { name } of list) {
      if ((found.get(name)?.size ?? 0) >= length) continue
      found.set(name, { name, size: length, from: owner[at] ?? 0, to: (owner[at + length - 1] ?? 0) + 1 })
    }
  }
  return [...found.values()]
}

const numbersOf = oncePerKey((language: ConceptLanguage) => listed(numberWords[language], language))
const ordinalsOf = oncePerKey((language: ConceptLanguage) => listed(ordinalWords[language], language))

/** One to ten in words or figures. */
export function smallNumber(letters: string, language: ConceptLanguage): number | undefined {
  return numbersOf(language).get(letters)
}

/** First to tenth in words. */
export function ordinal(letters: string, language: ConceptLanguage): number | undefined {
  return ordinalsOf(language).get(letters)
}

function listed(text: string, language: ConceptLanguage): ReadonlyMap<string, number> {
  return new Map(
    text
      .split(' ')
      .flatMap((forms, index) =>
        forms.split('/').map((form) => [foldLetters(form, language), index + 1] as const),
      ),
  )
}
