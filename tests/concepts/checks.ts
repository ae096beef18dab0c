import { conceptLanguages, type ConceptLanguage } from '../../src/languages/concepts/concept-languages.ts'
import { namedNotions } from '../../src/languages/concepts/calendar-and-world.ts'
import { foldLetters } from '../../src/languages/concepts/fold/fold-letters.ts'
import { phrasesOf, type Concept } from '../../src/languages/concepts/parse-concepts.ts'
import { isFunctionWord, wordsOf } from '../../src/languages/concepts/words-of.ts'
import type { AreaFile } from './area-files.ts'

/** What an area is held against: all the others, the ids that exist or are planned, and what each phrase means. */
export interface Whole {
  files: readonly AreaFile[]
  known: ReadonlySet<string>
  byPhrase: Record<ConceptLanguage, ReadonlyMap<string, Concept[]>>
}

/** Gathers once what every check looks up. */
export function wholeOf(files: readonly AreaFile[], planned: readonly string[]): Whole {
  const all = files.flatMap(({ concepts }) => concepts)
  const byPhrase = Object.fromEntries(
    conceptLanguages.map((language) => [language, phrasesIn(all, language)]),
  )
  return {
    files,
    known: new Set([...planned, ...namedNotions().map(({ id }) => id), ...all.map(({ id }) => id)]),
    byPhrase: byPhrase as Whole['byPhrase'],
  }
}

function phrasesIn(concepts: readonly Concept[], language: ConceptLanguage): ReadonlyMap<string, Concept[]> {
  const found = new Map<string, Concept[]>()
  for (const concept of concepts)
    for (const phrase of phrasesOf(concept, language)) {
      const key = foldLetters(phrase, language)
      const same = found.get(key)
      if (same) same.push(concept)
      else found.set(key, [concept])
    }
  return found
}

type Check = (file: AreaFile, whole: Whole) => string[]

/** Every check gives the faults of one file as sentences. */
export const checks: Record<string, Check> = {
  'is well formed': ({ faults }) => [...faults],

  'has ids in the form of its kind': ({ depth, concepts }) => {
    const form =
      depth === 'deep' ? /^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/ : /^[a-z0-9]+(?:-[a-z0-9]+)*$/
    return concepts.filter(({ id }) => !form.test(id)).map(({ id }) => `"${id}" is no id of a ${depth} area`)
  },

  'repeats no id': ({ name, concepts }, { files }) => {
    const seen = new Map<string, string>()
    for (const file of files)
      for (const { id } of file.concepts) if (file.name !== name) seen.set(id, file.name)
    return concepts.flatMap(({ id }) => {
      const where = seen.get(id)
      seen.set(id, name)
      return where === undefined ? [] : [`${id} stands in ${where} already`]
    })
  },

  'says what every deep notion is': ({ depth, concepts }) =>
    depth === 'wide'
      ? []
      : concepts.filter(({ gloss }) => gloss === '').map(({ id }) => `${id} has no gloss behind #`),

  'points at notions that exist': ({ concepts }, { known }) =>
    concepts.flatMap(({ id, relations }) =>
      relations.flatMap(({ relation, to }) => {
        if (to === id) return [`${id} is ${relation} itself`]
        return known.has(to) ? [] : [`${id}: ${relation} ${to}: there is no ${to}`]
      }),
    ),

  'relates every word to another': ({ concepts, name }) =>
    name === 'wide/hubs'
      ? []
      : concepts.filter(({ relations }) => relations.length === 0).map(({ id }) => `${id} has no relation`),

  'has phrases in every language': ({ concepts }) =>
    everyColumn(concepts, (id, language, phrases) =>
      phrases.length === 0 ? [`${id}: ${language} is empty`] : [],
    ),

  'has eight to fifteen phrasings of a deep notion': ({ depth, concepts }) =>
    depth === 'wide'
      ? []
      : everyColumn(concepts, (id, language, { length }) =>
          length < leastPhrasings || length > maxPhrasings
            ? [`${id}: ${language} has ${length} phrasings`]
            : [],
        ),

  'has at most five synonyms of a wide word': ({ depth, concepts }) =>
    depth === 'deep'
      ? []
      : everyColumn(concepts, (id, language, { length }) =>
          length > 5 ? [`${id}: ${language} has ${length} synonyms`] : [],
        ),

  'repeats no phrase within a column': ({ concepts }) =>
    everyColumn(concepts, (id, language, phrases) => {
      const twice = phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place)
      return twice.map((phrase) => `${id}: ${language} says "${phrase}" twice`)
    }),

  'writes words, not punctuation': ({ concepts }) =>
    everyColumn(concepts, (id, language, phrases) =>
      phrases.filter((phrase) => strange.test(phrase)).map((phrase) => `${id}: ${language}: "${phrase}"`),
    ),

  'is lower case, German nouns aside': ({ concepts, depth }) =>
    everyColumn(concepts, (id, language, phrases) =>
      language === 'de' && depth === 'wide'
        ? []
        : phrases
            .filter(
              (phrase) =>
                phrase !== phrase.toLowerCase() && language !== 'de' && !/^[\p{Lu}\d-]{2,}/u.test(phrase),
            )
            .map((phrase) => `${id}: ${language}: "${phrase}" is not lower case`),
    ),

  'is in the script of its language': ({ concepts }) =>
    everyColumn(concepts, (id, language, phrases) =>
      phrases
        .filter((phrase) => !inScript(phrase, language))
        .map((phrase) => `${id}: ${language}: "${phrase}"`),
    ),

  'says something with every phrase': ({ concepts }) =>
    everyColumn(concepts, (id, language, phrases) =>
      phrases
        .filter((phrase) => wordsOf(phrase, language).every((word) => isFunctionWord(word, language)))
        .map((phrase) => `${id}: ${language}: "${phrase}" is made of function words alone`),
    ),

  'was translated, not copied': ({ concepts, name }) =>
    conceptLanguages.slice(1).flatMap((language) => {
      const same = concepts.filter((concept) => isCopy(concept, language))
      const allowed = Math.max(3, concepts.length * copies[language])
      return same.length > allowed
        ? [
            `${name}: ${language} is English in ${same.length} of ${concepts.length}: ${same
              .slice(0, 8)
              .map(({ id }) => id)
              .join(', ')} …`,
          ]
        : []
    }),

  'has no phrase that means many things': (file, { byPhrase }) => {
    const own = new Set(file.concepts.map(({ id }) => id))
    return conceptLanguages.flatMap((language) =>
      [...byPhrase[language]]
        .filter(([, found]) => found.length > maxMeanings && unrelated(found) > maxMeanings)
        .filter(([, found]) => found.some(({ id }) => own.has(id)))
        .map(([phrase, found]) => `${language}: "${phrase}" means ${found.map(({ id }) => id).join(', ')}`),
    )
  },
}

