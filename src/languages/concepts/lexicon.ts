import { areas } from './areas.ts'
import { namedNotions } from './calendar-and-world.ts'
import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'
import { createKin, type Kin, type Kinship, type KinStep } from './kin.ts'
import { parseDeep, parseWide, phrasesOf, type Concept } from './parse-concepts.ts'
import { directionOf, spread, type Direction } from './word-directions.ts'
import { phraseIndexBuilder, type Meaning, type PhraseIndex } from './phrase-index.ts'

/** What a sentence may speak of, in one language. */
export interface Sense extends Omit<Meaning, 'notion'> {
  notion: string
  language: ConceptLanguage
}

/** The concepts: what words mean, and how meanings are related. Nothing in it changes once a language is there. */
export interface Lexicon {
  /** Brings languages in, a slice at a time. Until then they have no senses. */
  load(languages: readonly ConceptLanguage[]): Promise<void>
  /** The notions that the words may mean: whole phrases, or those met to a share. Languages default to all that are loaded. */
  senses(words: readonly string[], options?: SenseOptions): Sense[]
  /** Whether any phrase of the language holds the word. */
  knows(word: string, language: ConceptLanguage): boolean
  /** Whether a phrase of the language holds a word with this stem, as a whole. */
  holds(stem: string, language: ConceptLanguage): boolean
  /** The languages of which a phrase holds the word as it is written; they need not be loaded. */
  spokenIn(word: string): readonly ConceptLanguage[]
  /** The letters of every word of a language. */
  words(language: ConceptLanguage): Iterable<string>
  /** How much a word tells, from 0 to 1; undefined where no phrase of the language holds it. */
  rarity(word: string, language: ConceptLanguage): number | undefined
  /** How two notions are related, over at most two steps. */
  kinship(a: string, b: string): Kinship | undefined
  /** The notions one step away. */
  neighbours(notion: string): { notion: string; step: KinStep }[]
  has(notion: string): boolean
  /** Where a word's stem points among the notions; undefined where no phrase holds it. */
  direction(stem: string, language: ConceptLanguage): Direction | undefined
  /** Where notions point together, each as far as is said. */
  towards(notions: ReadonlyMap<string, number>): Direction
  /** Stems of a language that mean the notions a direction points to. */
  stemsTowards(direction: Direction, language: ConceptLanguage): string[]
}

export interface SenseOptions {
  languages?: readonly ConceptLanguage[]
  /** From which share of a phrase's weight on it is reported. */
  leastShare?: number
}

