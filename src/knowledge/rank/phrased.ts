import { unitsAsked, wantsPrice, wantsTime } from '../words/question-words.ts'
import { baseOf } from '../words/terms-of.ts'
import type { RankedPhrasing } from './features.ts'
import type { Led } from './leads.ts'
import type { Asked } from './term-reader.ts'
import { thresholds } from './weights.ts'

/** How the question that a passage answers best, and all of them together, meet the one that is asked. */
export const phrasedNames = [
  'met',
  'back',
  'both',
  'bothSaid',
  'unmet',
  'missing',
  'otherKind',
  'theme',
  'allSaid',
  'allMet',
  'allUnmet',
  'second',
  'agreed',
  'none',
  'itself',
  'led',
  'ledShare',
] as const

/** What the questions of the other passages tell, and those that nothing answers. */
export const phrasedAmongNames = [
  'rival',
  'lead',
  'refused',
  'refusedLead',
  'vote',
  'refusedVote',
  'ledLead',
  'ledRefused',
  'ledOver',
  'ledRefusedShare',
] as const

export type PhrasedFeatures = Readonly<Record<(typeof phrasedNames)[number], number>>
export type PhrasedAmong = Readonly<Record<(typeof phrasedAmongNames)[number], number>>

/** How one question of a passage meets the one that is asked. */
interface PhrasingReading {
  readonly asked: Asked
  readonly phrasing: RankedPhrasing
  /** How far each term is said, and how far it is said or meant. */
  readonly said: readonly number[]
  readonly met: readonly number[]
  readonly values: Pick<PhrasedFeatures, 'met' | 'back' | 'both' | 'bothSaid' | 'otherKind' | 'theme'>
  /** How alike the two are. */
  readonly alike: number
}

/** What a passage's questions come to. */
export interface PhrasedReading {
  readonly features: PhrasedFeatures
  /** The one that is most like the question, if it has any. */
  readonly phrasing: RankedPhrasing | undefined
  /** How alike the best one is that it answers, and the best that it does not. */
  readonly alike: number
  readonly refused: number
  /** What all say that it answers, and all that it does not; the more alike the more. */
  readonly crowd: number
  readonly refusedCrowd: number
  /** Where the words of the question lead by all that was written, if any of it is known. */
  readonly led: Led | undefined
}

/** Reads the questions of a passage; `meantOf` says how far it meets each term by itself. */
export function readPhrased(
  phrasings: readonly RankedPhrasing[],
  askedOf: (phrasing: RankedPhrasing) => readonly Asked[],
  meantOf: (asked: Asked) => readonly number[],
  led?: Led,
): PhrasedReading {
  const read = phrasings
    .flatMap((phrasing) => askedOf(phrasing).map((asked) => readPhrasing(asked, phrasing)))
    .sort((one, other) => other.alike - one.alike)
  const answered = read.filter(({ phrasing }) => !isRefused(phrasing))
  const refused = read.find(({ phrasing }) => isRefused(phrasing))?.alike ?? 0
  const [first, second] = answered
  const crowd = crowdOf(answered)
  return {
    features: {
      ...(first
        ? {
            ...featuresOf(first, answered, meantOf(first.asked)),
            second: second?.alike ?? 0,
            agreed: crowd ** (1 / crowding),
          }
        : unphrased),
      ...ledFeatures(led),
    },
    phrasing: first?.phrasing,
    alike: first?.alike ?? 0,
    refused,
    crowd,
    refusedCrowd: crowdOf(read.filter(({ phrasing }) => isRefused(phrasing))),
    led,
  }
}

/** Brings logarithms near to the size of the other measures. */
const ledScale = 10

function ledFeatures(led: Led | undefined): Pick<PhrasedFeatures, 'led' | 'ledShare'> {
  return { led: (led?.own ?? 0) / ledScale, ledShare: led?.share ?? 0 }
}

function ledAmong(led: Led | undefined) {
  if (!led) return { ledLead: 0, ledRefused: 0, ledOver: 0, ledRefusedShare: 0 }
  return {
    ledLead: (led.own - led.rival) / ledScale,
    ledRefused: led.refused / ledScale,
    ledOver: (led.own - led.refused) / ledScale,
    ledRefusedShare: led.refusedShare,
  }
}

/** Several that are alike tell more than one, but less than one that is more alike. */
const crowding = 4

/** What is read in two ways counts once. */
function crowdOf(read: readonly PhrasingReading[]): number {
  const seen = new Set<RankedPhrasing>()
  let sum = 0
  for (const { phrasing, alike } of read) {
    if (seen.has(phrasing)) continue
    seen.add(phrasing)
    sum += Math.max(0, alike) ** crowding
  }
  return sum
}

/** Written for what comes near the passage and is not answered by it. */
function isRefused({ quote }: RankedPhrasing): boolean {
  return quote === ''
}

const unphrased = {
  ...(Object.fromEntries(phrasedNames.map((name) => [name, 0])) as PhrasedFeatures),
  none: 1,
}

