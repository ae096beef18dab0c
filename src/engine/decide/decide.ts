import { questionCues, type TextName } from '#languages'
import { limits } from '#protocol'
import type { Unit } from '../answer/units.ts'
import type { Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, writing, type Move } from '../plan/move.ts'
import { logistic, score } from '../rank/softmax.ts'
import { wishFeaturesOf } from '../understand/wish-features.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing, reading, type Weights } from '../weights.ts'
import { typesAsked } from '../answer/answer-types.ts'
import { noAnswer, rankAnswers, type Answering } from './answering.ts'
import type { Filling } from '../fill/assign.ts'
import { spansIn } from '../fill/spans.ts'
import { clearField } from './clear-field.ts'
import { exactThing } from './exact-thing.ts'
import { hasNumber, heeds, isBinding, isNamed, isRivalled, isUnmet, leftOpen, touches } from './heeds.ts'
import { howMany } from './how-many.ts'
import { intoCart } from './into-cart.ts'
import { nthThing } from './nth-thing.ts'
import { ownPart } from './own-part.ts'
import { pageAct } from './page-act.ts'
import { readForm, type FormReading } from './form.ts'
import type { Selection } from '../records/select.ts'
import { readSelecting } from './selecting.ts'
import { readEntry, readPlaced, readSearch } from './search.ts'
import { readSeveral } from './several.ts'
import { isSo, rankSingle, type Meant, type Single } from './single.ts'
import { toAPerson } from './to-a-person.ts'
import { smallTalk } from './small-talk.ts'

/** Something that could be done, to be chosen by the visitor. */
export interface Offer {
  readonly label: string
  readonly moves: readonly Move[]
  /** What is told where there is nothing to do. */
  readonly tells?: string
  /** What was said, where it can only be done or answered after them. */
  readonly todo?: string
}

/** What a sentence comes to. */
export type Decision =
  | { readonly kind: 'talk'; readonly text: TextName; readonly blanks?: Readonly<Record<string, string>> }
  | Doing
  | { readonly kind: 'tell'; readonly unit: Unit }
  /** Things alike, chosen, counted, compared. */
  | { readonly kind: 'show'; readonly selection: Selection }
  | {
      readonly kind: 'offer'
      readonly offers: readonly Offer[]
      readonly question: boolean
      /** What it is offered with, where that is not what one usually says. */
      readonly text?: TextName
      /** Parts of the sentence that it has nothing to do with. */
      readonly open?: readonly string[]
    }
  | { readonly kind: 'none'; readonly question: boolean }

/** Something to be done on the page as it is. */
export interface Doing {
  readonly kind: 'do'
  readonly moves: readonly Move[]
  /** Values for which there is no field here. */
  readonly left: readonly string[]
  /** Parts of the sentence that can only be read once this is done. */
  readonly todo: readonly string[]
  /** What was told and may have its field on a page to come. */
  readonly facts: readonly string[]
  /** Parts that nothing here was understood by: what would bind waits for them. */
  readonly open?: readonly string[]
  /** Whether values are written into a form, and whether it is sent. */
  readonly form: 'filled' | 'sent' | undefined
}

export interface Deciding {
  readonly scene: Scene
  readonly weights: Weights
  hearPart(text: string): Sentence
}

