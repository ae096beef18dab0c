import type { KnownSentence } from '../words/known-terms.ts'
import { otherWord, type Asked, type AskedTerm, type Match } from './term-reader.ts'
import { thresholds } from './weights.ts'

const { themeWords, nearbyTerms, headShare, amountTerms, oftenAnyway, oftenTerms } = thresholds

export interface Head {
  /** How far each term of the question is met by words, and how far by what they mean. */
  readonly met: readonly number[]
  readonly meant: readonly number[]
  /** How much of the heading the question speaks of, and how much it may mean. */
  readonly share: number
  readonly meantShare: number
  readonly theme: number
  /** The topics it names, as bits. */
  readonly topics: number
}

export function readHead(asked: Asked, head: string): Head {
  const { terms } = asked
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  let [told, intended, all, topics, theme, words] = [0, 0, 0, 0, 0, 0]
  const sentences = asked.sentences(head)
  for (const { notions } of sentences) raiseNotions(asked, meant, notions)
  for (const word of distinct(sentences)) {
    const { matches, near, theme: towards, topics: named } = asked.read(word)
    raise(met, matches)
    topics |= named
    raise(meant, near)
    const nearest = near.reduce((most, { degree }) => Math.max(most, degree), 0)
    theme += towards
    words += 1
    const weight = asked.weightOf(word)
    all += weight
    if (matches.length > 0) told += weight
    intended += weight * (matches.length > 0 ? 1 : nearest)
  }
  const some = all || 1
  return { met, meant, share: told / some, meantShare: intended / some, theme: themeOf(theme, words), topics }
}

/** Headings are stored without repetition; the questions that stand for one may repeat themselves. */
function distinct(sentences: readonly KnownSentence[]): Iterable<number> {
  return new Set(sentences.flatMap(({ words }) => words))
}

function raiseNotions({ meant }: Asked, degrees: number[], notions: readonly string[]): void {
  for (const notion of notions) {
    const matches = meant(notion)
    if (matches) raise(degrees, matches)
  }
}

function raise(degrees: number[], matches: readonly Match[]): void {
  for (const { at, degree } of matches) if (degree > (degrees[at] ?? 0)) degrees[at] = degree
}

/** Words add up to a theme; those that point elsewhere weaken it. */
function themeOf(sum: number, count: number): number {
  return Math.min(1, sum / Math.sqrt(count + themeWords))
}

export interface Body {
  readonly met: readonly number[]
  readonly meant: readonly number[]
  /** The most of the question that one sentence says, and that one means. */
  readonly sentence: number
  readonly meantSentence: number
  /** The most that one means without what its heading adds. */
  readonly aloneSentence: number
  readonly themeSentence: number
  readonly theme: number
  /** Places of the question whose next term stands near it somewhere. */
  readonly near: ReadonlySet<number>
  /** How often each term of the question is met by words. */
  readonly times: readonly number[]
  readonly length: number
  /** Whether it tells a number, and a time: how many of its units. */
  readonly hasNumber: boolean
  readonly hasTime: boolean
  /** The most of the question that a sentence means which tells what is asked for. */
  readonly telling: number
  readonly topics: number
}

export function readBody(asked: Asked, stored: string, head: Head): Body {
  const { terms, total } = asked
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  const near = new Set<number>()
  let [theme, known] = [0, 0]
  let [sentence, meantSentence, aloneSentence, themeSentence, telling] = [0, 0, 0, 0, 0]
  let [hasNumber, hasTime] = [false, false]
  let [length, topics] = [0, 0]
  const times = terms.map(() => 0)
  const readSentence = sentenceReader(asked, head, { near, times })
  for (const each of asked.sentences(stored)) {
    const read = readSentence(each)
    for (let at = 0; at < terms.length; at++) {
      if (read.met[at]! > met[at]!) met[at] = read.met[at]!
      if (read.meant[at]! > meant[at]!) meant[at] = read.meant[at]!
    }
    sentence = Math.max(sentence, read.said / total)
    meantSentence = Math.max(meantSentence, read.intended / total)
    aloneSentence = Math.max(aloneSentence, read.alone / total)
    themeSentence = Math.max(themeSentence, themeOf(read.theme, read.known))
    if (asked.wantsTime ? read.hasTime : asked.wantsNumber && read.hasNumber)
      telling = Math.max(telling, read.intended / total)
    hasNumber ||= read.hasNumber
    hasTime ||= read.hasTime
    theme += read.theme
    known += read.known
    topics |= read.topics
    length += each.words.length
  }
  return {
    met,
    meant,
    sentence,
    meantSentence,
    aloneSentence,
    themeSentence,
    theme: themeOf(theme, known),
    near,
    times,
    length,
    hasNumber,
    hasTime,
    telling,
    topics,
  }
}

