import { once } from '#protocol'
import { questionCues, type CueName } from '#languages'
import { typesAsked, type AnswerType } from './answer-types.ts'
import { unitsAsked } from './measure-asked.ts'
import { isWeekday, metBy } from './met-by.ts'
import { unitsOf, type Unit } from './units.ts'
import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'
import { featuresOf, type Features } from '../rank/features-of.ts'
import { cover, saidShare, type Cover, type Level } from '../rank/cover.ts'
import { nearestOf, tellingApart, themeOf } from '../rank/theme.ts'

/** What is looked at to tell how likely it is that a piece of the page answers a question. */
export const answerFeatures = [
  'saidWord',
  'saidSame',
  'saidNear',
  'aroundWord',
  'aroundSame',
  'rarestMet',
  'worstUnmet',
  'typeHeld',
  'typeMissed',
  'typeOpen',
  'whether',
  'tellsMore',
  'sentence',
  'pair',
  'cell',
  'field',
  'label',
  'window',
  'bare',
  'length',
  'bestTyped',
  'themeSaid',
  'themeAround',
  'bestTheme',
  'rareSaid',
  'bestRare',
  'headline',
  'none',
  'noneUnmet',
  'noneType',
  'noneLength',
] as const

const featuresFrom = featuresOf(answerFeatures)

export interface AnswerCandidate {
  readonly unit: Unit | undefined
  readonly features: Features
  readonly said: number
  /** The same with the sentence before it. */
  readonly led: number
  /** The words of the question that it meets itself. */
  readonly met?: ReadonlyMap<number, Level>
  /** How near it comes to each of them. */
  readonly nearest?: Float32Array
  /** Whether it, or what stands around it, names anything of the question itself, not only something near it. */
  readonly grounded?: boolean
  /** Whether it speaks of days where one was asked about. */
  readonly fitsDay?: boolean
  /** The weightiest of those that neither it nor its surroundings meet. */
  readonly worst?: number | undefined
}

/** Every piece of the page that shares something with the question, and "none of these". */
export function answerCandidates(
  sentence: Sentence,
  scene: Scene,
  units: readonly Unit[] = unitsOf(scene),
): AnswerCandidate[] {
  const wanted = typesAsked(sentence)
  const rarity = rarityOf(units)
  const measure = unitsAsked(sentence)
  const asked: Asked = {
    wanted,
    measure: measure && units.some(({ own }) => measure.test(own)) ? measure : undefined,
    rarity,
    rarest: rarestPlace(sentence, rarity),
    foreign: sentence.language !== scene.language,
    whether: wanted.size === 0 && sentence.cues.some(({ name, from }) => name === 'whether' && from === 0),
    open: sentence.cues.some(({ name, from }) => from === 0 && isOpen(name)),
  }
  const found = units.flatMap((unit) => candidateOf(unit, sentence, asked))
  const meant = Math.max(0, ...found.map(({ said }) => said))
  const typed = Math.max(0, ...found.map((one) => ((one.features['typeHeld'] ?? 0) > 0 ? one.led : 0)))
  const nearest = Math.max(0, ...found.map(({ features }) => nearness(features)))
  const apart = tellingApart(
    found.flatMap(({ nearest: own }) => own ?? []),
    sentence,
  )
  const rare = found.map(({ nearest: own }) => (own ? apart(own) : 0))
  const bestRare = Math.max(0, ...rare)
  const marked = found.map((one, at) => {
    const features = Object.assign({}, one.features, {
      rareSaid: rare[at] ?? 0,
      bestRare: bestRare > 0 && rare[at] === bestRare ? 1 : 0,
      bestTheme: nearest > 0 && nearness(one.features) === nearest ? 1 : 0,
      bestTyped: typed > 0 && one.features['typeHeld'] === 1 && one.led === typed ? 1 : 0,
    })
    return Object.assign({}, one, { features })
  })
  const length = sentence.weights.filter((weight) => weight > 0).length
  const held = found.some(({ features }) => (features['typeHeld'] ?? 0) > 0)
  return [
    ...marked,
    {
      unit: undefined,
      said: 0,
      led: 0,
      features: {
        none: 1,
        noneUnmet: 1 - meant,
        noneType: wanted.size > 0 && !held ? 1 : 0,
        noneLength: Math.log(1 + length),
      },
    },
  ]
}

function nearness(features: Features): number {
  return (features['themeSaid'] ?? 0) + (features['themeAround'] ?? 0)
}

interface Asked {
  readonly wanted: ReadonlySet<AnswerType>
  /** The units of what is to be measured, where anything on the page is. */
  readonly measure: RegExp | undefined
  readonly rarity: (stem: string) => number
  /** The place of the word that fewest pieces hold. */
  readonly rarest: number | undefined
  /** The question is in another language than the page. */
  readonly foreign: boolean
  /** It is to be answered with yes or no. */
  readonly whether: boolean
  /** It asks what, who, where, how much. */
  readonly open: boolean
}

