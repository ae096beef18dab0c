import {
  cueNames,
  cueWords,
  foldLetters,
  numberWords,
  ordinalWords,
  type ConceptLanguage,
  type CueName,
} from '#languages'

/** A cue that stands in a sentence, and which of its words it takes. */
export interface Cue {
  readonly name: CueName
  readonly from: number
  readonly to: number
}

interface Phrase {
  readonly name: CueName
  readonly words: readonly string[]
}

const unspaced = new Set<ConceptLanguage>(['zh', 'ja'])

/** The cues of a language by the first word of each. */
const phrasesOf = remembered((language) => {
  const byFirst = new Map<string, Phrase[]>()
  for (const [index, line] of cueWords[language].split('\n').entries()) {
    const name = cueNames[index]
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

function wordsIn(phrase: string, language: ConceptLanguage): string[] {
  if (unspaced.has(language)) return [foldLetters(phrase, language)]
  return (phrase.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]*)*/gu) ?? []).map((word) =>
    foldLetters(word, language),
  )
}

/** Every cue that the words hold; of one kind the longest at each place. */
export function cuesIn(letters: readonly string[], language: ConceptLanguage): Cue[] {
  const phrases = phrasesOf(language)
  return letters.flatMap((word, from) => {
    const starts = phrases.get(word) ?? (unspaced.has(language) ? within(word, phrases) : [])
    const held = starts.filter(({ words }) =>
      words.every((part, at) => at === 0 || letters[from + at] === part),
    )
    const seen = new Set<CueName>()
    return held.flatMap(({ name, words }) => {
      if (seen.has(name)) return []
      seen.add(name)
      return [{ name, from, to: from + words.length }]
    })
  })
}

/** Where words are not set apart, a cue may be part of one. */
function within(word: string, phrases: ReadonlyMap<string, Phrase[]>): Phrase[] {
  return [...phrases].flatMap(([first, list]) => (first.length > 1 && word.includes(first) ? list : []))
}

const numbersOf = remembered((language) => listed(numberWords[language], language))
const ordinalsOf = remembered((language) => listed(ordinalWords[language], language))

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

function remembered<Value>(make: (language: ConceptLanguage) => Value): (language: ConceptLanguage) => Value {
  const made = new Map<ConceptLanguage, Value>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const value = make(language)
    made.set(language, value)
    return value
  }
}
