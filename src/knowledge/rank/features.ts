import { isNotion } from '../words/meanings.ts'
import { sentenceEnd, termsOf } from '../words/terms-of.ts'
import type { Nearness } from './nearness.ts'

/** A term of a question, and how much it tells: rare terms more. */
export interface AskedTerm {
  readonly term: string
  readonly weight: number
  /** How much such a word tells at all: 1 names something. */
  readonly telling: number
  /** Whether few passages have it: where it stands in a heading, that one is meant. */
  readonly isOwn: boolean
}

/** What a term of a text means for the question: which of its terms it is, and how much of a match. */
export interface Match {
  readonly at: number
  readonly degree: number
}

/** A question, cut for one language and held against texts of one. */
export interface Asked {
  readonly terms: readonly AskedTerm[]
  readonly matches: ReadonlyMap<string, readonly Match[]>
  /** How near terms of the text come to what the question means. */
  readonly nearness: Nearness | undefined
  /** What a term of a text is to the question. */
  read(term: string): ReadTerm
  /** Whether nothing is known of what its words mean. */
  readonly isBlind: boolean
  readonly language: string
  /** Whether a number, a date or an amount would answer it; a time; a price. */
  readonly wantsNumber: boolean
  readonly wantsTime: boolean
  readonly wantsPrice: boolean
  /** How much any term tells. */
  weightOf(term: string): number
}

/** What one term of a text is to a question; read once for all its candidates. */
interface ReadTerm {
  readonly isNotion: boolean
  readonly matches: readonly Match[]
  /** What it may mean. */
  readonly near: readonly Match[]
  /** Whether it points anywhere; how far with the question as a whole. */
  readonly isKnown: boolean
  readonly theme: number
  readonly isTime: boolean
}

/** Reads terms of texts for a question. */
export function termReader({
  terms,
  matches,
  nearness,
}: Pick<Asked, 'terms' | 'matches' | 'nearness'>): (term: string) => ReadTerm {
  const known = new Map<string, ReadTerm>()
  return (term) => {
    const read = known.get(term)
    if (read) return read
    const isNamed = isNotion(term)
    const nears = isNamed ? undefined : nearness?.to(term)
    const near: Match[] = []
    if (nears)
      for (let at = 0; at < terms.length; at++) {
        const degree = nears[at] ?? 0
        if (degree > 0) near.push({ at, degree })
      }
    const made = {
      isNotion: isNamed,
      matches: matches.get(term) ?? [],
      near,
      isKnown: nears !== undefined,
      theme: nears?.[terms.length + 1] ?? 0,
      isTime: (nears?.[terms.length] ?? 0) >= leastTime,
    }
    known.set(term, made)
    return made
  }
}
/** A word this near to units of time is one. */
const leastTime = 0.5

/** What a candidate is made of, as far as ranks go. */
export interface Ranked {
  readonly kind: string
  readonly language: string
  readonly text: string
  readonly headings: readonly string[]
  readonly head: string
  readonly words: string
}

export const featureNames = [
  'coverage',
  'sentence',
  'rarest',
  'second',
  'pairs',
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
  'language',
  'answer',
] as const
export type FeatureName = (typeof featureNames)[number]
export type Features = Readonly<Record<FeatureName, number>>

const currency = /[€$£¥₺₹₽]|\b(?:EUR|USD|GBP|CHF|PLN|TRY)\b|zł|元|円|Fr\./u
const clock = /\d{1,2}[:.]\d{2}/

/** How a passage meets a question. Everything lies between 0 and 1, so that weights can be compared. */
export function featuresOf(asked: Asked, passage: Ranked): Features {
  const { terms } = asked
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const head = readHead(asked, passage.head)
  const body = readBody(asked, passage.words, head, total)
  const either = terms.map((_, at) => Math.max(body.met[at] ?? 0, head.met[at] ?? 0))
  const meant = terms.map((_, at) => Math.max(either[at] ?? 0, body.meant[at] ?? 0, head.meant[at] ?? 0))
  const [rarest, second = rarest] = [...terms.keys()].sort(
    (a, b) => (terms[b]?.weight ?? 0) - (terms[a]?.weight ?? 0),
  )
  const share = (met: readonly number[]) =>
    terms.reduce((sum, { weight }, at) => sum + weight * (met[at] ?? 0), 0) / total
  const at = (met: readonly number[], place: number | undefined) =>
    place === undefined ? 0 : (met[place] ?? 0)
  const hasDigit = /\d/.test(passage.words)
  return {
    coverage: share(either),
    sentence: body.sentence,
    rarest: at(either, rarest),
    second: at(either, second),
    pairs: pairsMet(terms, body.near),
    head: share(head.met),
    headMet: head.share,
    heading: headingMet(asked, passage),
    // What is meant counts where it is more than what is said.
    meant: share(meant) - share(either),
    meantSentence: body.meantSentence - body.sentence,
    meantHead:
      share(terms.map((_, place) => Math.max(head.met[place] ?? 0, head.meant[place] ?? 0))) -
      share(head.met),
    meantRarest: at(meant, rarest) - at(either, rarest),
    meantSecond: at(meant, second) - at(either, second),
    meantSpread: spreadOf(terms, meant),
    headMeant: head.meantShare - head.share,
    themeHead: head.theme,
    themeSentence: body.themeSentence,
    theme: body.theme,
    named: namedIn(terms, head.met),
    unmet: unmetIn(terms, meant, total),
    least: Math.min(1, ...terms.flatMap(({ telling }, place) => (telling === 1 ? [meant[place] ?? 0] : []))),
    blind: asked.isBlind ? 1 : 0,
    density: 1 / (1 + Math.log2(1 + body.length / 20)),
    spread: either.filter((degree) => degree > 0).length / (terms.length || 1),
    number: asked.wantsNumber && hasDigit ? 1 : 0,
    time: asked.wantsTime && ((hasDigit && body.hasTime) || clock.test(passage.text)) ? 1 : 0,
    price: asked.wantsPrice && currency.test(passage.text) ? 1 : 0,
    language: passage.language === asked.language ? 1 : 0,
    answer: passage.kind === 'answer' ? 1 : 0,
  }
}

