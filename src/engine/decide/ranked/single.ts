import type { Thing } from '#assistant'
import { oncePerObject, plain } from '#protocol'
import { pathOf } from '../../candidates/leads-here.ts'
import { isMenu, type Doable, type Scene } from '../../candidates/scene.ts'
import { actCandidates, type ActCandidate } from '../../rank/act-features.ts'
import type { Features } from '../../rank/features-of.ts'
import { logistic, score, softmax } from '../../rank/softmax.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Weights } from '../../fitted.ts'
import { choosing, reading } from '../../weights.ts'
import { isTelling } from '../../understand/telling.ts'

/** A thing that may be meant. Several links to one place count as one. */
export interface Meant {
  readonly doable: Doable
  readonly on: boolean
  readonly chance: number
  readonly met: ActCandidate['met']
  /** Whether it names the act that was said; undefined where none in particular was. */
  readonly acts: boolean | undefined
  /** Whether it denies what was denied. */
  readonly agrees: boolean
}

/** The things that a sentence may mean, the likeliest first, and how far the first is to be trusted. */
export interface Single {
  readonly meant: readonly Meant[]
  readonly none: number
  readonly trust: number
  readonly trustFeatures: Features
}

/** Whether a thing is already as it would be made. */
export function isSo({ doable: { thing, use, option }, on }: Pick<Meant, 'doable' | 'on'>): boolean {
  if (use === 'tick') return (thing.state.checked ?? false) === (on || thing.kind.endsWith('radio'))
  return use === 'choose' && thing.state.value === option
}

type Ranked = Meant & Pick<ActCandidate, 'features' | 'said'>

/** What is looked at to tell whether the likeliest thing is the right one. */
export const actTrustFeatures = [
  'bias',
  'chance',
  'margin',
  'none',
  'said',
  'unmet',
  'exact',
  'question',
  'length',
  'verbSuits',
  'namesakes',
  'actUnmet',
  'literal',
  'ratio',
  'labelAll',
  'around',
  'leadUnmet',
  'press',
  'themeSaid',
  'themeLabel',
  'rareSaid',
] as const

/** Ranks the things of the page for a sentence that names one act. */
export function rankSingle(sentence: Sentence, scene: Scene, weights: Weights, question: number): Single {
  const { ranked, none } = rankThings(sentence, scene, weights)
  const meant = actingFirst(plainFirst(ownFirst(ranked, sentence), sentence))
  const [first] = meant
  const trustFeatures = first ? trustFeaturesOf(first, meant, { sentence, none, question }) : {}
  const likely = first ? logistic(score(trustFeatures, weights.actTrust)) : 0
  const trust = isWhollyNamed(meant) && question < choosing.question ? Math.max(likely, choosing.act) : likely
  return { meant, none, trustFeatures, trust }
}

/** The things by how likely each is meant, those of one effect as one; and how likely it is none of them. */
function rankThings(
  sentence: Sentence,
  scene: Scene,
  weights: Weights,
): { readonly ranked: readonly Ranked[]; readonly none: number } {
  const candidates = actCandidates(sentence, scene)
  const chances = softmax(candidates.map(({ features }) => score(features, weights.act)))
  const groups: (Ranked & { chance: number })[] = []
  let none = 0
  const here = pathOf(scene.view.page.url)
  const order = [...candidates.keys()].sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  for (const at of order) {
    const candidate = candidates[at]!
    const { doable } = candidate
    const chance = chances[at] ?? 0
    if (!doable) {
      none = chance
      continue
    }
    const known = groups.find((one) => isSameEffect(one.doable, doable, here))
    if (known) known.chance += chance
    else groups.push({ ...candidate, doable, chance })
  }
  return { ranked: groups.sort((one, other) => other.chance - one.chance), none }
}

/** What tells how far the likeliest of all is to be trusted. */
function trustFeaturesOf(
  { features, chance, said, met, ...first }: Ranked,
  [, second]: readonly Ranked[],
  { sentence, none, question }: { sentence: Sentence; none: number; question: number },
): Features {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (features[name] ?? 0), 0)
  return {
    bias: 1,
    chance,
    margin: chance - Math.max(second?.chance ?? 0, none),
    none,
    said,
    unmet: Math.max(0, ...sentence.weights.map((weight, place) => (met.has(place) ? 0 : weight))),
    exact: of('exact'),
    question,
    length: Math.log(1 + sentence.weights.filter((weight) => weight > 0).length),
    verbSuits: of('verbSuits'),
    namesakes: of('namesakes'),
    actUnmet: of('actUnmet'),
    literal: of('literal'),
    ratio: chance / (chance + (second?.chance ?? 0)),
    labelAll: of('labelWord', 'labelSame', 'labelNear'),
    around: of('themeAround'),
    leadUnmet: isLeadMet(met, sentence) ? 0 : 1,
    press: first.doable.use === 'press' ? 1 : 0,
    themeSaid: of('themeSaid', 'themeAround'),
    themeLabel: of('themeLabel'),
    rareSaid: of('rareSaid', 'rareAround'),
  }
}

