import { once } from '#protocol'
import type { ConceptLanguage } from './concept-languages.ts'
import type { NotionTables } from './concept-source.ts'
import { createKin, type Kin, type Kinship, type KinStep } from './kin.ts'
import { openConcepts } from './open-concepts.ts'
import { directionOf, spread, type Direction } from './word-directions.ts'
import { spokenWords } from './spoken-words.ts'
import { joinStrings, stringTable } from './string-table.ts'
import { phraseIndex, type Meaning, type PhraseIndex } from './phrase-index.ts'

/** What a sentence may speak of, in one language. */
export interface Sense extends Omit<Meaning, 'notion'> {
  notion: string
  language: ConceptLanguage
}

/** Many words; those of a length, and with the first or second letter of another, are found without a look at the others. */
export interface Words extends Iterable<string> {
  ofLength(least: number, most: number, like?: string): Iterable<string>
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
  /** For each word the languages of which a phrase holds it as it is written; they need not be loaded. */
  spokenIn(words: readonly string[]): Promise<readonly (readonly ConceptLanguage[])[]>
  /** The letters of every word of a language. */
  words(language: ConceptLanguage): Words
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
  let ready: Notions | undefined
  const source = openConcepts(pause)
  const notions = once(async () => (ready = notionsOf(await source.notions())))
  const spoken = once(async () => spokenWords(await source.spoken()))

  async function loadLanguage(language: ConceptLanguage): Promise<void> {
    await notions()
    const tables = await source.phrases(language)
    await pause()
    indexes.set(language, phraseIndex(language, tables))
    await pause()
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
    async spokenIn(words) {
      const { languagesOf } = await spoken()
      return words.map(languagesOf)
    },
    holds: (stem, language) => indexes.get(language)?.holds(stem) ?? false,
    words: (language) => indexes.get(language)?.words ?? noWords,
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

const noWords: Words = stringTable(joinStrings([]))

const nowhere: Direction = { notions: new Uint16Array(), weights: new Float32Array() }

interface Notions {
  ids: readonly string[]
  numbers: ReadonlyMap<string, number>
  kin: Kin
}

function notionsOf({ ids, edges }: NotionTables): Notions {
  return { ids, numbers: new Map(ids.map((id, number) => [id, number])), kin: createKin(edges) }
}