/** Makes an empty lexicon. `pause` lets other work run between two slices of loading. */
export function createLexicon({ pause }: { pause: () => Promise<void> }): Lexicon {
  const indexes = new Map<ConceptLanguage, PhraseIndex>()
  const loading = new Map<ConceptLanguage, Promise<void>>()
  let source: Promise<Source> | undefined
  let ready: Source | undefined

  async function loadLanguage(language: ConceptLanguage): Promise<void> {
    source ??= readSource(pause)
    const { concepts, names } = (ready = await source)
    const builder = phraseIndexBuilder(language)
    for (let first = 0; first < concepts.length; first += notionsPerSlice) {
      const slice = concepts.slice(first, first + notionsPerSlice)
      builder.add(
        first,
        slice.map((concept) => phrasesOf(concept, language)),
      )
      await pause()
    }
    for (let first = 0; first < names.length; first += notionsPerSlice) {
      const slice = names.slice(first, first + notionsPerSlice)
      builder.add(
        concepts.length + first,
        slice.map((named) => named.names(language)),
      )
      await pause()
    }
    indexes.set(language, builder.finish())
  }

  return {
    async load(languages) {
      for (const language of languages) {
        const started = loading.get(language) ?? loadLanguage(language)
        loading.set(language, started)
        await started
      }
    },
    senses(words, { languages = [...indexes.keys()], leastShare = 1 } = {}) {
      return languages.flatMap((language) =>
        (indexes.get(language)?.meanings(words, leastShare) ?? []).map(
          ({ notion, places, share, weight, exact, ordered }) => ({
            notion: ready?.ids[notion] ?? '',
            language,
            places,
            share,
            weight,
            exact,
            ordered,
          }),
        ),
      )
    },
    knows: (word, language) => indexes.get(language)?.knows(word) ?? false,
    spokenIn: (word) => (ready ? holding(word.toLowerCase(), ready.concepts) : []),
    holds: (stem, language) => indexes.get(language)?.holds(stem) ?? false,
    words: (language) => indexes.get(language)?.words ?? [],
    rarity: (word, language) => indexes.get(language)?.rarity(word),
    kinship(a, b) {
      const [left, right] = [ready?.numbers.get(a), ready?.numbers.get(b)]
      return left === undefined || right === undefined ? undefined : ready?.kin.kinship(left, right)
    },
    neighbours(notion) {
      const number = ready?.numbers.get(notion)
      const found = number === undefined ? [] : (ready?.kin.neighbours(number) ?? [])
      return found.map(({ notion: other, step }) => ({ notion: ready?.ids[other] ?? '', step }))
    },
    has: (notion) => ready?.numbers.has(notion) ?? false,
    direction(stem, language) {
      const index = indexes.get(language)
      return index && ready && directionOf(index, ready.kin, stem)
    },
    towards(notions) {
      const numbered = [...notions].flatMap(([id, weight]) => {
        const number = ready?.numbers.get(id)
        return number === undefined ? [] : [[number, weight] as const]
      })
      return ready ? spread(new Map(numbered), ready.kin) : nowhere
    },
    stemsTowards: ({ notions }, language) => [
      ...new Set([...notions].flatMap((notion) => indexes.get(language)?.stemsFor(notion) ?? [])),
    ],
  }
}

/** Languages whose columns hold a word, also as German writes nouns. A look at every phrase: for the few words that need it. */
function holding(word: string, concepts: readonly Concept[]): ConceptLanguage[] {
  if (word === '') return []
  const forms = [word, word.charAt(0).toUpperCase() + word.slice(1)]
  const isHeld = (column: string, form: string) => {
    const at = column.indexOf(form)
    return at >= 0 && !letter.test(column.charAt(at - 1)) && !letter.test(column.charAt(at + form.length))
  }
  return conceptLanguages.filter((_, index) =>
    concepts.some(({ columns }) => forms.some((form) => isHeld(columns[index] ?? '', form))),
  )
}

const letter = /\p{L}|\p{M}/u

const nowhere: Direction = { notions: new Uint16Array(), weights: new Float32Array() }

/** Small enough that a slice stays far below 50 ms on a slow machine. */
const notionsPerSlice = 50

interface Source {
  concepts: readonly Concept[]
  names: ReturnType<typeof namedNotions>
  ids: readonly string[]
  numbers: ReadonlyMap<string, number>
  kin: Kin
}

async function readSource(pause: () => Promise<void>): Promise<Source> {
  const concepts: Concept[] = []
  for (const { depth, read } of areas) {
    const text = (await read()).default
    concepts.push(...(depth === 'deep' ? parseDeep(text) : parseWide(text)).concepts)
    await pause()
  }
  const names = namedNotions()
  const ids = [...concepts.map(({ id }) => id), ...names.map(({ id }) => id)]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  await pause()
  const arrows = [
    ...concepts.flatMap(({ id, relations }) => relations.map(({ relation, to }) => ({ id, relation, to }))),
    ...names.map(({ id, kind }) => ({ id, relation: 'kind' as const, to: kind })),
  ].flatMap(({ id, relation, to }) => {
    const [from, target] = [numbers.get(id), numbers.get(to)]
    return from === undefined || target === undefined ? [] : [{ from, relation, to: target }]
  })
  await pause()
  return { concepts, names, ids, numbers, kin: createKin(ids.length, arrows) }
}
