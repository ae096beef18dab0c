import {
  isOpenQuestion,
  tellingOf,
  unitsAsked,
  wantsNumber,
  wantsPrice,
  wantsTime,
} from '../words/question-words.ts'
import type { Direction } from '#languages'
import { baseOf, termOf, termsOf, wordsIn } from '../words/terms-of.ts'
import { likeDirection, together } from '../words/directions.ts'
import { likeness } from '../words/likeness.ts'
import type { TermMeanings } from '../words/meanings.ts'
import type { Ranked } from './features.ts'
import { termReader, type Asked, type AskedTerm, type Match, type TopicPlaces } from './term-reader.ts'
import { nearnessTo } from './nearness.ts'
import type { Leads } from './leads.ts'
import { rank, type RankedCandidate } from './rank.ts'
import { candidateWeights, thresholds } from './weights.ts'

/** What is known of one site, as far as a question needs it. */
export interface WordIndex<Candidate extends Ranked> {
  find(query: {
    terms: readonly string[]
    meant: readonly string[]
    naming: readonly string[]
    languages: readonly string[]
    tells: { readonly meant: number; readonly heading: number }
    limit: number
  }): Promise<readonly Candidate[]>
  frequencies(terms: readonly string[]): Promise<{ passages: number; of: ReadonlyMap<string, number> }>
  alike(terms: readonly string[], limit: number): Promise<ReadonlyMap<string, readonly string[]>>
  /** The languages of what is known, the commonest first. */
  languages(): Promise<readonly string[]>
  /** What the questions of a language lead to that were written for what is known; undefined: none were. */
  leads?(language: string): Promise<Pick<Leads, 'of'> | undefined>
}

/** This many are ranked in code. */
const candidates = 30
/** A question is cut for the visitor's language and for this many of the site's. */
const maxLanguages = 3
/** Only words of this length are looked for by their letters, and no more than this many of a question. */
const leastLetters = 5
const maxAlike = 5
const maxTerms = 24

/** Finds what answers a question, the likeliest first. */
export async function ask<Candidate extends Ranked>(
  index: WordIndex<Candidate>,
  question: string,
  language: string | undefined,
  meanings: TermMeanings,
): Promise<RankedCandidate<Candidate>[]> {
  const known = (await index.languages()).map(baseOf)
  const own = language === undefined ? [] : [baseOf(language)]
  const cuts = [...new Set([...own, ...known])].slice(0, maxLanguages)
  const termsBy = new Map(cuts.map((cut) => [cut, cutQuestion(question, cut)]))
  const stemsBy = new Map(cuts.map((cut) => [cut, stemsAcross(question, cut, cuts)]))
  const all = keysOf(termsBy.values())
  const { passages, of } = await index.frequencies(all)
  if (passages === 0) return []
  const alike = await kinOf(index, all, of, passages)
  const kin = keysOf(alike.values())
  await meanings.load(cuts)
  const meantBy = new Map(cuts.map((cut) => [cut, notionsAsked(question, cut, termsBy.get(cut), meanings)]))
  const notions = keysOf([...meantBy.values()].map(strongest))
  const akin = cuts.flatMap((cut) => akinTo(termsBy.get(cut), cut, known, meanings))
  const topicsBy = new Map(cuts.map((cut) => [cut, topicsAsked(question, cut, termsBy.get(cut), meanings)]))
  const about = known
    .slice(0, maxLanguages)
    .flatMap((other) => meanings.topicTerms(bitsOf([...topicsBy.values()].flat()), other))
  const naming = namingIn(termsBy.values())
  const terms = [...new Set([...lookedFor(termsBy.values()), ...kin])]
  const found = await index.find({
    terms,
    meant: [...notions, ...akin, ...about],
    naming: [...naming, ...akin],
    languages: cuts,
    tells: candidateWeights,
    limit: candidates,
  })
  const headTerms = [...new Set(found.flatMap(({ head }) => head.split(' ')))]
  const { of: ofHeads } = headTerms.some((term) => term !== '') ? await index.frequencies(headTerms) : { of }

  const askedIn = (cut: string, textLanguage: string): Asked => {
    const cutTerms = [...(termsBy.get(cut) ?? [])]
    const stems = stemsBy.get(cut)?.get(textLanguage)
    // A name is the same word in every language, and is filed as that of the text.
    const held = (term: string) => Math.max(of.get(term) ?? 0, of.get(stems?.get(term) ?? term) ?? 0)
    const directions = cutTerms.map(([term, telling]) =>
      telling === 1 ? meanings.direction(term, cut) : undefined,
    )
    const asked = {
      terms: cutTerms.map(([term, telling], at): AskedTerm => ({
        term,
        telling,
        weight: telling * idf(held(term), passages) * meanings.rarity(term, cut),
        isOwn: telling === 1 && held(term) <= passages / thresholds.ownAmong,
        isStrange: telling === 1 && held(term) === 0 && directions[at] === undefined,
      })),
      matches: matchesOf(
        cutTerms.map(([term]) => term),
        alike,
        meantBy.get(cut),
        stems,
      ),
      nearness: nearnessIn(question, cut, directions, cutTerms, meanings),
      topicPlaces: topicsBy.get(cut) ?? [],
    }
    const price = together([{ direction: meanings.price, weight: 1 }])
    const prices = directions.flatMap((each, at) =>
      each && likeDirection(each, price) >= thresholds.leastPrice ? [at] : [],
    )
    const topics = bitsOf(asked.topicPlaces)
    const textTerms = meanings.terms(textLanguage)
    const reader = termReader(textTerms, asked)
    const tells = new Map<number, number>()
    return {
      ...asked,
      ...reader,
      sentences: (stored) => textTerms.sentences(stored, reader.asksForNotions),
      total: asked.terms.reduce((sum, { weight }) => sum + weight, 0) || 1,
      weightiest: weightiest(asked.terms),
      rarity: rarityOf(asked.terms, passages),
      topics,
      wantsContact: (topics & meanings.contactTopic) !== 0,
      units: unitsAsked(question, cut),
      isOpen: isOpenQuestion(termsBy.get(cut)?.keys() ?? [], cut),
      isBlind: directions.every((direction) => direction === undefined),
      language: own[0] ?? cut,
      wantsNumber: wantsNumber(question, cut),
      wantsTime: wantsTime(question, cut),
      wantsPrice: prices.length > 0 || wantsPrice(question, cut),
      prices,
      weightOf: (word) => idf(ofHeads.get(textTerms.at(word).term) ?? 0, passages),
      tellingOf(word) {
        const known = tells.get(word)
        if (known !== undefined) return known
        const { term } = textTerms.at(word)
        const weight = tellingOf(term, textLanguage) * meanings.rarity(term, textLanguage)
        tells.set(word, weight)
        return weight
      },
      cut,
    }
  }
  const askedBy = new Map<string, Asked>()
  const askedOf = (cut: string, textLanguage: string) => {
    const key = `${cut} ${textLanguage}`
    const asked = askedBy.get(key) ?? askedIn(cut, textLanguage)
    askedBy.set(key, asked)
    return asked
  }
  const leads = cuts[0] === undefined ? undefined : await index.leads?.(cuts[0])
  // What is said in another language than the question's is met by its words as they stand, or by what they mean.
  return rank(
    (text) => {
      const base = baseOf(text.language)
      return [...new Set([cuts[0] ?? base, ...(termsBy.has(base) ? [base] : [])])].map((cut) =>
        askedOf(cut, base),
      )
    },
    found,
    leads?.of(termsOf(question, cuts[0] ?? '')),
  )
}

