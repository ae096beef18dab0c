import { limits } from '#protocol'
import { leadsHere } from '../candidates/leads-here.ts'
import type { Doable, Scene } from '../candidates/scene.ts'
import { labelOf, moveOf } from '../plan/move.ts'
import { asksToBeTold } from '../understand/question-cues.ts'
import type { Sentence } from '../understand/sentence.ts'
import { tellingPlaces } from '../understand/telling.ts'
import { choosing } from '../weights.ts'
import type { Answering } from './ranked/answering.ts'
import type { Deciding, Decision, Offer } from './decision.ts'
import { isSaidBy, isUnmet, leftOpen } from './ranked/does-all-said.ts'
import { besideIt, onlyOpensRecord } from './ranked/only-opens-record.ts'
import { bindsUnsaid, isOpposed, leavesIn } from './ranked/opposed.ts'
import type { Meant, Single } from './ranked/single.ts'
import { toAPerson } from './wish/to-a-person.ts'
import { isAdder } from './ways/cart/goods.ts'
import { isOtherLimit } from './ways/list/limit-choice.ts'
import { isOtherOrder } from './ways/list/sort-order.ts'
import { readForm } from './values/form.ts'
import { offeredForm } from './values/in-form.ts'
import { readSearch } from './values/search.ts'
import type { Wish } from './wish/wish.ts'

interface Ranked {
  readonly single: Single
  readonly told: Answering
  readonly wish: Wish
}

/** What makes a thing something else than what was said. */
const contraries: readonly ((doable: Doable, sentence: Sentence, scene: Scene) => boolean)[] = [
  isOpposed,
  leavesIn,
  bindsUnsaid,
  isOtherOrder,
  isOtherLimit,
]

/** What is offered where nothing is sure: a person, a form that would take the values, what may be meant, what may answer; or nothing. */
export function offerInstead(
  sentence: Sentence,
  { single, told, wish: { asks, types } }: Ranked,
  deciding: Deciding,
): Decision {
  const { scene, parsePart } = deciding
  const people = toAPerson(sentence, scene)
  if (people.length > 0) return { kind: 'offer', offers: people, question: false }
  const form = !asks && sentence.values.length > 0 && readForm(sentence, scene)
  const filled = form && offeredForm(form, sentence, deciding)
  if (filled) return filled
  // Who asks for a sum or a day, or to be told something, may find it behind a link, never by pressing something.
  const fact = (asks && types.size > 0) || asksToBeTold(sentence)
  const goes = sentence.cues.some(({ name }) => name === 'go') || sentence.acts.has('nav.go-to')
  const after =
    asks || goes || (single.meant[0] && isUnmet(single.meant[0], sentence)) ? sentence.text : undefined
  const other = single.meant.filter(
    (one) =>
      !isHere(one.doable, scene) &&
      !(asks && one.acts !== true && isAdder(one.doable)) &&
      (!fact || leads(one.doable)) &&
      !contraries.some((isOther) => isOther(one.doable, sentence, scene)),
  )
  const grounded = asks || other.slice(0, choosing.maxOffers).some((one) => meetsWord(one, sentence))
  const elsewhere = grounded ? other : []
  const [likeliest] = elsewhere
  const offers =
    likeliest && !asks && onlyOpensRecord(likeliest, sentence, scene)
      ? besideIt(likeliest, scene).map((doable) => ({
          label: labelOf(doable),
          moves: [moveOf(doable, true)],
        }))
      : withSearch(offersOf({ ...single, meant: elsewhere }, after), sentence, scene)
  const named = single.meant.slice(0, choosing.maxOffers).some((one) => isSaidBy(one, sentence, 2))
  const way = goes && (offers.length === 0 || !named) ? wayTo(single, sentence) : undefined
  if (way) return { kind: 'offer', offers: [way], question: asks }
  const perhaps = asks || told.trust > single.trust ? perhapsAnswers(told) : []
  if (perhaps.length > 0)
    return {
      kind: 'offer',
      offers: [...perhaps, ...offers].slice(0, choosing.maxOffers),
      question: true,
      text: 'perhaps',
      trust: told.trust,
    }
  if (offers.length === 0) return { kind: 'none', question: asks }
  const [first] = asks || offers.length !== 1 ? [] : single.meant
  return { kind: 'offer', offers, question: asks, open: first ? leftOpen(first, sentence, parsePart) : [] }
}

