import { isMenu, type Doable, type Scene } from '../candidates/scene.ts'
import { generalActs } from '../understand/acts.ts'
import { saidByDenying } from '../understand/said-by-denying.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'
import { cover, saidShare, type Cover, type Level } from './cover.ts'
import { deniesItself, deniesLeaving } from '../understand/denies-itself.ts'
import { featuresOf, type Features } from './features-of.ts'
import { isEcho } from './is-echo.ts'
import { isLiteral } from './is-literal.ts'
import { undoes } from './undoes.ts'
import { suits } from './suits.ts'
import { nearestOf, tellingApart, themeOf, type Theme } from './theme.ts'

/** What is looked at to tell how likely it is that a thing is meant. */
export const actFeatures = [
  'labelWord',
  'labelSame',
  'labelNear',
  'labelCommand',
  'saidWord',
  'saidSame',
  'saidNear',
  'literal',
  'actMet',
  'actUnmet',
  'actExtra',
  'verbSuits',
  'verbClashes',
  'tick',
  'option',
  'navigation',
  'unchanged',
  'namesakes',
  'extreme',
  'denied',
  'nameless',
  'submits',
  'current',
  'bestNamesake',
  'themeLabel',
  'themeSaid',
  'themeAround',
  'bestTheme',
  'rareSaid',
  'rareAround',
  'bestRare',
  'none',
  'noneUnmet',
  'noneLength',
] as const

const featuresFrom = featuresOf([...actFeatures, 'exact'])

/** A doable with what speaks for and against it. */
export interface ActCandidate {
  readonly doable: Doable | undefined
  readonly features: Features
  /** The words of the sentence that it accounts for. */
  readonly met: ReadonlyMap<number, Level>
  /** How near it comes to each word of the sentence, by its name alone and by all around it. */
  readonly own: Float32Array
  readonly nearest: Float32Array
  /** How much of the sentence is met by label and surroundings. */
  readonly said: number
  /** Whether its own name says the act that was said; undefined where none in particular was. */
  readonly acts: boolean | undefined
  /** Of two states, the one it would be brought into. */
  readonly on: boolean
  /** Whether it denies what the sentence denies. */
  readonly agrees: boolean
}

/** Every thing of the page as a candidate, those that nothing speaks for left out, and "none of these". */
export function actCandidates(sentence: Sentence, scene: Scene): ActCandidate[] {
  const ordered = orderedIn(sentence)
  const found = scene.doables.flatMap((doable) => candidateOf(doable, sentence, scene, ordered) ?? [])
  const bestTheme = Math.max(0, ...found.map(({ features }) => nearness(features)))
  const apart = tellingApart(
    found.map(({ nearest }) => nearest),
    sentence,
  )
  const rare = found.map(({ nearest }) => apart(nearest))
  const bestRare = Math.max(0, ...rare)
  const namesakes = bestNamesakes(found)
  const marked = found.map((one, at) => {
    const rareSaid = apart(one.own)
    const features = Object.assign({}, one.features, {
      bestNamesake: namesakes.has(one) ? 1 : 0,
      rareSaid,
      rareAround: (rare[at] ?? 0) - rareSaid,
      bestRare: bestRare > 0 && rare[at] === bestRare ? 1 : 0,
      bestTheme: bestTheme > 0 && nearness(one.features) === bestTheme ? 1 : 0,
    })
    return Object.assign({}, one, { features })
  })
  const unmet = 1 - Math.max(0, ...found.map(({ said }) => said))
  const length = sentence.weights.filter((weight) => weight > 0).length
  const none: ActCandidate = {
    doable: undefined,
    features: { none: 1, noneUnmet: unmet, noneLength: Math.log(1 + length) },
    met: new Map(),
    own: new Float32Array(),
    nearest: new Float32Array(),
    said: 0,
    acts: undefined,
    on: true,
    agrees: false,
  }
  return [...marked, none]
}

/** Of several called alike, the one whose surroundings were spoken of most: "Add to cart" beside the jacket. */
function bestNamesakes(all: readonly ActCandidate[]): ReadonlySet<ActCandidate> {
  const best = new Map<string, { readonly said: number; readonly ones: ActCandidate[] }>()
  for (const one of all) {
    const { doable, said } = one
    if (!doable || doable.namesakes === 0 || said === 0) continue
    const key = `${doable.thing.kind} ${doable.thing.name}`
    const known = best.get(key)
    if (!known || said > known.said) best.set(key, { said, ones: [one] })
    else if (said === known.said) known.ones.push(one)
  }
  return new Set([...best.values()].flatMap(({ ones }) => (ones.length === 1 ? ones : [])))
}

function nearness(features: Features): number {
  return (features['themeLabel'] ?? 0) + (features['themeSaid'] ?? 0) + (features['themeAround'] ?? 0) / 2
}