/** Chooses by what it is worth: act or answer where it is likely enough to be right, else offer, else say so. */
export function decide(sentence: Sentence, deciding: Deciding): Decision {
  const { scene, weights } = deciding
  const talk = smallTalk(sentence)
  if (talk) return { kind: 'talk', text: talk }
  const question = logistic(score(wishFeaturesOf(sentence), weights.wish))
  const single = rankSingle(sentence, scene, weights, question)
  const orders = [...sentence.acts].some((act) => ordering.has(act))
  // Whoever ends with a question mark and orders nothing asks.
  const types = typesAsked(sentence)
  const open = sentence.cues.some(({ name, from }) => from === 0 && factual.has(name))
  const enough = open ? choosing.answer : choosing.surelyAnswered
  const ended = /[?？؟]\s*$/u.test(sentence.text)
  // Ranking answers costs most: who only orders something is spared it.
  const told =
    isAsked(sentence) || ended || question > choosing.question
      ? rankAnswers(sentence, scene, weights)
      : noAnswer
  const surely = isAsked(sentence) && told.trust >= enough && single.trust < choosing.act
  const asks = question > choosing.question || (surely && (!orders || types.size > 0)) || (ended && !orders)
  const [answer] = told.units
  const chosen = readSelecting(sentence, scene, weights, asks)
  // What sends is never all that a sentence of several parts comes to.
  const sendsOnly = chosen?.kind === 'act' && clausesOf(sentence).length > 1 && presses(chosen.moves, scene)
  const selecting = sendsOnly ? undefined : chosen
  if (selecting?.kind === 'act') return doing(selecting.moves, sentence)
  // What was counted by the page itself counts more than what is in sight.
  const counted = selecting?.selection.wants === 'count' && told.trust >= choosing.answer
  if (selecting && !counted) return selecting
  if (asks && answer && told.trust >= choosing.answer && isClear(told) && !endsInOrder(sentence))
    return { kind: 'tell', unit: answer.unit }
  const gives = sentence.values.some(({ kind }) => kind !== 'number') || spansIn(sentence).length > 0
  const marked = /[?？؟]/u.test(sentence.text)
  // "What is in the display name?": what only sounds like an order is none.
  if (!asks || (!(open && ended) && question < choosing.surelyAsked && (orders || (gives && !marked)))) {
    const own = ownPart(sentence, scene)
    if (own) return { kind: 'talk', text: own.text, blanks: { label: own.label } }
    const [likeliest] = single.meant
    const onPage = pageAct(sentence)
    if (onPage && !(likeliest && isNamed(likeliest, sentence))) return doing([onPage], sentence)
    const cleared = clearField(sentence, scene)
    if (cleared) return doing([cleared], sentence)
    const done = toDo(sentence, single, deciding)
    if (done) return done
  }
  const people = toAPerson(sentence, scene)
  if (people.length > 0) return { kind: 'offer', offers: people, question: false }
  const perhaps = asks ? perhapsAnswers(told) : []
  if (perhaps.length > 0) return { kind: 'offer', offers: perhaps, question: true, text: 'perhaps' }
  // Who asks for a sum or a day may find it behind a link, never by pressing something.
  const fact = asks && types.size > 0
  const goes = sentence.cues.some(({ name }) => name === 'go') || sentence.acts.has('nav.go-to')
  const after =
    asks || goes || (single.meant[0] && isUnmet(single.meant[0], sentence)) ? sentence.text : undefined
  const offers = offersOf(
    fact ? { ...single, meant: single.meant.filter(({ doable }) => leads(doable)) } : single,
    after,
  )
  const named = single.meant.slice(0, choosing.mostOffers).some((one) => isSaidBy(one, sentence, 2))
  const way = goes && (offers.length === 0 || !named) ? wayTo(single, sentence) : undefined
  if (way) return { kind: 'offer', offers: [way], question: asks }
  const [first] = asks || offers.length !== 1 ? [] : single.meant
  const unmet = first ? leftOpen(first, sentence, deciding.hearPart) : []
  if (offers.length > 0) return { kind: 'offer', offers, question: asks, open: unmet }
  return { kind: 'none', question: asks }
}

function presses(moves: readonly Move[], { doables }: Scene): boolean {
  return moves.some(({ elementId }) =>
    doables.some((doable) => doable.thing.id === elementId && isBinding(doable)),
  )
}

/** Two pieces that are as likely and say different things are both told as guesses. */
function isClear({ trustFeatures }: Answering): boolean {
  return (trustFeatures['ratio'] ?? 1) >= choosing.clearAnswer
}

/** "When do you close? Open the page": what is wanted is said last. */
function endsInOrder(sentence: Sentence): boolean {
  const { words, senses } = sentence
  const last = clausesOf(sentence).at(-1)
  const head = words.findIndex(({ at }) => at >= (last?.at ?? 0))
  return head > 0 && senses.some(({ notion, places }) => ordering.has(notion) && places[0] === head)
}

const questions = new Set<string>(questionCues)
const factual = new Set<string>(questionCues.filter((name) => !/^(?:how|where|whether)$/.test(name)))
const inside = new Set<string>(['when', 'howMuch', 'howMany', 'howLong', 'howBig'])

/** Many questions are typed without their mark, and some say last what they ask: "you close at what time". */
function isAsked({ cues }: Sentence): boolean {
  return cues.some(({ name, from }) => inside.has(name) || (from === 0 && questions.has(name)))
}

function leads({ thing: { kind, state } }: Meant['doable']): boolean {
  return kind === 'link' || kind === 'tab' || state.expanded === false
}

/** What may answer a question, where it is likely but not sure: never two pieces that say the same. */
function perhapsAnswers({ units, trust }: Answering): Offer[] {
  const [first] = units
  if (!first || trust < choosing.perhaps) return []
  const kept: string[] = []
  for (const { unit, chance } of units) {
    if (kept.length === choosing.mostPassages || chance < first.chance * choosing.besidePassage) break
    if (!kept.some((text) => text.includes(unit.text) || unit.text.includes(text))) kept.push(unit.text)
  }
  return kept.map((text) => ({ label: text.slice(0, limits.blockTextCharacters), moves: [], tells: text }))
}