function candidateOf(unit: Unit, sentence: Sentence, asked: Asked): AnswerCandidate[] {
  const { wanted, measure, rarity, whether, open } = asked
  if (unit.choices && wanted.size > 0 && !listsAsked(unit, wanted)) return []
  const own = cover(sentence, unit.meaning, rarity)
  const all = metBy(unit, sentence, rarity, own.met)
  // What there is to choose from tells of what it is called by, not of what only comes near it.
  if (unit.choices && ![...all.values()].some((level) => level < 2)) return []
  const together = saidShare(sentence, all)
  const theme = themeOf(sentence, [unit.meaning], unit.before ? [...unit.around, unit.before] : unit.around)
  if (together[2] === 0 && theme.said + theme.around < reading.leastTheme) return []
  const told = unit.meaning.words.filter(({ content }, at) => content && (own.words[at] ?? 4) > 1)
  // Nobody is told only what they said themselves.
  if ((open || !whether) && told.length === 0) return []
  const led = new Map(all)
  if (unit.before)
    for (const [place, level] of cover(sentence, unit.before, rarity).met)
      if (level < (led.get(place) ?? 4)) led.set(place, level)
  const worst = worstUnmet(sentence, led)
  const named = once(() => told.some(({ text }) => /^\p{Lu}|^\p{Lo}/u.test(text)))
  const held =
    wanted.size > 0 &&
    (measure?.test(unit.own) ??
      [...wanted].some((type) => unit.types.has(type) && (!isName(type) || named())))
  const contact = held && (wanted.has('phone') || wanted.has('email'))
  return [
    {
      unit,
      said: together[2],
      led: saidShare(sentence, led)[2],
      met: own.met,
      nearest: nearestOf(theme.nearest, led),
      grounded: contact || [...all].some(([place, level]) => level < 2 && (sentence.weights[place] ?? 0) > 0),
      fitsDay: contact || tellsDay(unit, sentence),
      worst,
      features: featuresFrom(
        saidFeatures(saidShare(sentence, own.met), together, asked.foreign),
        unitFeatures(unit, own),
        {
          rarestMet: asked.rarest !== undefined && all.has(asked.rarest) ? 1 : 0,
          worstUnmet: worst === undefined ? 0 : (sentence.weights[worst] ?? 0),
          typeHeld: held ? 1 : 0,
          typeMissed: wanted.size > 0 && !held ? 1 : 0,
          typeOpen: wanted.size === 0 ? 1 : 0,
          whether: whether ? 1 : 0,
          themeSaid: theme.said,
          themeAround: theme.around,
        },
      ),
    },
  ]
}

/** Who asks where a tour starts is told nothing by the names of all tours; times to choose from tell when. */
export function listsAsked({ types }: Pick<Unit, 'types'>, wanted: ReadonlySet<AnswerType>): boolean {
  return [...wanted].some((type) => !isName(type) && types.has(type))
}

type Shares = ReturnType<typeof saidShare>

/** How much of the question a piece says itself, and how much more what stands around it does. */
function saidFeatures(said: Shares, together: Shares, foreign: boolean): Features {
  // In another language the same notion is the same word.
  const word = foreign ? 1 : 0
  return {
    saidWord: said[word],
    saidSame: said[1] - said[word],
    saidNear: said[2] - said[1],
    aroundWord: together[word] - said[word],
    aroundSame: together[2] - said[2] - (together[word] - said[word]),
  }
}

/** What sort of piece it is, and how much it tells that was not said. */
function unitFeatures(unit: Unit, { label }: Cover): Features {
  return {
    tellsMore: 1 - label[1],
    headline: isHeadline(unit) ? 1 : 0,
    [unit.kind]: 1,
    bare: label[1] > reading.nearlyAll ? 1 : 0,
    length: Math.log(1 + unit.meaning.words.length),
  }
}

const openCues = new Set<CueName>(questionCues.filter((name) => name !== 'whether'))

function isOpen(name: CueName): boolean {
  return openCues.has(name)
}

/** A few words that say nothing of anything: a heading, a name. */
function isHeadline({ kind, text, meaning }: Unit): boolean {
  const short = meaning.words.length <= reading.headline && !/[.!:]$/u.test(text)
  return short && !/\d/.test(text) && (kind === 'sentence' || kind === 'label')
}

/** Whether a sort of answer is a name: one that was said in the question answers nothing. */
function isName(type: AnswerType): boolean {
  return type === 'person' || type === 'place'
}

/** Whether a piece speaks of a day of the week, where one was asked about. */
function tellsDay({ meaning, around }: Unit, sentence: Sentence): boolean {
  const speaks = ({ senses }: Pick<Sentence, 'senses'>) => senses.some(({ notion }) => isWeekday(notion))
  return !namesWeekday(sentence) || [meaning, ...around].some(speaks)
}

/** Whether a day of the week is named, and no short word only looks like one: Portuguese "ter". */
function namesWeekday({ senses, values, words }: Sentence): boolean {
  return senses.some(
    ({ notion, places }) =>
      isWeekday(notion) &&
      places.some((place) => {
        const word = words[place]!
        const dated = values.some((one) => one.kind === 'date' && one.at < word.end && word.at < one.end)
        return dated || word.letters.length > reading.longWord
      }),
  )
}

/** The weightiest word of the question that is not met. */
function worstUnmet({ weights }: Sentence, met: ReadonlyMap<number, Level>): number | undefined {
  let worst: number | undefined
  for (const [place, weight] of weights.entries())
    if (weight > 0 && !met.has(place) && weight > (weights[worst ?? -1] ?? 0)) worst = place
  return worst
}

/** A stem that few pieces hold tells them apart. */
function rarityOf(units: readonly Unit[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { meaning } of units)
    for (const stem of new Set(meaning.words.map((word) => word.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => 1 / (1 + Math.log(Math.max(1, counts.get(stem) ?? 1)))
}

/** The word of the question that fewest pieces of the page hold. */
function rarestPlace({ words, weights }: Sentence, rarity: (stem: string) => number): number | undefined {
  let best: number | undefined
  let most = 0
  for (const [place, weight] of weights.entries()) {
    const rare = weight * rarity(words[place]?.stem ?? '')
    if (rare > most) [best, most] = [place, rare]
  }
  return best
}