/** Both are questions: what of the one the other says counts as much as what of the other the one does. */
function readPhrasing(asked: Asked, phrasing: RankedPhrasing): PhrasingReading {
  const { terms, total } = asked
  const said = terms.map(() => 0)
  const met = terms.map(() => 0)
  let [all, backSaid, back, theme, known] = [0, 0, 0, 0, 0]
  const words = new Set(asked.sentences(phrasing.words).flatMap((sentence) => sentence.words))
  for (const word of words) {
    const read = asked.read(word)
    let [exact, near] = [0, 0]
    for (const { at, degree } of read.matches) {
      said[at] = Math.max(said[at]!, degree)
      exact = Math.max(exact, degree)
    }
    for (const { at, degree } of read.near) {
      met[at] = Math.max(met[at]!, degree)
      near = Math.max(near, degree)
    }
    if (read.isKnown) {
      theme += read.theme
      known += 1
    }
    const weight = asked.tellingOf(word)
    all += weight
    backSaid += weight * exact
    back += weight * Math.max(exact, near)
  }
  let [saidShare, metShare] = [0, 0]
  for (let at = 0; at < terms.length; at++) {
    met[at] = Math.max(met[at]!, said[at]!)
    saidShare += (terms[at]!.weight * said[at]!) / total
    metShare += (terms[at]!.weight * met[at]!) / total
  }
  backSaid /= all || 1
  back /= all || 1
  const both = metShare * back
  const bothSaid = saidShare * backSaid
  const kind = kindOf(asked, phrasing)
  return {
    asked,
    phrasing,
    said,
    met,
    values: {
      met: metShare,
      back,
      both,
      bothSaid,
      otherKind: kind === 'other' ? 1 : 0,
      theme: Math.min(1, theme / Math.sqrt(known + thresholds.themeWords)),
    },
    alike: both + bothSaid + thresholds.kindShare * kinds[kind],
  }
}

const kinds = { same: 1, neither: 0, other: -1 } as const

/** Whether both ask for the same sort of thing (a price, a time, a measure), or each for another. */
function kindOf(asked: Asked, { question, language }: RankedPhrasing): keyof typeof kinds {
  const base = baseOf(language)
  const units = unitsAsked(question, base)
  const wanted = [
    [asked.wantsPrice, wantsPrice(question, base)],
    [asked.wantsTime, wantsTime(question, base)],
    [asked.units.length > 0, units.length > 0],
  ] as const
  const isOther =
    wanted.some(([own, other]) => own !== other) || !units.every((unit) => asked.units.includes(unit))
  if (isOther) return 'other'
  return wanted.some(([own]) => own) ? 'same' : 'neither'
}

/** With what the passage itself adds: a term that neither meets was not asked for there. */
function featuresOf(
  { asked, met, values }: PhrasingReading,
  all: readonly PhrasingReading[],
  meant: readonly number[],
): Omit<PhrasedFeatures, 'second' | 'agreed' | 'led' | 'ledShare'> {
  const { terms, total } = asked
  const same = all.filter((each) => each.asked === asked)
  const most = (of: 'said' | 'met', at: number) => Math.max(...same.map((each) => each[of][at]!))
  let [unmet, missing, allSaid, allMet, allUnmet] = [0, 0, 0, 0, 0]
  for (const [at, { weight }] of terms.entries()) {
    const own = meant[at] ?? 0
    const share = weight / total
    const left = share * (1 - Math.max(met[at]!, own))
    missing += left
    unmet = Math.max(unmet, left)
    const metByAll = most('met', at)
    allSaid += share * most('said', at)
    allMet += share * metByAll
    allUnmet = Math.max(allUnmet, share * (1 - Math.max(metByAll, own)))
  }
  const { leastHeading } = thresholds
  const itself = Math.max(0, (values.bothSaid - leastHeading) / (1 - leastHeading))
  return { ...values, unmet, missing, allSaid, allMet, allUnmet, none: 0, itself }
}

/** How the questions of the passage at a place stand among those of all. */
export function phrasedAmong(placed: readonly PhrasedReading[], at: number): PhrasedAmong {
  const { alike, crowd, led } = placed[at]!
  let [rival, refused] = [0, 0]
  for (const [place, each] of placed.entries()) {
    if (place !== at) rival = Math.max(rival, each.alike)
    refused = Math.max(refused, each.refused)
  }
  let [all, refusedAll] = [0, 0]
  for (const each of placed) {
    all += each.crowd + each.refusedCrowd
    refusedAll += each.refusedCrowd
  }
  return {
    rival,
    lead: alike - rival,
    refused,
    refusedLead: alike - refused,
    vote: crowd / (all + fewVotes),
    refusedVote: refusedAll / (all + fewVotes),
    ...ledAmong(led),
  }
}

/** Where all are far from the question, nothing is agreed on. */
const fewVotes = 0.1