/** Acts that make a question an order: "where is that, show me". */
const ordering = new Set(['act.open', 'nav.go-to', 'act.show', 'act.expand', 'act.collapse'])

/** Acts after which nothing is left to be filled in. */
const ends = ['act.delete', 'act.cancel']

const ordersBy = new Set<string>(['put', 'press', 'go', 'note', 'send'])

/** What is to be done, where it is sure enough: a form, several things, a search, or one thing. */
function toDo(sentence: Sentence, single: Single, deciding: Deciding): Decision | undefined {
  const { scene, weights, hearPart } = deciding
  const exact = clausesOf(sentence).length < 2 ? exactThing(sentence, scene) : undefined
  if (exact && !isSo(exact)) return doing([moveOf(exact.doable, exact.on)], sentence)
  const bought = clausesOf(sentence).length < 2 ? intoCart(sentence, scene) : undefined
  if (bought) return { ...doing(bought.moves, sentence), todo: bought.todo }
  const nth = nthThing(sentence, scene)
  if (nth && nth !== 'none' && !namesNth(single, sentence)) return doing([moveOf(nth, true)], sentence)
  // Who wants something gone fills nothing in.
  const form = ends.some((act) => sentence.acts.has(act)) ? undefined : readForm(sentence, scene)
  const several = readSeveral(sentence, scene, weights, hearPart)
  const [first] = single.meant
  const sure =
    first &&
    single.trust >= choosing.act &&
    !isSo(first) &&
    nth !== 'none' &&
    heeds(first, sentence, hearPart) &&
    !isRivalled(single.meant, sentence) &&
    (hasNumber(first, sentence) || howMany(first, sentence, scene) !== undefined)
  const weak = !form || form.strength < choosing.fillingStrength
  const entry = weak ? readEntry(sentence, scene) : undefined
  if (entry && !(sure && single.trust > choosing.overSearch)) return doing(entry.moves, sentence)
  if (form?.rival && form.unexplained <= choosing.unexplained) return eitherForm(form, form.rival)
  const filled = form && form.unexplained <= choosing.unexplained && isWorth(form)
  const asForm = filled ? fillIn(form, sentence, deciding) : undefined
  // One value beside an order that nobody understood is no form.
  const orders = (text: string) => hearPart(text).cues.some(({ name }) => ordersBy.has(name))
  if (asForm && !(form?.fillings.length === 1 && asForm.open?.some(orders))) return asForm
  const whole = sure && several && clausesOf(sentence).every((clause) => touches(first, clause, sentence))
  if (several && several.trust >= choosing.each && !whole)
    return { ...doing(several.moves, sentence), todo: several.todo }
  const search = readPlaced(sentence, scene) ?? readSearch(sentence, scene)
  const likely = first !== undefined && first.chance > single.none
  const instead = sure && single.trust > choosing.overSearch && !search?.named
  if (search && !instead && (search.named || !likely)) return doing(search.moves, sentence)
  if (!sure) return undefined
  const counted = howMany(first, sentence, scene)
  return doing(counted ?? [moveOf(first.doable, first.on), ...alsoSet(first, sentence, deciding)], sentence)
}