/** What a question is about, by the places of its terms. */
function topicsAsked(
  question: string,
  language: string,
  terms: ReadonlyMap<string, number> | undefined,
  meanings: TermMeanings,
): TopicPlaces[] {
  const order = new Map([...(terms?.keys() ?? [])].map((term, at) => [term, at]))
  const words = wordsIn(question, language)
  return meanings.topics(words, language).map(({ topic, places }) => ({
    topic,
    at: places.flatMap((place) => order.get(termOf(words[place] ?? '', language)) ?? []),
  }))
}

function bitsOf(asked: readonly TopicPlaces[]): number {
  return asked.reduce((set, { topic }) => set | topic, 0)
}

function nearnessIn(
  question: string,
  language: string,
  directions: readonly (Direction | undefined)[],
  terms: readonly (readonly [term: string, telling: number])[],
  meanings: TermMeanings,
) {
  const words = directions.flatMap((direction, at) =>
    direction ? [{ direction, weight: meanings.rarity(terms[at]?.[0] ?? '', language) }] : [],
  )
  const phrases = meanings
    .phrases(question, language)
    .map((direction) => ({ direction, weight: thresholds.phraseShare }))
  return nearnessTo({
    terms: directions,
    time: meanings.time,
    whole: together([...words, ...phrases]),
  })
}

/** The places of the two weightiest terms. */
function weightiest(terms: readonly AskedTerm[]): [first: number, second: number] {
  const [first = -1, second = first] = [...terms.keys()].sort(
    (a, b) => (terms[b]?.weight ?? 0) - (terms[a]?.weight ?? 0),
  )
  return [first, second]
}

/** Terms of the site's languages that mean much the same as a word of the question; what is not there costs nothing. */
function akinTo(
  terms: ReadonlyMap<string, number> | undefined,
  language: string,
  known: readonly string[],
  meanings: TermMeanings,
): string[] {
  return [...(terms ?? [])]
    .filter(([, telling]) => telling === 1)
    .flatMap(([term]) =>
      known.slice(0, maxLanguages).flatMap((other) => meanings.akin(term, language, other)),
    )
}

