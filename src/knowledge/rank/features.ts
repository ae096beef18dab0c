import { wantsTime } from '../words/question-words.ts'
import { baseOf, termsOf } from '../words/terms-of.ts'
import { oftenMet, pairsMet, readBody, readHead, type Body, type Head } from './read-passage.ts'
import type { Asked, AskedTerm } from './term-reader.ts'
import { thresholds } from './weights.ts'

/** What a candidate is made of, as far as ranks go. */
export interface Ranked {
  /** By which questions that were written for it name it. */
  readonly key?: number
  readonly kind: string
  readonly language: string
  readonly text: string
  readonly headings: readonly string[]
  readonly head: string
  readonly words: string
  /** Questions that it answers, in other words than its own. */
  readonly asked?: readonly RankedPhrasing[]
  /** How near it is to the question by an embeddings model, from 0 to 1. */
  readonly near?: number
}

/** A question that a passage answers. */
export interface RankedPhrasing {
  readonly language: string
  readonly question: string
  readonly words: string
  /** The part of the passage that answers it; empty: none does. */
  readonly quote: string | null
}

export const featureNames = [
  'coverage',
  'sentence',
  'rarest',
  'second',
  'pairs',
  'often',
  'head',
  'headMet',
  'heading',
  'meant',
  'meantSentence',
  'meantHead',
  'meantRarest',
  'meantSecond',
  'meantSpread',
  'headMeant',
  'themeHead',
  'themeSentence',
  'theme',
  'named',
  'unmet',
  'least',
  'blind',
  'density',
  'spread',
  'number',
  'time',
  'price',
  'measure',
  'contact',
  'topicHead',
  'topicMet',
  'offTopic',
  'telling',
  'askedAlike',
  'lacking',
  'brief',
  'weighty',
  'rare',
  'foreign',
  'foreignMeant',
  'foreignSentence',
  'nowhere',
  'elsewhere',
  'unnamed',
  'bare',
  'mass',
  'lost',
  'titled',
  'alone',
  'missing',
  'strange',
  'open',
  'language',
  'answer',
  'near',
] as const
export type FeatureName = (typeof featureNames)[number]
export type Features = Readonly<Record<FeatureName, number>>
/** Those that only the other candidates tell. */
export type AmongNames = 'nowhere' | 'elsewhere' | 'unnamed'

// All names at nothing, to be written over: to spread several parts into a new object is many times as slow.
const blank = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features

/** How a passage meets a question by itself, and how far it meets each of its terms. */
export interface PassageReading {
  readonly asked: Asked
  /** Those that only the other candidates tell are at nothing until these are read. */
  readonly features: Features
  readonly meant: readonly number[]
  /** Which of those that few passages have it names, in its heading, and which at all. */
  readonly named: readonly boolean[]
  readonly told: readonly boolean[]
}

const currency = /[€$£¥₺₹₽]|\b(?:EUR|USD|GBP|CHF|PLN|TRY)\b|zł|元|円|Fr\./u
const mail = /[\p{L}\d.+-]@[\p{L}\d-]+\.\p{L}|\+\d[\d ()/-]{6,}\d/u
const clock = /\d{1,2}[:.]\d{2}/

/** How a passage meets a question. Everything lies between 0 and 1, so that weights can be compared. */
export function readingOf(asked: Asked, passage: Ranked): PassageReading {
  const { terms } = asked
  const head = readHead(asked, passage.head)
  const body = readBody(asked, passage.words, head)
  const either = terms.map((_, at) => Math.max(body.met[at] ?? 0, head.met[at] ?? 0))
  const meant = terms.map((_, at) => Math.max(either[at] ?? 0, body.meant[at] ?? 0, head.meant[at] ?? 0))
  // Where a price stands, nobody writes that it is one.
  if (asked.wantsPrice && currency.test(passage.text))
    for (const place of asked.prices) meant[place] = Math.max(meant[place] ?? 0, thresholds.priceMet)
  const met: Met = { head, body, either, meant }
  return {
    asked,
    features: Object.assign(
      { ...blank },
      saidFeatures(asked, met),
      meantFeatures(asked, met),
      wantedFeatures(asked, passage, body),
      topicFeatures(asked.topics, head.topics, body.topics),
      foreignFeatures(asked, passage, met),
      {
        heading: headingMet(asked, passage),
        askedAlike: asksAlike(asked, passage) ? 1 : 0,
        bare: bareness(passage.text),
        titled: passage.head === '' ? 0 : 1,
        answer: passage.kind === 'answer' ? 1 : 0,
        near: passage.near ?? 0,
      },
    ),
    meant,
    named: terms.map(({ isOwn }, place) => isOwn && head.met[place] === 1),
    told: either.map((degree) => degree === 1),
  }
}