/** What a sentence says to do, read once for all things. */
interface Ordered {
  /** Acts that say more than that something is to be opened or shown. */
  readonly acts: ReadonlySet<string>
  /** Whether something is to be switched off, taken away or left out. */
  readonly off: boolean
  /** Of things alike the one with the lowest, or the highest price. */
  readonly extreme: 'least' | 'most' | undefined
}

function orderedIn(sentence: Sentence): Ordered {
  const least = sentence.cues.some(({ name }) => name === 'least')
  const most = sentence.cues.some(({ name }) => name === 'most')
  return {
    acts: new Set([...sentence.acts].filter((act) => !generalActs.has(act))),
    off: turnsOff(sentence),
    extreme: least === most ? undefined : least ? 'least' : 'most',
  }
}

function candidateOf(
  doable: Doable,
  sentence: Sentence,
  scene: Scene,
  ordered: Ordered,
): ActCandidate | undefined {
  const { use, labels, around } = doable
  if (use === 'write' || undoes(doable, sentence)) return undefined
  const held = holdAgainst(doable, sentence, scene)
  const { best, met, all, together, theme } = held
  const comesNear = theme.said + theme.around >= reading.leastTheme
  if (together[2] === 0 && !best?.label[2] && !best?.byCommand && !comesNear) return undefined
  const share = deniedShare(sentence, all, sayingNo(sentence, labels))
  // "No adverts please" ticks what is called "Without adverts": two noes agree.
  const agrees =
    share >= reading.denied &&
    labels.some((one) => deniesItself(one, scene.language)) &&
    !deniesLeaving(sentence)
  const denied = agrees ? 0 : share
  const on = denied < reading.denied && !(ordered.off && turnsOff(besideLabels(labels, sentence)))
  const specific = ordered.acts.size > 0
  const meetsAct = ({ senses }: Doable['labels'][number]) =>
    senses.some(
      ({ notion }) => ordered.acts.has(notion) || (isNearAct(notion, sentence) && !generalActs.has(notion)),
    )
  const named = specific && labels.some(meetsAct)
  const meets = specific && (named || around.some(meetsAct))
  return {
    doable,
    features: featuresFrom(
      wordFeatures(held, labels, sentence),
      thingFeatures(doable, sentence, scene, ordered),
      {
        actMet: meets ? 1 : 0,
        actUnmet: specific && !meets && use === 'press' ? 1 : 0,
        unchanged: isUnchanged(doable, on) ? 1 : 0,
        denied: use === 'tick' ? 0 : denied,
      },
    ),
    met: all,
    own: nearestOf(theme.own, met),
    nearest: nearestOf(theme.nearest, all),
    said: together[2],
    on,
    agrees,
    acts: specific ? named : undefined,
  }
}

type Shares = ReturnType<typeof saidShare>

/** A thing held against a sentence: by the name that meets most of it, and by all that stands around. */
interface Held {
  readonly best: Cover | undefined
  readonly met: ReadonlyMap<number, Level>
  readonly all: ReadonlyMap<number, Level>
  /** How much of the sentence is met by the name, and by all together. */
  readonly said: Shares
  readonly together: Shares
  readonly theme: Theme
}

function holdAgainst({ thing, use, labels, around }: Doable, sentence: Sentence, { rarity }: Scene): Held {
  const isBox = use === 'tick' && !thing.kind.endsWith('radio')
  const both = { denied: isBox, counts: use === 'choose' || (use === 'tick' && !isBox) }
  const best = labels
    .map((label) => cover(sentence, label, rarity, both))
    .reduce<Cover | undefined>((one, other) => (!one || total(other) > total(one) ? other : one), undefined)
  const met = new Map(best?.met)
  const all = new Map(met)
  for (const one of around) {
    const { met: beside } = cover(sentence, one, rarity, both)
    if (beside.size === 0 || isEcho(one, sentence)) continue
    for (const [place, level] of beside) if (level < (all.get(place) ?? 4)) all.set(place, level)
  }
  const theme = themeOf(sentence, labels, around, both.denied)
  return { best, met, all, said: saidShare(sentence, met), together: saidShare(sentence, all), theme }
}

/** What words speak for a thing. */
function wordFeatures(
  { best, said, together, theme }: Held,
  labels: Doable['labels'],
  sentence: Sentence,
): Features {
  const label = best?.label ?? [0, 0, 0]
  const isLabel = (one: Doable['labels'][number]) =>
    isLiteral(one, sentence) && (one.words.length > 1 || said[0] > reading.nearlyAll)
  return {
    labelWord: label[0],
    labelSame: label[1] - label[0],
    labelNear: label[2] - label[1],
    // "Open it" is no reason to press what is called "The Open" where more was said.
    labelCommand: (best?.byCommand ?? 0) * together[2],
    saidWord: said[0],
    saidSame: said[1] - said[0],
    saidNear: said[2] - said[1],
    exact: label[0] === 1 && said[0] > reading.nearlyAll ? 1 : 0,
    literal: labels.some(isLabel) ? 1 : 0,
    actExtra: labels.some((one) => doesMore(one, sentence)) ? 1 : 0,
    themeLabel: theme.label,
    themeSaid: theme.said,
    themeAround: theme.around,
  }
}

