import { once } from '#protocol'
import { areas } from './areas.ts'
import { namedNotions } from './calendar-and-world.ts'
import type { ConceptLanguage } from './concept-languages.ts'
import { createKin, type Kin, type Kinship, type KinStep } from './kin.ts'
import { columnsIn, parseDeep, parseWide, phrasesIn, type Concept, type Relation } from './parse-concepts.ts'
import { directionOf, spread, type Direction } from './word-directions.ts'
import { readSpokenWords } from './spoken-words.ts'
import { stringTable } from './string-table.ts'
import { phraseIndexBuilder, type Meaning, type PhraseIndex } from './phrase-index.ts'

/** What a sentence may speak of, in one language. */
export interface Sense extends Omit<Meaning, 'notion'> {
  notion: string
  language: ConceptLanguage
}

/** Many words; those of a length are found without a look at the others. */
export interface Words extends Iterable<string> {
  ofLength(least: number, most: number): Iterable<string>
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
  let source: Promise<Source> | undefined
  let ready: Source | undefined
  const spoken = once(() => readSpokenWords(notionsInSlices(pause), pause))

  async function loadLanguage(language: ConceptLanguage): Promise<void> {
    source ??= readSource(pause)
    const { names } = (ready = await source)
    const builder = phraseIndexBuilder(language)
    let notion = 0
    const addInSlices = async <One>(list: readonly One[], phrasesOf: (one: One) => string[]) => {
      for (let first = 0; first < list.length; first += notionsPerSlice) {
        const slice = list.slice(first, first + notionsPerSlice).map(phrasesOf)
        builder.add(notion, slice)
        notion += slice.length
        await pause()
      }
    }
    for (const { depth, read } of areas)
      await addInSlices(columnsIn({ depth, text: (await read()).default }, language), (column) =>
        phrasesIn(column, depth),
      )
    await addInSlices(names, (named) => named.names(language))
    indexes.set(language, await builder.finish(pause))
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

const noWords: Words = stringTable([])

const nowhere: Direction = { notions: new Uint16Array(), weights: new Float32Array() }

/** Small enough that a slice stays far below 50 ms on a slow machine. */
const notionsPerSlice = 50

/** What all languages share. The texts of the areas are read again for each. */
interface Source {
  names: ReturnType<typeof namedNotions>
  ids: readonly string[]
  numbers: ReadonlyMap<string, number>
  kin: Kin
}

async function* notionsInSlices(pause: () => Promise<void>): AsyncIterable<readonly Concept[]> {
  for (const { depth, read } of areas) {
    const { concepts } = parse[depth]((await read()).default)
    for (let first = 0; first < concepts.length; first += notionsPerSlice) {
      await pause()
      yield concepts.slice(first, first + notionsPerSlice)
    }
  }
}

const parse = { deep: parseDeep, wide: parseWide } as const

async function readSource(pause: () => Promise<void>): Promise<Source> {
  const written: string[] = []
  const links: { id: string; relation: Relation; to: string }[] = []
  for (const { depth, read } of areas) {
    for (const { id, relations } of parse[depth]((await read()).default).concepts) {
      written.push(id)
      for (const { relation, to } of relations) links.push({ id, relation, to })
    }
    await pause()
  }
  const names = namedNotions()
  for (const { id, kind } of names) {
    written.push(id)
    links.push({ id, relation: 'kind', to: kind })
  }
  await pause()
  // Copies: a part of a text keeps all of it in memory.
  const ids = JSON.parse(JSON.stringify(written)) as string[]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const arrows = links.flatMap(({ id, relation, to }) => {
    const [from, target] = [numbers.get(id), numbers.get(to)]
    return from === undefined || target === undefined ? [] : [{ from, relation, to: target }]
  })
  await pause()
  const kin = createKin(ids.length, arrows)
  await pause()
  return { names, ids, numbers, kin }
}
