import { sentenceEnd } from '../words/terms-of.ts'
import type { Asked, AskedTerm, Match, ReadTerm } from './term-reader.ts'
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
  const theme = themeSum()
  let [told, intended, all, topics] = [0, 0, 0, 0]
  for (const term of new Set(head.split(' '))) {
    if (term === '') continue
    const { isNotion: isNamed, matches, near, theme: towards, topics: named } = asked.read(term)
    raise(isNamed ? meant : met, matches)
    if (isNamed) continue
    topics |= named
    raise(meant, near)
    const nearest = near.reduce((most, { degree }) => Math.max(most, degree), 0)
    theme.add(towards)
    const weight = asked.weightOf(term)
    all += weight
    if (matches.length > 0) told += weight
    intended += weight * (matches.length > 0 ? 1 : nearest)
  }
  const some = all || 1
  return { met, meant, share: told / some, meantShare: intended / some, theme: theme.value(), topics }
}

function raise(degrees: number[], matches: readonly Match[]): void {
  for (const { at, degree } of matches) if (degree > (degrees[at] ?? 0)) degrees[at] = degree
}

/** Words add up to a theme; those that point elsewhere weaken it. */
function themeSum() {
  let [sum, count] = [0, 0]
  return {
    add(theme: number) {
      sum += theme
      count += 1
    },
    value: () => Math.min(1, sum / Math.sqrt(count + themeWords)),
  }
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

export function readBody(asked: Asked, words: string, head: Head, total: number): Body {
  const met = asked.terms.map(() => 0)
  const meant = asked.terms.map(() => 0)
  const near = new Set<number>()
  const theme = themeSum()
  let [sentence, meantSentence, themeSentence, telling] = [0, 0, 0, 0]
  let [hasNumber, hasTime] = [false, false]
  let [length, topics] = [0, 0]
  let own = readSentence(asked, near)
  const endSentence = () => {
    const { said, intended } = own.shares(head)
    sentence = Math.max(sentence, said / total)
    meantSentence = Math.max(meantSentence, intended / total)
    themeSentence = Math.max(themeSentence, own.theme())
    if (asked.wantsTime ? own.hasTime() : asked.wantsNumber && own.hasNumber())
      telling = Math.max(telling, intended / total)
    hasNumber ||= own.hasNumber()
    hasTime ||= own.hasTime()
    own = readSentence(asked, near)
  }
  for (const term of words.split(' ')) {
    if (term === sentenceEnd) {
      endSentence()
      continue
    }
    const read = asked.read(term)
    own.add(read)
    raise(meant, read.isNotion ? read.matches : read.near)
    if (read.isNotion) continue
    length += 1
    topics |= read.topics
    if (read.isKnown) theme.add(read.theme)
    raise(met, read.matches)
  }
  endSentence()
  return {
    met,
    meant,
    sentence,
    meantSentence,
    themeSentence,
    theme: theme.value(),
    near,
    length,
    hasNumber,
    hasTime,
    telling,
    topics,
  }
}

/** Reads the terms of one sentence; neighbours of the question that stand together in it are noted in `near`. */
function readSentence({ terms }: Asked, near: Set<number>) {
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  const theme = themeSum()
  let recent: { place: number; at: number }[] = []
  let [length, lastAmount, lastUnit] = [0, -1, -1]
  let [hasNumber, hasTime] = [false, false]
  return {
    add(read: ReadTerm) {
      raise(meant, read.isNotion ? read.matches : read.near)
      if (read.isNotion) return
      length += 1
      if (read.amount !== 'none') lastAmount = length
      if (read.amount === 'some') hasNumber = true
      if (read.isKnown) {
        if (read.isTime) lastUnit = length
        theme.add(read.theme)
      }
      if (lastUnit >= 0 && lastAmount >= 0 && Math.abs(lastUnit - lastAmount) <= amountTerms) hasTime = true
      raise(met, read.matches)
      for (const { at } of read.matches) {
        recent = recent.filter(({ place }) => length - place <= nearbyTerms)
        for (const other of recent) if (Math.abs(other.at - at) === 1) near.add(Math.min(other.at, at))
        recent.push({ place: length, at })
      }
    },
    /** How much of the question it says and how much it means, with what the heading adds. */
    shares(head: Head) {
      let [said, intended] = [0, 0]
      for (const [at, { weight }] of terms.entries()) {
        const here = Math.max(met[at] ?? 0, headShare * (head.met[at] ?? 0))
        said += weight * here
        intended += weight * Math.max(here, meant[at] ?? 0, headShare * (head.meant[at] ?? 0))
      }
      return { said, intended }
    },
    theme: () => theme.value(),
    /** Whether it tells a number, and a time: how many of its units. */
    hasNumber: () => hasNumber,
    hasTime: () => hasTime,
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