/** How far one of the headings is the question itself, as where questions are asked often. */
function headingMet({ terms }: Asked, { headings, language }: Ranked): number {
  const asked = new Set(terms.map(({ term }) => term))
  const shares = headings.slice(-mostHeadings).map((heading) => {
    const held = new Set(termsOf(heading, language))
    const both = [...held].filter((term) => asked.has(term)).length
    return both / (asked.size + held.size - both || 1)
  })
  return Math.max(0, (Math.max(0, ...shares) - leastHeading) / (1 - leastHeading))
}
const mostHeadings = 8
/** A heading that shares no more than this with the question is another one. */
const leastHeading = 0.5

/** How many of the words that name something are met at least half. */
function spreadOf(terms: readonly AskedTerm[], met: readonly number[]): number {
  const naming = [...terms.keys()].filter((at) => terms[at]?.telling === 1)
  return naming.filter((at) => (met[at] ?? 0) >= 0.3).length / (naming.length || 1)
}

/** How much the weightiest word tells that is not met. */
function unmetIn(terms: readonly AskedTerm[], met: readonly number[], total: number): number {
  return Math.max(0, ...terms.map(({ weight }, at) => weight * (1 - (met[at] ?? 0)))) / total
}

/** Whether the heading names what few passages speak of and the question does. */
function namedIn(terms: readonly AskedTerm[], met: readonly number[]): number {
  return terms.some(({ isOwn }, at) => isOwn && met[at] === 1) ? 1 : 0
}

interface Head {
  /** How far each term of the question is met by words, and how far by what they mean. */
  readonly met: readonly number[]
  readonly meant: readonly number[]
  /** How much of the heading the question speaks of, and how much it may mean. */
  readonly share: number
  readonly meantShare: number
  readonly theme: number
}

function readHead(asked: Asked, head: string): Head {
  const { terms } = asked
  const met = terms.map(() => 0)
  const meant = terms.map(() => 0)
  const theme = themeSum()
  let [told, intended, all] = [0, 0, 0]
  for (const term of new Set(head.split(' '))) {
    if (term === '') continue
    const { isNotion: isNamed, matches, near, theme: towards } = asked.read(term)
    raise(isNamed ? meant : met, matches)
    if (isNamed) continue
    raise(meant, near)
    const nearest = near.reduce((most, { degree }) => Math.max(most, degree), 0)
    theme.add(towards)
    const weight = asked.weightOf(term)
    all += weight
    if (matches.length > 0) told += weight
    intended += weight * (matches.length > 0 ? 1 : nearest)
  }
  const some = all || 1
  return { met, meant, share: told / some, meantShare: intended / some, theme: theme.value() }
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
/** As if this many words that say nothing stood in each text: a single one is no theme. */
const themeWords = 2

interface Body {
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
  readonly hasTime: boolean
}

/** Terms so far apart still speak of one thing. */
const nearby = 3
/** What the heading says counts for each sentence under it, but less than the sentence's own words. */
const headShare = 0.7
function readBody(asked: Asked, words: string, head: Head, total: number): Body {
  const { terms } = asked
  const zeros = () => terms.map(() => 0)
  const [met, meant] = [zeros(), zeros()]
  let [own, ownMeant] = [zeros(), zeros()]
  const near = new Set<number>()
  let [sentence, meantSentence, themeSentence, length] = [0, 0, 0, 0]
  let recent: { place: number; at: number }[] = []
  let hasTime = false
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
    if (read.isKnown) {
      raise(ownMeant, read.near)
      raise(meant, read.near)
      if (read.isTime) hasTime = true
      theme.add(read.theme)
      ownTheme.add(read.theme)
    }
    if (read.matches.length === 0) continue
    raise(own, read.matches)
    raise(met, read.matches)
    for (const { at } of read.matches) {
      recent = recent.filter(({ place }) => length - place <= nearby)
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
    hasTime,
  }
}

/** Neighbours in the question that stand near each other in the text. */
function pairsMet(terms: readonly AskedTerm[], near: ReadonlySet<number>): number {
  let met = 0
  let total = 0
  for (let at = 0; at + 1 < terms.length; at++) {
    const weight = (terms[at]?.weight ?? 0) + (terms[at + 1]?.weight ?? 0)
    total += weight
    if (near.has(at)) met += weight
  }
  return total === 0 ? 0 : met / total
}
