import { sentenceEnd } from '../words/terms-of.ts'
import {
  otherNotion,
  otherWord,
  type Asked,
  type AskedTerm,
  type Match,
  type ReadTerm,
} from './term-reader.ts'
import { thresholds } from './weights.ts'

const { themeWords, nearbyTerms, headShare, amountTerms } = thresholds

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
  for (const term of new Set(head.split(' '))) {
    if (term === '') continue
    const { isNotion: isNamed, matches, near, theme: towards, topics: named } = asked.read(term)
    raise(isNamed ? meant : met, matches)
    if (isNamed) continue
    topics |= named
    raise(meant, near)
    const nearest = near.reduce((most, { degree }) => Math.max(most, degree), 0)
    theme += towards
    words += 1
    const weight = asked.weightOf(term)
    all += weight
    if (matches.length > 0) told += weight
    intended += weight * (matches.length > 0 ? 1 : nearest)
  }
  const some = all || 1
  return { met, meant, share: told / some, meantShare: intended / some, theme: themeOf(theme, words), topics }
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
  readonly themeSentence: number
  readonly theme: number
  /** Places of the question whose next term stands near it somewhere. */
  readonly near: ReadonlySet<number>
  readonly length: number
  /** Whether it tells a number, and a time: how many of its units. */
  readonly hasNumber: boolean
  readonly hasTime: boolean
  /** The most of the question that a sentence means which tells what is asked for. */
  readonly telling: number
  readonly topics: number
}

export function readBody(asked: Asked, words: string, head: Head): Body {
  const { terms, total } = asked
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  const near = new Set<number>()
  let [theme, known] = [0, 0]
  let [sentence, meantSentence, themeSentence, telling] = [0, 0, 0, 0]
  let [hasNumber, hasTime] = [false, false]
  let [length, topics] = [0, 0]
  const own = sentenceReader(asked, head, near)
  const endSentence = () => {
    const read = own.end()
    sentence = Math.max(sentence, read.said / total)
    meantSentence = Math.max(meantSentence, read.intended / total)
    themeSentence = Math.max(themeSentence, read.theme)
    if (asked.wantsTime ? read.hasTime : asked.wantsNumber && read.hasNumber)
      telling = Math.max(telling, read.intended / total)
    hasNumber ||= read.hasNumber
    hasTime ||= read.hasTime
  }
  for (const term of words.split(' ')) {
    if (term === sentenceEnd) {
      endSentence()
      continue
    }
    const read = asked.read(term)
    if (read === otherNotion) continue
    if (!read.isNotion) length += 1
    own.add(read)
    // Nine of ten words.
    if (read === otherWord) continue
    raise(meant, read.isNotion ? read.matches : read.near)
    if (read.isNotion) continue
    topics |= read.topics
    if (read.isKnown) {
      theme += read.theme
      known += 1
    }
    raise(met, read.matches)
  }
  endSentence()
  return {
    met,
    meant,
    sentence,
    meantSentence,
    themeSentence,
    theme: themeOf(theme, known),
    near,
    length,
    hasNumber,
    hasTime,
    telling,
    topics,
  }
}

/** How much of a question one sentence says and means, with what the heading adds; and what it tells. */
interface Sentence {
  readonly said: number
  readonly intended: number
  readonly theme: number
  /** Whether it tells a number, and a time: how many of its units. */
  readonly hasNumber: boolean
  readonly hasTime: boolean
}

/** Reads sentence after sentence; neighbours of the question that stand together in one are noted in `near`. */
function sentenceReader({ terms }: Asked, head: Head, near: Set<number>) {
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  let [theme, known] = [0, 0]
  let recent: { place: number; at: number }[] = []
  let [length, lastAmount, lastUnit] = [0, -1, -1]
  let [hasNumber, hasTime] = [false, false]

  return {
    add(read: ReadTerm): void {
      if (!read.isNotion) length += 1
      if (read === otherWord) return
      raise(meant, read.isNotion ? read.matches : read.near)
      if (read.isNotion) return
      if (read.amount !== 'none') lastAmount = length
      if (read.amount === 'some') hasNumber = true
      if (read.isKnown) {
        if (read.isTime) lastUnit = length
        theme += read.theme
        known += 1
      }
      if (lastUnit >= 0 && lastAmount >= 0 && Math.abs(lastUnit - lastAmount) <= amountTerms) hasTime = true
      raise(met, read.matches)
      for (const { at } of read.matches) {
        recent = recent.filter(({ place }) => length - place <= nearbyTerms)
        for (const other of recent) if (Math.abs(other.at - at) === 1) near.add(Math.min(other.at, at))
        recent.push({ place: length, at })
      }
    },
    /** Ends the sentence and begins the next. */
    end(): Sentence {
      let [said, intended] = [0, 0]
      for (let at = 0; at < terms.length; at++) {
        const weight = terms[at]?.weight ?? 0
        const here = Math.max(met[at] ?? 0, headShare * (head.met[at] ?? 0))
        said += weight * here
        intended += weight * Math.max(here, meant[at] ?? 0, headShare * (head.meant[at] ?? 0))
      }
      const sentence = { said, intended, theme: themeOf(theme, known), hasNumber, hasTime }
      met.fill(0)
      meant.fill(0)
      theme = known = 0
      recent = []
      length = 0
      lastAmount = lastUnit = -1
      hasNumber = hasTime = false
      return sentence
    },
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