/** Its whole name was said, and nothing else: no likeness of another makes that less sure. */
function isWhollyNamed([first, ...others]: readonly Ranked[]): boolean {
  const isWhole = ({ features }: Ranked) =>
    (features['labelWord'] ?? 0) + (features['labelCommand'] ?? 0) > reading.nearlyAll &&
    (features['saidWord'] ?? 0) > reading.nearlyAll &&
    !features['denied']
  return first !== undefined && isWhole(first) && !others.some(isWhole)
}

/** Whether the first word that tells anything, which often says what to do, has to do with a thing. */
function isLeadMet(met: Meant['met'], { weights, leading }: Sentence): boolean {
  const lead = weights.findIndex((weight, place) => weight > 0 || leading[place])
  return lead === -1 || leading[lead] === true || met.has(lead)
}

/**
 * "Add it to the cart" where one is called "Add to cart" and others "Add to cart: Blue mug": those belong to things
 * that nobody spoke of, and the one without a name behind it is meant.
 */
function ownFirst<One extends Meant>(meant: readonly One[], { weights }: Sentence): One[] {
  const [first] = meant
  if (!first) return []
  const places = ({ met }: Meant) =>
    weights.flatMap((weight, place) => (isTelling(weight) && met.has(place) ? [place] : [])).join()
  const firstPlaces = places(first)
  const alike = meant.filter((one) => one.acts === first.acts && places(one) === firstPlaces)
  const names = alike.map(({ doable }) => plain(doable.thing.name))
  const [own, other] = alike.filter((_, at) => names.every((name) => name.startsWith(names[at]!)))
  if (!own || other || alike.length < 2 || own.chance < first.chance * choosing.ownAmongNamed)
    return [...meant]
  const chance = alike.reduce((sum, one) => sum + one.chance, 0)
  return [{ ...own, chance }, ...meant.filter((one) => !alike.includes(one))]
}

/** "Open the cart": what would do more than was said gives way to the one thing that is only called so. */
function plainFirst<One extends Meant & { features: Features }>(
  meant: readonly One[],
  sentence: Sentence,
): One[] {
  const [first] = meant
  if (!first || first.acts !== undefined || !meant.some((one) => one.features['actExtra'])) return [...meant]
  // "Don't text me the day before": what is only called "Larger text" leaves out what the other speaks of.
  const said = sentence.weights.flatMap((weight, place) =>
    isTelling(weight) || (weight > 0 && (first.met.get(place) ?? 4) < 2) ? [place] : [],
  )
  const meets = ({ met }: Meant) => said.every((place) => (met.get(place) ?? 4) < 2)
  const [plain, other] = meant.filter((one) => !one.features['actExtra'] && meets(one) && isCalled(one))
  if (!plain || (other && plain.chance < other.chance * choosing.clearlyWithin)) return [...meant]
  const more = meant.filter((one) => one.features['actExtra'])
  const chance = more.reduce((sum, one) => sum + one.chance, plain.chance)
  return [{ ...plain, chance }, ...meant.filter((one) => one !== plain && !more.includes(one))]
}

/** Whether its own name, or its field's, has to do with what was said, and not only what stands around it. */
function isCalled({ doable, features }: Meant & { readonly features: Features }): boolean {
  const own = ['labelWord', 'labelSame', 'labelNear'].some((name) => (features[name] ?? 0) > 0)
  return own || doable.option !== undefined
}

/** "Add the lamp": of two things that meet the same words, the one that does what was said, not the one that is called so. */
function actingFirst<One extends Meant>(meant: readonly One[]): One[] {
  const [first] = meant
  if (!first || first.acts !== false) return [...meant]
  const acting = meant
    .slice(1, maxBeside)
    .find(({ acts, met }) => acts && [...first.met].every(([place, level]) => (met.get(place) ?? 4) <= level))
  if (!acting) return [...meant]
  const others = meant.filter((one) => one !== acting && one !== first)
  return [{ ...acting, chance: first.chance }, { ...first, chance: acting.chance }, ...others]
}

const maxBeside = 5

/** Links of one name to one place count as one, and so do those of the menus of a page. */
function isSameEffect({ thing: one, use }: Doable, { thing: other }: Doable, here: string): boolean {
  if (use !== 'press' || one.kind !== 'link' || other.kind !== 'link' || nameOf(one) !== nameOf(other))
    return false
  if (one.name === '' || (one.record ?? other.record) !== undefined) return false
  const inMenus = [one, other].every(({ path }) => isMenu(path.at(-1) ?? ''))
  const besideIt = one.name !== other.name && one.path.at(-1) === other.path.at(-1)
  return inMenus || besideIt || leadsToOne(one, other, here)
}

/** Those to the page itself may do anything. */
function leadsToOne({ state: one }: Thing, { state: other }: Thing, here: string): boolean {
  return one.href !== undefined && one.href === other.href && one.href !== here
}

/** How many there are behind a link is no part of its name: "Shoes (23)". Every link is held against every other. */
const nameOf = oncePerObject(({ name }: Thing) => plain(name).replace(/\s*\(\d+\)$/, ''))