/** "Oak tables in the outlet": what is said beside one setting may be another. */
function alsoSet(first: Meant, { text, words }: Sentence, { scene, weights, hearPart }: Deciding): Move[] {
  if (first.doable.use === 'press') return []
  const met = [...first.met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  const pieces = [
    text.slice(0, words[Math.min(...met)]?.at ?? 0),
    text.slice(words[Math.max(...met)]?.end ?? text.length),
  ]
  return pieces.flatMap((piece) => {
    const part = hearPart(piece)
    if (part.weights.every((weight) => weight < reading.tellingWord)) return []
    const { meant, trust } = rankSingle(part, scene, weights, 0)
    const [other] = meant
    const sets = other && other.doable.use !== 'press' && other.doable.thing.id !== first.doable.thing.id
    return sets && trust >= choosing.act && !isSo(other) ? [moveOf(other.doable, other.on)] : []
  })
}

/** Whether the likeliest thing is itself the one of that place, or is called so. */
function namesNth({ meant: [first], trust }: Single, { ordinal, words }: Sentence): boolean {
  if (!first || trust < choosing.act) return false
  const { position, namesakes, labels } = first.doable
  return (
    (namesakes > 0 && position === ordinal) ||
    labels.some((label) => words.every(({ stem }) => label.words.some((word) => word.stem === stem)))
  )
}

/** Moves for a sentence, each with the words it is for. */
function doing(moves: readonly Move[], { text }: Sentence): Doing {
  const told = moves.map((move) => (move.said === undefined ? { ...move, said: text } : move))
  return { kind: 'do', moves: told, left: [], todo: [], facts: [], form: undefined }
}

/** A form with what clauses without a value say: what is set comes before anything is sent, what is pressed last. */
function fillIn(form: FormReading, sentence: Sentence, deciding: Deciding): Doing {
  const others = form.spare.map((spare) => ({ ...spare, move: otherMove(spare.text, form, deciding) }))
  const facts = others.flatMap(({ text, move }) => (move === undefined ? [text] : []))
  const open = others.flatMap(({ text, move, names }) =>
    move === undefined && !names && !isDenied(deciding.hearPart(text)) ? [text] : [],
  )
  const left = form.left.map(({ text }) => text)
  const said = others.flatMap(({ text, move }) => (move ? [{ ...move, said: text }] : []))
  const set = said.filter(({ goal }) => goal.kind !== 'changed')
  const pressed = said.filter(({ goal }) => goal.kind === 'changed')
  // Nothing is sent while a part of what was said is not understood; what only leads on to the next page is pressed.
  const sends = form.submits && (form.goesOn || open.length + left.length === 0)
  const written = form.submits ? form.moves.slice(0, -1) : form.moves
  const moves = sends ? [...written, ...set, ...form.moves.slice(-1)] : [...written, ...set, ...pressed]
  return {
    ...doing(moves, sentence),
    left,
    facts,
    ...(!form.goesOn && { open: [...open, ...form.unread] }),
    form: sends ? 'sent' : 'filled',
  }
}

function isDenied({ negated, weights }: Sentence): boolean {
  const telling = weights.flatMap((weight, place) => (weight >= reading.tellingWord ? [place] : []))
  return telling.length > 0 && telling.every((place) => negated[place])
}

/** What a clause beside the values of a form is done by, where it is sure. */
function otherMove(
  text: string,
  form: FormReading,
  { scene, weights, hearPart }: Deciding,
): Move | undefined {
  const part = hearPart(text)
  const { meant, trust } = rankSingle(part, scene, weights, 0)
  const [first] = meant
  const presses = first?.doable.use === 'press'
  const enough = presses ? choosing.act : choosing.each
  if (!first || trust < enough || isSo(first) || (presses && part.acts.size === 0)) return undefined
  // Whether the form is sent was decided with its values.
  if (presses && (form.submits || first.doable.thing.state.submits)) return undefined
  return form.moves.some(({ elementId }) => elementId === first.doable.thing.id)
    ? undefined
    : moveOf(first.doable, first.on)
}

/** The same values in one of two forms. */
function eitherForm(form: FormReading, rival: readonly Filling[]): Decision {
  const offers = [form.fillings, rival].map((fillings) => ({
    label: [fillings[0]?.slot.thing.name, fillings[0]?.slot.around[0]?.text].filter(Boolean).join(': '),
    moves: fillings.map(({ slot, value }) => writing(slot.thing, value, slot.thing.name)),
  }))
  return { kind: 'offer', offers, question: false }
}

/** A lone option is ranked with everything else; values belong to a form if they fit its fields well. */
function isWorth({ fillings, strength }: FormReading): boolean {
  const lone = fillings.length === 1 && fillings[0]?.option
  return !lone && strength / fillings.length >= choosing.fillingStrength
}

/** The likeliest place, where somebody wants to go on and all that was named is near it: the checkout lies behind the cart. */
function wayTo({ meant }: Single, sentence: Sentence): Offer | undefined {
  const near = meant.find((one) => one.doable.thing.kind === 'link' && isSaidBy(one, sentence, 3))
  return near && { label: labelOf(near.doable), moves: [moveOf(near.doable, true)], todo: sentence.text }
}

/** Whether a thing meets every telling word, each below a level. */
function isSaidBy({ met }: Meant, { weights }: Sentence, level: number): boolean {
  return weights.every((weight, place) => weight < reading.tellingWord || (met.get(place) ?? 4) < level)
}

/** Two to four things that may really be meant, told apart by what they belong to. */
function offersOf({ meant, none }: Single, todo: string | undefined): Offer[] {
  const [first] = meant
  if (!first) return []
  const likely = meant
    .slice(0, choosing.mostOffers)
    .filter(({ chance }) => chance >= first.chance * choosing.offerBeside)
  const chance = likely.reduce((sum, one) => sum + one.chance, 0)
  if (chance < choosing.offer || (none > choosing.offerNone && first.chance < none * choosing.besideNone))
    return []
  const seen = new Set<string>()
  return likely.flatMap(({ doable, on }) => {
    const label = labelOf(doable)
    if (seen.has(label)) return []
    seen.add(label)
    const after = todo !== undefined && doable.thing.kind === 'link' ? { todo } : {}
    return [{ label, moves: [moveOf(doable, on)], ...after }]
  })
}
