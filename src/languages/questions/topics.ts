import { isUnspaced, type ConceptLanguage } from '../concepts/concept-languages.ts'
import { foldWord } from '../concepts/fold/fold-word.ts'
import { parseDeep, phrasesOf, type Concept } from '../concepts/parse-concepts.ts'

/** A topic that a question is about, and which of its words say so. */
export interface AskedTopic {
  /** A number of its own, to be held in a set: one bit. */
  readonly topic: number
  readonly places: readonly number[]
}

/** What visitors ask any site about: delivery, returns, opening hours. */
export interface Topics {
  /** Brings the table in. Until then nothing is about anything. */
  load(): Promise<void>
  asked(words: readonly string[], language: ConceptLanguage): readonly AskedTopic[]
  /** The topics that a stem names, as bits. */
  named(stem: string, language: ConceptLanguage): number
  /** The bit of a topic by its name in the table. */
  bit(name: string): number
  /** The stems that name one of these topics. */
  stems(topics: number, language: ConceptLanguage): readonly string[]
}

/** A phrase of a topic by the stems of its words. */
interface Way {
  readonly topic: number
  readonly stems: readonly string[]
}

/** The topics in one language. */
interface Table {
  readonly names: ReadonlyMap<string, number>
  /** Phrases of several words, under their first. */
  readonly ways: ReadonlyMap<string, readonly Way[]>
}

export function createTopics(): Topics {
  let concepts: readonly Concept[] = []
  const tables = new Map<ConceptLanguage, Table>()
  function tableOf(language: ConceptLanguage): Table {
    let table = tables.get(language)
    if (!table) tables.set(language, (table = readTable(concepts, language)))
    return table
  }
  return {
    async load() {
      if (concepts.length > 0) return
      concepts = parseDeep((await import('./topics.txt')).default).concepts
      tables.clear()
    },
    asked(words, language) {
      const table = tableOf(language)
      return isUnspaced(language) ? askedIn(words, table) : askedBy(words, table, language)
    },
    named: (stem, language) => tableOf(language).names.get(stem) ?? 0,
    bit: (name) => {
      const number = concepts.findIndex(({ id }) => id === name)
      return number < 0 ? 0 : 1 << number
    },
    stems: (topics, language) =>
      [...tableOf(language).names].flatMap(([stem, own]) => ((own & topics) === 0 ? [] : [stem])),
  }
}

function readTable(concepts: readonly Concept[], language: ConceptLanguage): Table {
  const names = new Map<string, number>()
  const ways = new Map<string, Way[]>()
  for (const [number, concept] of concepts.entries())
    for (const phrase of phrasesOf(concept, language)) {
      const topic = 1 << number
      const stems = isUnspaced(language) ? [phrase] : stemsIn(phrase, language)
      const [first = '', ...others] = stems
      if (others.length === 0) names.set(first, (names.get(first) ?? 0) | topic)
      else ways.set(first, [...(ways.get(first) ?? []), { topic, stems }])
    }
  return { names, ways }
}

function stemsIn(phrase: string, language: ConceptLanguage): string[] {
  return (phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => foldWord(word, language))
}

function askedBy(words: readonly string[], { names, ways }: Table, language: ConceptLanguage): AskedTopic[] {
  const places = new Map<string, number[]>()
  for (const [place, word] of words.entries()) {
    const stem = foldWord(word, language)
    places.set(stem, [...(places.get(stem) ?? []), place])
  }
  const asked: AskedTopic[] = []
  for (const [stem, own] of places) {
    for (const topic of bitsOf(names.get(stem) ?? 0)) asked.push({ topic, places: own })
    for (const { topic, stems } of ways.get(stem) ?? []) {
      const met = togetherAt(stems, places, language)
      if (met) asked.push({ topic, places: met })
    }
  }
  return asked
}

/** Where the words of a phrase stand near each other; the parts of a German verb stand far apart. */
function togetherAt(
  stems: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  language: ConceptLanguage,
): number[] | undefined {
  const between = language === 'de' || language === 'nl' ? 6 : 2
  for (const start of places.get(stems[0] ?? '') ?? []) {
    const met = stems.map((stem) => nearestTo(start, places.get(stem)))
    if (met.some((place) => place === undefined)) return undefined
    const found = met as number[]
    if (Math.max(...found) - Math.min(...found) < stems.length + between) return found
  }
  return undefined
}

function nearestTo(start: number, places: readonly number[] = []): number | undefined {
  return places.length === 0
    ? undefined
    : places.reduce((one, other) => (Math.abs(other - start) < Math.abs(one - start) ? other : one))
}

/** Where no spaces part words, a phrase is looked for by its letters. */
function askedIn(words: readonly string[], { names }: Table): AskedTopic[] {
  const text = words.join('')
  const starts: number[] = []
  let length = 0
  for (const word of words) {
    starts.push(length)
    length += word.length
  }
  return [...names].flatMap(([phrase, topics]) => {
    const from = text.indexOf(phrase)
    if (from < 0) return []
    const to = from + phrase.length
    const places = starts.flatMap((start, at) =>
      start < to && start + (words[at]?.length ?? 0) > from ? [at] : [],
    )
    return bitsOf(topics).map((topic) => ({ topic, places }))
  })
}

function bitsOf(set: number): number[] {
  const bits: number[] = []
  for (let left = set; left !== 0; left &= left - 1) bits.push(left & -left)
  return bits
}