function matchesOf(
  terms: readonly string[],
  alike: ReadonlyMap<string, ReadonlyMap<string, number>>,
  notions: ReadonlyMap<string, readonly Match[]> | undefined,
  stems: ReadonlyMap<string, string> | undefined,
): Map<string, readonly Match[]> {
  // What one word means, its direction tells better; a phrase means more than its words.
  const phrases = [...(notions ?? [])].filter(([, met]) => new Set(met.map(({ at }) => at)).size > 1)
  const matches = new Map<string, readonly Match[]>(phrases)
  const add = (term: string, match: Match) => matches.set(term, [...(matches.get(term) ?? []), match])
  for (const [at, term] of terms.entries()) {
    add(term, { at, degree: 1 })
    const stem = stems?.get(term)
    if (stem !== undefined && stem !== term) add(stem, { at, degree: 1 })
    for (const [other, degree] of alike.get(term) ?? []) add(other, { at, degree })
  }
  return matches
}

/** The terms of a question in their order, with how much such a word tells at all. */
function cutQuestion(question: string, language: string): Map<string, number> {
  const terms = new Map<string, number>()
  for (const word of wordsIn(question, language)) {
    const term = termOf(word, language)
    if (term !== '' && terms.size < maxTerms)
      terms.set(term, Math.max(terms.get(term) ?? 0, tellingOf(word, language)))
  }
  return terms
}

/** The stems that the words behind the terms of one language have in each other. */
function stemsAcross(
  question: string,
  language: string,
  others: readonly string[],
): Map<string, Map<string, string>> {
  const words = wordsIn(question, language).filter((word) => tellingOf(word, language) === 1)
  return new Map(
    others
      .filter((other) => other !== language)
      .map((other) => [other, new Map(words.map((word) => [termOf(word, language), termOf(word, other)]))]),
  )
}

function keysOf(maps: Iterable<ReadonlyMap<string, number>>): string[] {
  const keys = new Set<string>()
  for (const map of maps) for (const key of map.keys()) keys.add(key)
  return [...keys]
}

/** Terms that name something; all, where none does. */
function namingIn(cuts: Iterable<ReadonlyMap<string, number>>): string[] {
  const terms = [...cuts].flatMap((cut) => Array.from(cut))
  const naming = terms.filter(([, telling]) => telling === 1)
  return [...new Set((naming.length > 0 ? naming : terms).map(([term]) => term))]
}

/** Words that only bind others are rare on a small site: looked for, they would crowd out what names something. */
function lookedFor(cuts: Iterable<ReadonlyMap<string, number>>): string[] {
  const terms = [...cuts].flatMap((cut) => Array.from(cut))
  const isNaming = terms.some(([, telling]) => telling === 1)
  return [
    ...new Set(
      terms.filter(([, telling]) => !isNaming || telling >= thresholds.leastTelling).map(([term]) => term),
    ),
  ]
}

/** What a question weighs for each word that names something, beside one that nobody says. */
function rarityOf(terms: readonly AskedTerm[], passages: number): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const naming = terms.filter(({ telling }) => telling === 1).length
  return total / Math.max(1, naming) / idf(0, passages)
}

function idf(held: number, passages: number): number {
  return Math.log(1 + (passages + thresholds.othersKnown - held + 0.5) / (held + 0.5))
}

/** What the question may mean, by the places of its terms. */
function notionsAsked(
  question: string,
  language: string,
  terms: ReadonlyMap<string, number> | undefined,
  meanings: TermMeanings,
): Map<string, Match[]> {
  const order = new Map([...(terms?.keys() ?? [])].map((term, at) => [term, at]))
  const placeOf = wordsIn(question, language).map((word) => order.get(termOf(word, language)))
  const notions = new Map<string, Match[]>()
  for (const { term, places, degree } of meanings.asked(question, language)) {
    const met = notions.get(term) ?? []
    for (const place of places) {
      const at = placeOf[place]
      if (at !== undefined) met.push({ at, degree })
    }
    notions.set(term, met)
  }
  return notions
}

/** Notions that are looked for; what only stands near one is met in passing. */
function strongest(notions: ReadonlyMap<string, readonly Match[]>): ReadonlyMap<string, number> {
  const degrees = [...notions].map(
    ([term, matches]) => [term, Math.max(0, ...matches.map(({ degree }) => degree))] as const,
  )
  return new Map(degrees.sort(([, a], [, b]) => b - a).slice(0, maxNotions))
}
const maxNotions = 12

/** Terms of the site that a term of the question may stand for: misspelled, or part of a longer word. */
async function kinOf<Candidate extends Ranked>(
  index: WordIndex<Candidate>,
  terms: readonly string[],
  of: ReadonlyMap<string, number>,
  passages: number,
): Promise<Map<string, Map<string, number>>> {
  const rare = terms
    .filter(
      (term) => [...term].length >= leastLetters && (of.get(term) ?? 0) <= passages / thresholds.rareAmong,
    )
    .sort((a, b) => (of.get(a) ?? 0) - (of.get(b) ?? 0))
    .slice(0, maxAlike)
  const kin = new Map<string, Map<string, number>>()
  if (rare.length === 0) return kin
  for (const [term, others] of await index.alike(rare, 12)) {
    const likely = new Map<string, number>()
    for (const other of others) {
      const degree = other === term ? 0 : likeness(term, other)
      if (degree > 0) likely.set(other, degree)
    }
    if (likely.size > 0) kin.set(term, likely)
  }
  return kin
}