/** What a thing is, and whether that suits what was said. */
function thingFeatures(doable: Doable, sentence: Sentence, scene: Scene, { extreme }: Ordered): Features {
  const { thing, use, option, namesakes } = doable
  const verb = suits(sentence.acts, doable)
  return {
    verbSuits: verb > 0 ? 1 : 0,
    verbClashes: verb < 0 ? 1 : 0,
    tick: use === 'tick' ? 1 : 0,
    option: option === undefined ? 0 : 1,
    navigation: isNavigation(doable) ? 1 : 0,
    namesakes: Math.log(1 + namesakes),
    extreme: extreme && isExtreme(doable, extreme, scene) ? 1 : 0,
    nameless: thing.name === '' ? 1 : 0,
    submits: thing.state.submits ? 1 : 0,
    current: thing.state.current || thing.state.selected ? 1 : 0,
  }
}

/** Whether a notion of a label is an act that was said, or next to one. */
function isNearAct(notion: string, { reach, senses }: Sentence): boolean {
  const reached = reach.get(notion)
  if (!reached || reached.opposite) return false
  return senses.some(
    (sense) =>
      sense.notion.startsWith('act.') && sense.places.some((place) => reached.places.includes(place)),
  )
}

/** Whether a label only says to do what the sentence does not: "Add to cart" where only the cart is spoken of. */
function doesMore({ senses }: Doable['labels'][number], { reach, acts: said, cues }: Sentence): boolean {
  // Who only wants to see the cart adds nothing to it, near as the two are.
  const looks = said.size > 0 && [...said].every((act) => generalActs.has(act))
  const acts = senses.filter(({ notion }) => /^(?:act|cart\.(?:add|remove))/.test(notion))
  const puts = cues.some(({ name }) => name === 'put' || name === 'note')
  return (
    acts.length > 0 &&
    !acts.some(({ notion }) => (looks ? said : reach).has(notion) || (puts && notion === 'act.add'))
  )
}

function total({ label, byCommand }: Cover): number {
  return label.reduce((sum, share) => sum + share, byCommand)
}

/** How much of what was met is denied. */
function deniedShare(
  { negated, weights }: Sentence,
  met: ReadonlyMap<number, Level>,
  affirmed: ReadonlySet<number>,
): number {
  let whole = 0
  let denied = 0
  for (const place of met.keys()) {
    const weight = weights[place] ?? 0
    whole += weight
    if (negated[place] && !affirmed.has(place)) denied += weight
  }
  return whole === 0 ? 0 : denied / whole
}

/** "No meat" is what "Vegetarian" says: words that mean it together with their denial are not denied. */
function sayingNo(sentence: Sentence, labels: Doable['labels']): ReadonlySet<number> {
  const said = saidByDenying(sentence)
  if (said.size === 0) return noPlaces
  const own = new Set(labels.flatMap((label) => label.senses.map(({ notion }) => notion)))
  return new Set(
    sentence.senses.flatMap(({ notion, places }) => (own.has(notion) && said.has(notion) ? places : [])),
  )
}

const noPlaces: ReadonlySet<number> = new Set()

const off = ['act.untick', 'act.turn-off', 'act.remove', 'act.stop', 'act.hide', 'act.decline']

/** Whether something is to be switched off, taken away or left out. */
export function turnsOff({ acts }: Pick<Sentence, 'acts'>): boolean {
  return off.some((act) => acts.has(act))
}

/** What is left to do beside what a thing says of itself: who ticks "Hide sold out" takes nothing away. */
function besideLabels(labels: Doable['labels'], { acts }: Sentence): Pick<Sentence, 'acts'> {
  const own = new Set(labels.flatMap(({ senses }) => senses.map(({ notion }) => notion)))
  return { acts: new Set([...acts].filter((act) => !own.has(act))) }
}

/** "The cheapest" is told by the prices beside things alike. */
function isExtreme(doable: Doable, extreme: 'least' | 'most', { doables }: Scene): boolean {
  if (doable.namesakes === 0) return false
  const price = doable.price()
  if (price === undefined) return false
  const alike = doables.filter(({ thing }) => thing.name === doable.thing.name)
  const prices = alike.flatMap((one) => one.price() ?? [])
  return price === (extreme === 'least' ? Math.min(...prices) : Math.max(...prices))
}

function isNavigation({ thing: { within, path } }: Doable): boolean {
  return [...within, ...path].some(isMenu)
}

function isUnchanged({ thing, use, option }: Doable, on: boolean): boolean {
  if (use === 'tick') return thing.state.checked !== undefined && thing.state.checked === on
  if (use === 'choose') return thing.state.value !== undefined && thing.state.value === option
  return false
}
