import {
  conceptLanguages,
  createTopics,
  type AskedTopic,
  type Direction,
  type KinStep,
  type Lexicon,
} from '#languages'
import { akinTerms } from './akin-terms.ts'
import { knownTerms, notionMark, type KnownLanguage, type TermFacts } from './known-terms.ts'
import { amountIn } from './number-terms.ts'
import { baseOf, isConceptLanguage, wordsIn } from './terms-of.ts'

/** A notion that words of a text may mean. */
export interface Meant {
  /** The term under which the notion is filed: no word of any language. */
  readonly term: string
  /** Which words of the text mean it together. */
  readonly places: readonly number[]
  /** How much of a match it is. */
  readonly degree: number
}

/** What words mean, whatever the language: by it a question finds what was said in other words. */
export interface TermMeanings {
  /** Brings languages in. Until then they mean nothing. */
  load(languages: readonly string[]): Promise<void>
  /** What a text means by itself. */
  said(text: string, language: string): readonly Meant[]
  /** What a question may be after: what it means, and what stands near to that. */
  asked(text: string, language: string): readonly Meant[]
  /** What is known of the terms of a language, whatever the question. */
  terms(language: string): KnownLanguage
  /** Where a term points among the notions. */
  direction(term: string, language: string): Direction | undefined
  /** Where the phrases of several words point that a question holds. */
  phrases(text: string, language: string): readonly Direction[]
  /** How much a word tells by itself, from 0 to 1. */
  rarity(word: string, language: string): number
  /** Terms of another language, or of the same, that mean much the same as one. */
  akin(term: string, language: string, other: string): readonly string[]
  /** What a question is about, by its words; the terms that name these topics. */
  topics(words: readonly string[], language: string): readonly AskedTopic[]
  topicTerms(topics: number, language: string): readonly string[]
  readonly contactTopic: number
  /** What a price and what a time is. */
  readonly price: Direction
  readonly time: Direction
}

/** Below this a word is so common that its notions say nothing. */
const leastWeight = 5
const whole = 0.8
const inflected = 0.6
const near = 0.55
/** A notion that touches this many others is near to everything. */
const maxNeighbours = 60

/** "For" leads from a lamp to light, "kind" from a lamp to every thing there is. */
function isNear({ relation, reversed }: KinStep): boolean {
  return relation !== 'opposite' && (relation !== 'kind' || reversed)
}

const prices = new Map([
  ['price', 1],
  ['cost-verb', 1],
])
const times = new Map(['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => [unit, 1]))

/** What a word that stands in every other phrase still tells. */
const commonShare = 0.3

/** Made when it is first wanted, and again once it was cleared. */
function remembered<Made extends object>(make: () => Made) {
  let made: Made | undefined
  return {
    get: () => (made ??= make()),
    clear() {
      made = undefined
    },
  }
}

export function createTermMeanings(lexicon: Lexicon): TermMeanings {
  const topics = createTopics()
  const loaded = new Set<string>()
  const termOf = (notion: string) => notionMark + notion.replace(/[^a-z0-9]/gi, '')

  function said(text: string, language: string): readonly Meant[] {
    const base = baseOf(language)
    if (!isConceptLanguage(base)) return []
    const words = wordsIn(text, base)
    return lexicon
      .senses(words, { languages: [base] })
      .filter(({ weight }) => weight >= leastWeight)
      .map(({ notion, places, exact }) => ({
        term: termOf(notion),
        places,
        degree: exact ? whole : inflected,
      }))
  }

  // A language that is brought in changes what is known.
  const known = knownTerms((term, language): TermFacts | undefined => {
    const base = baseOf(language)
    const isConcept = isConceptLanguage(base)
    const direction = isConcept ? lexicon.direction(term, base) : undefined
    const topic = isConcept ? topics.named(term, base) : 0
    const amount = amountIn(term, base)
    return direction || topic !== 0 || amount !== 'none' ? { direction, topics: topic, amount } : undefined
  })
  const { direction } = known
  const akin = akinTerms(lexicon, direction)
  const price = remembered(() => lexicon.towards(prices))
  const time = remembered(() => lexicon.towards(times))

  return {
    terms: known.in,
    direction,
    phrases(text, language) {
      const base = baseOf(language)
      if (!isConceptLanguage(base)) return []
      return lexicon
        .senses(wordsIn(text, base), { languages: [base] })
        .filter(({ places }) => places.length > 1)
        .map(({ notion }) => lexicon.towards(new Map([[notion, 1]])))
    },
    rarity: (word, language) => {
      const base = baseOf(language)
      const known = isConceptLanguage(base) ? lexicon.rarity(word, base) : undefined
      return known === undefined ? 1 : commonShare + (1 - commonShare) * known
    },
    akin: akin.to,
    topics: (words, language) => {
      const base = baseOf(language)
      return isConceptLanguage(base) ? topics.asked(words, base) : []
    },
    topicTerms: (set, language) => {
      const base = baseOf(language)
      return isConceptLanguage(base) ? topics.stems(set, base) : []
    },
    get contactTopic() {
      return topics.bit('contact')
    },
    get price() {
      return price.get()
    },
    get time() {
      return time.get()
    },
    async load(languages) {
      await topics.load()
      const wanted = conceptLanguages.filter((language) =>
        languages.some((each) => baseOf(each) === language),
      )
      if (wanted.every((language) => loaded.has(language))) return
      await lexicon.load(wanted)
      for (const language of wanted) loaded.add(language)
      for (const each of [known, akin, price, time]) each.clear()
    },
    said,
    asked(text, language) {
      const base = baseOf(language)
      if (!isConceptLanguage(base)) return []
      const words = wordsIn(text, base)
      const meant = new Map<string, Meant>()
      const add = (each: Meant) => {
        const key = `${each.term} ${each.places.join(' ')}`
        if ((meant.get(key)?.degree ?? 0) < each.degree) meant.set(key, each)
      }
      for (const { notion, places, weight, exact } of lexicon.senses(words, { languages: [base] })) {
        if (weight < leastWeight) continue
        const degree = exact ? whole : inflected
        add({ term: termOf(notion), places, degree })
        const neighbours = lexicon.neighbours(notion)
        if (neighbours.length > maxNeighbours) continue
        for (const neighbour of neighbours)
          if (isNear(neighbour.step)) add({ term: termOf(neighbour.notion), places, degree: near * degree })
      }
      return [...meant.values()]
    },
  }
}