/** How far the terms of a question are met: by words in either part of a passage, and by what these mean. */
interface Met {
  readonly head: Head
  readonly body: Body
  readonly either: readonly number[]
  readonly meant: readonly number[]
}

/** The share of the question that is met, by weight. */
function shareOf({ terms, total }: Asked, met: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < terms.length; at++) sum += (terms[at]?.weight ?? 0) * (met[at] ?? 0)
  return sum / total
}

/** What is met by the words themselves. */
function saidFeatures(asked: Asked, { head, body, either }: Met) {
  const { terms } = asked
  const [rarest, second] = asked.weightiest
  return {
    coverage: shareOf(asked, either),
    sentence: body.sentence,
    rarest: either[rarest] ?? 0,
    second: either[second] ?? 0,
    pairs: pairsMet(terms, body.near),
    often: oftenMet(asked, body),
    head: shareOf(asked, head.met),
    headMet: head.share,
    named: namedIn(terms, head.met),
    density: 1 / (1 + Math.log2(1 + body.length / 20)),
    spread: either.filter((degree) => degree > 0).length / (terms.length || 1),
  }
}

/** What is met by meaning: it counts where it is more than what is said. */
function meantFeatures(asked: Asked, { head, body, either, meant }: Met) {
  const { terms, total } = asked
  const [rarest, second] = asked.weightiest
  const inHead = terms.map((_, place) => Math.max(head.met[place] ?? 0, head.meant[place] ?? 0))
  const share = shareOf(asked, meant)
  return {
    meant: share - shareOf(asked, either),
    meantSentence: body.meantSentence - body.sentence,
    meantHead: shareOf(asked, inHead) - shareOf(asked, head.met),
    meantRarest: (meant[rarest] ?? 0) - (either[rarest] ?? 0),
    meantSecond: (meant[second] ?? 0) - (either[second] ?? 0),
    meantSpread: spreadOf(terms, meant),
    headMeant: head.meantShare - head.share,
    themeHead: head.theme,
    themeSentence: body.themeSentence,
    theme: body.theme,
    unmet: unmetIn(terms, meant, total),
    least: leastIn(terms, meant),
    blind: asked.isBlind ? 1 : 0,
    brief: 1 / Math.max(1, terms.filter(({ telling }) => telling === 1).length),
    // What is asked in all, and how rare its words are here: where a language bends or joins its words, all are.
    weighty: saturated(total),
    rare: asked.rarity,
    // How much is met, and how much is not, in all: three rare words that are met prove more than the only one.
    mass: saturated(share * total),
    lost: saturated((1 - share) * total),
    alone: body.aloneSentence,
    missing: missingIn(terms, meant),
    strange: terms.reduce((sum, { isStrange, weight }) => sum + (isStrange ? weight : 0), 0) / total,
    open: asked.isOpen ? 1 : 0,
  }
}

/** Whether a passage holds the sort of thing that is asked for. */
function wantedFeatures(asked: Asked, { text }: Ranked, body: Body) {
  const number = asked.wantsNumber && body.hasNumber
  const time = asked.wantsTime && (clock.test(text) || body.hasTime)
  const price = asked.wantsPrice && currency.test(text)
  const isLacking =
    (asked.wantsNumber && !number) || (asked.wantsTime && !time) || (asked.wantsPrice && !price)
  return {
    number: number ? 1 : 0,
    time: time ? 1 : 0,
    price: price ? 1 : 0,
    measure: asked.units.some((units) => units.test(text)) ? 1 : 0,
    contact: asked.wantsContact && mail.test(text) ? 1 : 0,
    telling: body.telling,
    lacking: isLacking ? 1 : 0,
  }
}

function foreignFeatures(asked: Asked, { language }: Ranked, { body, meant }: Met) {
  const isForeign = baseOf(language) !== asked.language
  return {
    foreign: isForeign ? 1 : 0,
    foreignMeant: isForeign ? shareOf(asked, meant) : 0,
    foreignSentence: isForeign ? body.meantSentence : 0,
    language: language === asked.language ? 1 : 0,
  }
}

/** Whether the heading asks for a time too, as where questions are asked often. */
function asksAlike({ wantsTime: isWanted }: Asked, { headings, language }: Ranked): boolean {
  return isWanted && wantsTime(headings.at(-1) ?? '', baseOf(language))
}