/** How much of a question one sentence says and means, with what the heading adds; and what it tells. */
interface Sentence {
  /** How far each term of the question is met here; good until the next sentence is read. */
  readonly met: readonly number[]
  readonly meant: readonly number[]
  readonly said: number
  readonly intended: number
  readonly alone: number
  /** How far its words point with the question, and how many point anywhere near. */
  readonly theme: number
  readonly known: number
  /** Whether it tells a number, and a time: how many of its units. */
  readonly hasNumber: boolean
  readonly hasTime: boolean
  readonly topics: number
}

/** Reads sentence after sentence, and adds to what all of them say: which neighbours stand together, and how often each term. */
function sentenceReader(
  asked: Asked,
  head: Head,
  { near, times }: { readonly near: Set<number>; readonly times: number[] },
) {
  const { terms } = asked
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  // Where each term of the question was met last.
  const lastPlace = new Int32Array(terms.length)

  return ({ words, notions }: KnownSentence): Sentence => {
    met.fill(0)
    meant.fill(0)
    let [theme, known, topics] = [0, 0, 0]
    let [lastAmount, lastUnit] = [-1, -1]
    let [hasNumber, hasTime] = [false, false]
    lastPlace.fill(-nearbyTerms - 1)
    raiseNotions(asked, meant, notions)
    for (let place = 0; place < words.length; place++) {
      const read = asked.read(words[place]!)
      // Nine of ten words.
      if (read === otherWord) continue
      raise(meant, read.near)
      topics |= read.topics
      if (read.amount !== 'none') lastAmount = place
      if (read.amount === 'some') hasNumber = true
      if (read.isKnown) {
        if (read.isTime) lastUnit = place
        theme += read.theme
        known += 1
      }
      if (lastUnit >= 0 && lastAmount >= 0 && Math.abs(lastUnit - lastAmount) <= amountTerms) hasTime = true
      if (read.matches.length === 0) continue
      raise(met, read.matches)
      for (const { at, degree } of read.matches) {
        times[at]! += degree
        if (at > 0 && place - lastPlace[at - 1]! <= nearbyTerms) near.add(at - 1)
        if (at + 1 < terms.length && place - lastPlace[at + 1]! <= nearbyTerms) near.add(at)
        lastPlace[at] = place
      }
    }
    let [said, intended, alone] = [0, 0, 0]
    for (let at = 0; at < terms.length; at++) {
      const weight = terms[at]!.weight
      const here = Math.max(met[at]!, headShare * head.met[at]!)
      said += weight * here
      alone += weight * Math.max(met[at]!, meant[at]!)
      intended += weight * Math.max(here, meant[at]!, headShare * head.meant[at]!)
    }
    return { met, meant, said, intended, alone, theme, known, hasNumber, hasTime, topics }
  }
}

/** Neighbours in the question that stand near each other in the text. */
export function pairsMet(terms: readonly AskedTerm[], near: ReadonlySet<number>): number {
  let met = 0
  let total = 0
  for (let at = 0; at + 1 < terms.length; at++) {
    const weight = (terms[at]?.weight ?? 0) + (terms[at + 1]?.weight ?? 0)
    total += weight
    if (near.has(at)) met += weight
  }
  return total === 0 ? 0 : met / total
}

/** How much of the question a text dwells on: a word that comes again tells more, a long text holds any word more often. */
export function oftenMet({ terms, total }: Asked, { times, length }: Body): number {
  const byChance = oftenAnyway + length / oftenTerms
  let sum = 0
  for (let at = 0; at < terms.length; at++) sum += (terms[at]!.weight * times[at]!) / (times[at]! + byChance)
  return sum / total
}