const leastPhrasings = 6
const maxPhrasings = 16
const maxMeanings = 3
const strange = /[^\p{L}\p{M}\p{N} '’\-·・ー&+./%#€$@]/u

/** How many words may look like the English ones: neighbours of English share more with it. */
const copies: Record<ConceptLanguage, number> = {
  en: 1,
  de: 0.3,
  fr: 0.3,
  nl: 0.35,
  es: 0.15,
  it: 0.2,
  pt: 0.15,
  pl: 0.12,
  tr: 0.08,
  ar: 0.05,
  zh: 0.05,
  ja: 0.05,
}

function isCopy(concept: Concept, language: ConceptLanguage): boolean {
  const english = new Set(phrasesOf(concept, 'en').map((phrase) => phrase.toLowerCase()))
  const own = phrasesOf(concept, language).map((phrase) => phrase.toLowerCase())
  return own.every((phrase) => english.has(phrase))
}

function inScript(phrase: string, language: ConceptLanguage): boolean {
  const own = scripts[language]
  // "wifi", "pdf" and "4k" are written so everywhere; a sentence in the wrong script is not.
  return own.test(phrase) || /^[a-z0-9+.\- ]{1,12}$/i.test(phrase)
}

const latin = /\p{sc=Latin}|\p{N}/u

const scripts: Record<ConceptLanguage, RegExp> = {
  en: latin,
  de: latin,
  fr: latin,
  es: latin,
  it: latin,
  pt: latin,
  nl: latin,
  pl: latin,
  tr: latin,
  ar: /^(?=.*\p{sc=Arabic})[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]*$/u,
  zh: /^(?=.*\p{sc=Han})[^\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Arabic}]*$/u,
  ja: /^(?=.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[^\p{sc=Arabic}]*$/u,
}

/** Notions that point at each other count as one. */
function unrelated(found: readonly Concept[]): number {
  const apart: Concept[] = []
  for (const concept of found) {
    const kin = apart.some(
      (other) =>
        concept.id === other.id ||
        other.relations.some(({ to }) => to === concept.id) ||
        concept.relations.some(({ to }) => to === other.id),
    )
    if (!kin) apart.push(concept)
  }
  return apart.length
}

function everyColumn(
  concepts: readonly Concept[],
  look: (id: string, language: ConceptLanguage, phrases: string[]) => string[],
): string[] {
  return concepts.flatMap((concept) =>
    conceptLanguages.flatMap((language) => look(concept.id, language, phrasesOf(concept, language))),
  )
}
