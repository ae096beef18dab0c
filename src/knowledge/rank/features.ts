import { isNotion } from '../words/meanings.ts'
import { sentenceEnd } from '../words/terms-of.ts'

/** A term of a question, and how much it tells: rare terms more. */
export interface AskedTerm {
  readonly term: string
  readonly weight: number
}

/** What a term of a text means for the question: which of its terms it is, and how much of a match. */
export interface Match {
  readonly at: number
  readonly degree: number
}

/** A question, cut for one language. */
export interface Asked {
  readonly terms: readonly AskedTerm[]
  readonly matches: ReadonlyMap<string, readonly Match[]>
  readonly language: string
  /** Whether a number, a date or an amount would answer it. */
  readonly wantsNumber: boolean
  /** How much any term tells. */
  weightOf(term: string): number
}

/** What a candidate is made of, as far as ranks go. */
export interface Ranked {
  readonly kind: string
  readonly language: string
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
  'meant',
  'meantSentence',
  'meantHead',
  'density',
  'spread',
  'number',
  'language',
  'answer',
] as const
export type FeatureName = (typeof featureNames)[number]
export type Features = Readonly<Record<FeatureName, number>>

/** How a passage meets a question. Everything lies between 0 and 1, so that weights can be compared. */
export function featuresOf(asked: Asked, passage: Ranked): Features {
  const { terms } = asked
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const head = readHead(asked, passage.head)
  const body = readBody(asked, passage.words, head, total)
  const either = terms.map((_, at) => Math.max(body.met[at] ?? 0, head.met[at] ?? 0))
  const [rarest, second = rarest] = terms
    .map(({ weight }, at) => ({ weight, degree: either[at] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
  const share = (met: readonly number[]) =>
    terms.reduce((sum, { weight }, at) => sum + weight * (met[at] ?? 0), 0) / total
  return {
    coverage: share(either),
    sentence: body.sentence,
    rarest: rarest?.degree ?? 0,
    second: second?.degree ?? 0,
    pairs: pairsMet(terms, body.near),
    head: share(head.met),
    headMet: head.share,
    // What is meant counts where it is more than what is said.
    meant:
      share(terms.map((_, at) => Math.max(either[at] ?? 0, body.meant[at] ?? 0, head.meant[at] ?? 0))) -
      share(either),
    meantSentence: body.meantSentence - body.sentence,
    meantHead:
      share(terms.map((_, at) => Math.max(head.met[at] ?? 0, head.meant[at] ?? 0))) - share(head.met),
    density: 1 / (1 + Math.log2(1 + body.length / 20)),
    spread: either.filter((degree) => degree > 0).length / (terms.length || 1),
    number: asked.wantsNumber && /\d/.test(passage.words) ? 1 : 0,
    language: passage.language === asked.language ? 1 : 0,
    answer: passage.kind === 'answer' ? 1 : 0,
  }
}

interface Head {
  /** How far each term of the question is met by words, and how far by what they mean. */
  readonly met: readonly number[]
  readonly meant: readonly number[]
  /** How much of the heading the question speaks of. */
  readonly share: number
}

function readHead(asked: Asked, head: string): Head {
  const met = asked.terms.map(() => 0)
  const meant = asked.terms.map(() => 0)
  let told = 0
  let all = 0
  for (const term of new Set(head.split(' '))) {
    if (term === '') continue
    const matches = asked.matches.get(term) ?? []
    const into = isNotion(term) ? meant : met
    for (const { at, degree } of matches) into[at] = Math.max(into[at] ?? 0, degree)
    if (isNotion(term)) continue
    const weight = asked.weightOf(term)
    all += weight
    if (matches.length > 0) told += weight
  }
  return { met, meant, share: all === 0 ? 0 : told / all }
}

interface Body {
  readonly met: readonly number[]
  readonly meant: readonly number[]
  /** The most of the question that one sentence says, and that one means. */
  readonly sentence: number
  readonly meantSentence: number
  /** Places of the question whose next term stands near it somewhere. */
  readonly near: ReadonlySet<number>
  readonly length: number
}

/** Terms so far apart still speak of one thing. */
const nearby = 3
/** What the heading says counts for each sentence under it, but less than the sentence's own words. */
const headShare = 0.7

function readBody(asked: Asked, words: string, head: Head, total: number): Body {
  const { terms, matches } = asked
  const zeros = () => terms.map(() => 0)
  const [met, meant] = [zeros(), zeros()]
  let [own, ownMeant] = [zeros(), zeros()]
  const near = new Set<number>()
  let [sentence, meantSentence, length] = [0, 0, 0]
  let recent: { place: number; at: number }[] = []
  const endSentence = () => {
    let [said, intended] = [0, 0]
    for (const [at, { weight }] of terms.entries()) {
      const here = Math.max(own[at] ?? 0, headShare * (head.met[at] ?? 0))
      said += weight * here
      intended += weight * Math.max(here, ownMeant[at] ?? 0, headShare * (head.meant[at] ?? 0))
    }
    sentence = Math.max(sentence, said / total)
    meantSentence = Math.max(meantSentence, intended / total)
    own = zeros()
    ownMeant = zeros()
    recent = []
  }
  for (const term of words.split(' ')) {
    if (term === sentenceEnd) {
      endSentence()
      continue
    }
    const found = matches.get(term)
    if (isNotion(term)) {
      for (const { at, degree } of found ?? []) {
        ownMeant[at] = Math.max(ownMeant[at] ?? 0, degree)
        meant[at] = Math.max(meant[at] ?? 0, degree)
      }
      continue
    }
    length += 1
    for (const { at, degree } of found ?? []) {
      own[at] = Math.max(own[at] ?? 0, degree)
      met[at] = Math.max(met[at] ?? 0, degree)
      recent = recent.filter(({ place }) => length - place <= nearby)
      for (const other of recent) if (Math.abs(other.at - at) === 1) near.add(Math.min(other.at, at))
      recent.push({ place: length, at })
    }
  }
  endSentence()
  return { met, meant, sentence, meantSentence, near, length }
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
