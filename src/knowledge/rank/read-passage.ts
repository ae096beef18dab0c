import { sentenceEnd } from '../words/terms-of.ts'
import type { Asked, AskedTerm, Match } from './term-reader.ts'
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
  const { terms } = asked
  const zeros = () => terms.map(() => 0)
  const [met, meant] = [zeros(), zeros()]
  let [own, ownMeant] = [zeros(), zeros()]
  const near = new Set<number>()
  let [sentence, meantSentence, themeSentence, length] = [0, 0, 0, 0]
  let recent: { place: number; at: number }[] = []
  let [hasNumber, hasTime, telling] = [false, false, 0]
  let [ownNumber, ownTime, lastAmount, lastUnit] = [false, false, -1, -1]
  const tells = () => (asked.wantsTime ? ownTime : asked.wantsNumber && ownNumber)
  let topics = 0
  const theme = themeSum()
  let ownTheme = themeSum()
  const endSentence = () => {
    let [said, intended] = [0, 0]
    for (const [at, { weight }] of terms.entries()) {
      const here = Math.max(own[at] ?? 0, headShare * (head.met[at] ?? 0))
      said += weight * here
      intended += weight * Math.max(here, ownMeant[at] ?? 0, headShare * (head.meant[at] ?? 0))
    }
    sentence = Math.max(sentence, said / total)
    meantSentence = Math.max(meantSentence, intended / total)
    themeSentence = Math.max(themeSentence, ownTheme.value())
    if (tells()) telling = Math.max(telling, intended / total)
    hasNumber ||= ownNumber
    hasTime ||= ownTime
    ;[ownNumber, ownTime, lastAmount, lastUnit] = [false, false, -1, -1]
    own = zeros()
    ownMeant = zeros()
    ownTheme = themeSum()
    recent = []
  }
  for (const term of words.split(' ')) {
    if (term === sentenceEnd) {
      endSentence()
      continue
    }
    const read = asked.read(term)
    if (read.isNotion) {
      raise(ownMeant, read.matches)
      raise(meant, read.matches)
      continue
    }
    length += 1
    topics |= read.topics
    if (read.amount !== 'none') lastAmount = length
    if (read.amount === 'some') ownNumber = true
    raise(ownMeant, read.near)
    raise(meant, read.near)
    if (read.isKnown) {
      if (read.isTime) lastUnit = length
      theme.add(read.theme)
      ownTheme.add(read.theme)
    }
    if (lastUnit >= 0 && lastAmount >= 0 && Math.abs(lastUnit - lastAmount) <= amountTerms) ownTime = true
    if (read.matches.length === 0) continue
    raise(own, read.matches)
    raise(met, read.matches)
    for (const { at } of read.matches) {
      recent = recent.filter(({ place }) => length - place <= nearbyTerms)
      for (const other of recent) if (Math.abs(other.at - at) === 1) near.add(Math.min(other.at, at))
      recent.push({ place: length, at })
    }
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