/** Whether heading and text speak of what the question is about, and whether the heading is about something else. */
function topicFeatures(asked: number, head: number, body: number) {
  return {
    topicHead: bits(asked & head) / Math.max(1, bits(asked)),
    topicMet: bits(asked & (head | body)) / Math.max(1, bits(asked)),
    offTopic: asked !== 0 && head !== 0 && (asked & head) === 0 ? 1 : 0,
  }
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count += 1
  return count
}

/** How far one of the headings is the question itself, as where questions are asked often. */
function headingMet({ terms }: Asked, { headings, language }: Ranked): number {
  if (headings.length === 0) return 0
  const asked = new Set(terms.map(({ term }) => term))
  const shares = headings.slice(-maxHeadings).map((heading) => {
    const held = new Set(termsOf(heading, language))
    const both = [...held].filter((term) => asked.has(term)).length
    return both / (asked.size + held.size - both || 1)
  })
  const { leastHeading } = thresholds
  return Math.max(0, (Math.max(0, ...shares) - leastHeading) / (1 - leastHeading))
}
const maxHeadings = 8

/** How many of the words that name something are met at least half. */
function spreadOf(terms: readonly AskedTerm[], met: readonly number[]): number {
  let [naming, spread] = [0, 0]
  for (let at = 0; at < terms.length; at++) {
    if (terms[at]!.telling !== 1) continue
    naming += 1
    if ((met[at] ?? 0) >= thresholds.leastMet) spread += 1
  }
  return spread / (naming || 1)
}

/** How many of the words that name something are not met; four are as bad as any number. */
function missingIn(terms: readonly AskedTerm[], met: readonly number[]): number {
  const missing = terms.filter(
    ({ telling }, at) => telling === 1 && (met[at] ?? 0) < thresholds.leastMet,
  ).length
  return Math.min(1, missing / 4)
}

/** How much the weightiest word tells that is not met. */
function unmetIn(terms: readonly AskedTerm[], met: readonly number[], total: number): number {
  let most = 0
  for (let at = 0; at < terms.length; at++) most = Math.max(most, terms[at]!.weight * (1 - (met[at] ?? 0)))
  return most / total
}

/** How far the word that names something is met which is met least. */
function leastIn(terms: readonly AskedTerm[], met: readonly number[]): number {
  let least = 1
  for (let at = 0; at < terms.length; at++)
    if (terms[at]!.telling === 1) least = Math.min(least, met[at] ?? 0)
  return least
}

/** Whether the heading names what few passages speak of and the question does. */
function namedIn(terms: readonly AskedTerm[], met: readonly number[]): number {
  return terms.some(({ isOwn }, at) => isOwn && met[at] === 1) ? 1 : 0
}

function saturated(mass: number): number {
  return mass / (mass + thresholds.halfMass)
}

/** How many of its lines are neither a sentence nor hold a value: what a form is made of says little. */
function bareness(text: string): number {
  const lines = text.split('\n')
  return lines.filter((line) => !told.test(line)).length / lines.length
}
const told = /\d|[.!?…:。！？]["'”’»)]?\s*$| · /u

/** How far a term of the question is met at most by any of the candidates, and whether one is named after it. */
export interface Most {
  readonly meant: number[]
  readonly named: boolean[]
}

/** What no candidate speaks of; the weightiest that others speak of, and this one does not; and whether another bears the name. */
export function amongOthers(
  { asked, meant, told: own }: PassageReading,
  most: Most,
): Pick<Features, AmongNames> {
  const { leastMet } = thresholds
  const { terms, total } = asked
  let [nowhere, elsewhere, unnamed] = [0, 0, 0]
  for (const [at, { weight, telling }] of terms.entries()) {
    const other = most.meant[at] ?? 0
    if (telling === 1 && other < leastMet) nowhere += weight
    elsewhere = Math.max(elsewhere, weight * (other - (meant[at] ?? 0)))
    if (most.named[at] && !own[at]) unnamed = 1
  }
  return { nowhere: nowhere / total, elsewhere: elsewhere / total, unnamed }
}

export function mostOf(readings: readonly PassageReading[]): Map<Asked, Most> {
  const all = new Map<Asked, Most>()
  for (const { asked, meant, named } of readings) {
    const most = all.get(asked)
    if (!most) all.set(asked, { meant: [...meant], named: [...named] })
    else
      for (const [at, degree] of meant.entries()) {
        most.meant[at] = Math.max(most.meant[at] ?? 0, degree)
        most.named[at] ||= named[at] ?? false
      }
  }
  return all
}