/** "Find the cheapest cheese": what may be searched for is offered beside what may be meant. */
function withSearch(offers: readonly Offer[], sentence: Sentence, scene: Scene): readonly Offer[] {
  const search = readSearch(sentence, scene)
  if (!search) return offers
  const { lines, slot, moves } = search
  return [...offers.slice(0, choosing.maxOffers - 1), { label: `${slot.thing.name}: ${lines[0]}`, moves }]
}

/** Whether a thing does what was said or has a telling word of it, kin to it at least: what has none, no order means. */
function meetsWord({ met, acts }: Meant, { weights }: Sentence): boolean {
  const telling = tellingPlaces({ weights })
  if (acts === true || telling.some((place) => met.has(place))) return true
  return telling.length === 0 && [...met.values()].some((level) => level < 2)
}

function leads({ thing: { kind, state } }: Meant['doable']): boolean {
  return kind === 'link' || kind === 'tab' || state.expanded === false
}

/** Whether a link only leads to the page that the visitor is on: by its name too, for such links may do anything. */
function isHere(doable: Meant['doable'], scene: Scene): boolean {
  const { kind, name } = doable.thing
  return kind === 'link' && leadsHere(doable, scene) && scene.view.page.title?.includes(name) === true
}

/** What may answer a question, where it is likely but not sure: never two pieces that say the same. */
function perhapsAnswers({ units, trust, trustFeatures }: Answering): Offer[] {
  const [first] = units
  const enough = trustFeatures['grounded'] ? choosing.perhaps : choosing.perhapsNear
  if (!first || trust < enough) return []
  const kept: string[] = []
  for (const { unit, chance } of units) {
    if (kept.length === choosing.maxPassages || chance < first.chance * choosing.besidePassage) break
    if (!kept.some((text) => text.includes(unit.text) || unit.text.includes(text))) kept.push(unit.text)
  }
  return kept.map((text) => ({ label: text.slice(0, limits.blockTextCharacters), moves: [], tells: text }))
}

/** A likely place, where somebody wants to go on and all that was named is near it: the checkout lies behind the cart. */
function wayTo({ meant }: Single, sentence: Sentence): Offer | undefined {
  const least = (meant[0]?.chance ?? 0) * choosing.offerBeside
  const near = meant.find(
    (one) => one.doable.thing.kind === 'link' && one.chance >= least && isSaidBy(one, sentence, 3),
  )
  return near && { label: labelOf(near.doable), moves: [moveOf(near.doable, true)], todo: sentence.text }
}

/** Days, hours and sizes of one place stand as they do there, so that "the last" is the last of them. */
function inPageOrder(meant: readonly Meant[]): readonly Meant[] {
  const [first] = meant
  const place = first?.doable.thing.path.join()
  const isChoice = ({ doable: { thing } }: Meant) =>
    thing.kind === first?.doable.thing.kind && thing.path.join() === place && /\d/.test(thing.name)
  return meant.every(isChoice)
    ? meant.toSorted((one, other) => one.doable.thing.line - other.doable.thing.line)
    : meant
}

/** Two to four things that may really be meant, told apart by what they belong to. */
function offersOf({ meant, none }: Single, todo: string | undefined): Offer[] {
  const [first] = meant
  if (!first) return []
  const likely = meant
    .slice(0, choosing.maxOffers)
    .filter(({ chance }) => chance >= first.chance * choosing.offerBeside)
  const chance = likely.reduce((sum, one) => sum + one.chance, 0)
  if (chance < choosing.offer || (none > choosing.offerNone && first.chance < none * choosing.besideNone))
    return []
  const seen = new Set<string>()
  return inPageOrder(likely).flatMap(({ doable, on }) => {
    const label = labelOf(doable)
    if (seen.has(label)) return []
    seen.add(label)
    const after = todo !== undefined && doable.thing.kind === 'link' ? { todo } : {}
    return [{ label, moves: [moveOf(doable, on)], ...after }]
  })
}
