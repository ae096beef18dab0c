import { endsAsQuestion } from '#languages'
import { plain } from '#protocol'
import { typesAsked, type AnswerType } from '../answer/answer-types.ts'
import type { Decision, Doing, Offer } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import type { Scene } from '../candidates/scene.ts'
import { metBy } from '../answer/met-by.ts'
import { unitsOf, type Unit } from '../answer/units.ts'
import { cover } from '../rank/cover.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { itemsOf, type Item } from '../records/item.ts'
import { cartPlaces } from '../understand/cart-places.ts'
import { namesDeed } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing, following, reading } from '../weights.ts'
import { ordinal } from '../words/cues.ts'
import { referencesIn } from '../understand/references.ts'
import type { ReplyContext } from './reply-context.ts'
import { listOf, spokenOf, type Subject } from './subject.ts'
import { takingNamed, withSubject } from './with-subject.ts'
import { isTelling } from '../understand/telling.ts'

/** A sentence as it is meant after what was spoken of before, and what it comes to. */
export interface FollowUp {
  readonly sentence: Sentence
  readonly decision: Decision
}

/**
 * Reads a sentence that only makes sense with what was before: "the second one", "how heavy is it?", "and the blue
 * one?". Undefined where nothing on the page meets both.
 */
export function followUp(sentence: Sentence, alone: Decision, context: ReplyContext): FollowUp | undefined {
  const { scene, view } = context
  const { subject } = context.memory
  if (!scene || saidPlaces(sentence).length > following.maxWords) return undefined
  if (!subject || subject.url !== view.page?.url) return aboutPage(sentence, alone, context)
  const all = itemsOf(scene.view)
  const items = spokenOf(subject, all)
  const listed = ofList(sentence, subject, context)
  if (listed) return listed
  const others = othersOf(sentence, subject, all)
  const nth = others.length > 0 ? undefined : nthOf(sentence, subject, all)
  const [other, third] = others
  if (third) return { sentence, decision: showing(others, all) }
  if (other) return theNth(other, others, sentence, context)
  const chosen =
    nth && (offerOf(nth, alone, sentence, context) ?? withSubject(sentence, { focus: nth, subject }, scene))
  if (chosen) return { sentence, decision: chosen }
  if (nth) return theNth(nth, items, sentence, context)
  const bare = sentence.acts.size === 0 && typesAsked(sentence).size === 0
  const goesOn = bare && sentence.cues.some(({ name, from }) => name === 'and' && from === 0)
  const [only, more] = items
  const focus = only && !more ? only : undefined
  const stands = unsettled(alone) === undefined
  const named = takingNamed(sentence, alone, scene)
  if (named) return { sentence, decision: named }
  const does = alone.kind === 'do' && alone.moves.some(({ says }) => says !== 'stepOpen')
  if (stands && (!goesOn || does) && !(focus && strays(alone, focus, sentence, scene))) return undefined
  const orders = unsettled(alone) === 'order'
  const its =
    (orders ? withSubject(sentence, { focus, subject }, scene) : undefined) ??
    (focus && offerOf(focus, alone, sentence, context))
  if (its) return { sentence, decision: its }
  const told = focus && toldOfIt(sentence, alone, focus, scene)
  if (told) return { sentence, decision: told }
  const about = aboutIt(sentence, focus)
  const like = likeBefore(sentence, subject, focus, context)
  const whole = goesOn && focus ? wholeBefore(sentence, subject) : []
  for (const text of goesOn ? [...like, ...about, ...whole] : [...about, ...like]) {
    const meant = context.parse(text)
    const decision = context.decide(meant)
    if (suits(decision, sentence, context, focus)) return { sentence: meant, decision }
  }
  return focus ? undefined : aboutPage(sentence, alone, context)
}

/** "How much is it?", where nothing was spoken of yet: what the page is about is meant. */
function aboutPage(sentence: Sentence, alone: Decision, context: ReplyContext): FollowUp | undefined {
  const heads = context.scene?.view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  const [head, other] = heads ?? []
  const leans = typesAsked(sentence).size > 0 || referencesIn(sentence).leans
  if (unsettled(alone) !== 'question' || !head || other || !leans) return undefined
  // "How much is the other?" speaks of what was before.
  if (saysOther(sentence)) return undefined
  const [text = ''] = aboutIt(sentence, { title: head.text })
  const meant = context.parse(text)
  const decision = context.decide(meant)
  if (context.scene && strays(decision, { title: head.text }, sentence, context.scene)) return undefined
  return decision.kind === 'tell' && suits(decision, sentence, context, undefined)
    ? { sentence: meant, decision }
    : undefined
}

function saysOther({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion === 'talk.the-other' || notion === 'different')
}

/** What was asked before, of what is named now, for those who know more than the page. */
export function askedAgain(sentence: Sentence, context: ReplyContext): string[] {
  const { scene, memory } = context
  const { subject } = memory
  const leans = saidPlaces(sentence).length <= following.maxWords
  // What the page itself told of something is asked again of the page.
  if (!subject || !leans || (subject.titles.length > 0 && subject.told !== undefined)) return []
  const [focus, more] = scene ? spokenOf(subject, itemsOf(scene.view)) : []
  return more ? [] : likeBefore(sentence, subject, focus, context)
}

/** Where a sentence says what it is about; a value says it too: "and on Monday?" */
function saidPlaces({ weights, words, values }: Sentence): number[] {
  return weights.flatMap((weight, place) => {
    const { at = 0, end = 0 } = words[place] ?? {}
    const held = weight > 0 && values.some((value) => at < value.end && value.at < end)
    return isTelling(weight) || held ? [place] : []
  })
}

/** "Which is the cheapest of those?", "add the cheapest": the most or the least of the list that was shown. */
export function ofList(sentence: Sentence, subject: Subject, context: ReplyContext): FollowUp | undefined {
  const { scene } = context
  const list = listOf(subject)
  const { extreme, comparative, limits, places } = comparisonsIn(sentence)
  if (!scene || list.length < 2 || !(extreme ?? comparative ?? limits[0])) return undefined
  const items = itemsOf(scene.view).filter(({ title }) => list.includes(title))
  const isOfAll = (place: number) =>
    items.every(({ title, parts }) =>
      [title, ...parts.map(({ text }) => text)].some(
        (text) => (cover(sentence, scene.read(text), () => 1).met.get(place) ?? 2) < 2,
      ),
    )
  const compared = comparative ?? extreme
  const isTaken = (place: number) =>
    places.has(place) || (compared !== undefined && place >= compared.from && place < compared.to)
  const { choosing, tells } = referencesIn(sentence)
  if (choosing.size === 0 && !tells.every((place) => isTaken(place) || isOfAll(place))) return undefined
  const decision = context.decide(context.parse(without(choosing, sentence)), list)
  const own = new Set(items.flatMap(({ things }) => things.map(({ id }) => id)))
  const fits =
    decision.kind === 'show' ||
    (decision.kind === 'do' && decision.moves.every(({ elementId }) => own.has(elementId)))
  return fits ? { sentence, decision } : undefined
}

/** A text but for some of its words. */
export function without(places: ReadonlySet<number>, { text, words }: Sentence): string {
  const dropped = words.filter((_, place) => places.has(place))
  return dropped.reduceRight((left, { at, end }) => left.slice(0, at) + left.slice(end), text)
}

/** Which of the things that were shown is counted out, or of those that were spoken of one by one. */
function nthOf(sentence: Sentence, subject: Subject, items: readonly Item[]): Item | undefined {
  const { ordinal, cues } = sentence
  const { titles, among, trail = [] } = subject
  const leans = referencesIn(sentence).leans || saysOne(sentence)
  const listed = titles.length > 1 ? titles : leans ? (among ?? trail) : []
  if (listed.length < 2) return undefined
  const last = cues.some(({ name }) => name === 'last')
  const nth = ordinal !== undefined ? ordinal - 1 : last ? listed.length - 1 : -1
  // Two bills of one customer are called alike: the second of them is no other that was not shown.
  const alike = items.filter(({ title }) => title === listed[nth])
  const shown = listed.filter((title) => title === listed[nth]).length
  const before = listed.slice(0, Math.max(0, nth)).filter((title) => title === listed[nth]).length
  return alike.length === 1 || alike.length === shown ? alike[Math.min(before, alike.length - 1)] : undefined
}

/** "The first one", where nothing says what sort of thing it is. */
function saysOne({ words, cues, language, senses }: Sentence): boolean {
  const place = words.findIndex(({ letters }) => ordinal(letters, language) !== undefined)
  const one = senses.some(({ notion, places }) => notion === 'single-one' && places.includes(place + 1))
  return one && cues.some(({ name, from }) => name === 'kindNoun' && from === place + 1)
}

const countsOut: ReadonlySet<string> = new Set(['talk.the-other', 'talk.this-one'])

/** "The other one", "the others": what was shown beside what is spoken of now. */
function othersOf(
  sentence: Sentence,
  { titles, among, trail = [] }: Subject,
  items: readonly Item[],
): readonly Item[] {
  const [focus, more] = titles
  const says = sentence.senses.some(({ notion }) => notion === 'talk.the-other')
  if (!says || focus === undefined || more !== undefined || !referencesIn(sentence).leans) return []
  const listed = among ?? (trail.length === 2 ? trail : [])
  return items.filter(({ title }) => title !== focus && listed.includes(title))
}

function showing(items: readonly Item[], all: readonly Item[]): Decision {
  const wants = items.length > 1 ? 'list' : 'one'
  return { kind: 'show', selection: { wants, items, all, measuring: undefined } }
}

/** "The second one" is told; "add the second one" is done with it. */
function theNth(
  item: Item,
  items: readonly Item[],
  sentence: Sentence,
  context: ReplyContext,
): FollowUp | undefined {
  const counting = new Set(
    sentence.senses.flatMap(({ notion, places }) => (countsOut.has(notion) ? places : [])),
  )
  const rest = sentence.words.filter(
    ({ content, letters }, place) =>
      content &&
      !counting.has(place) &&
      (sentence.weights[place] ?? 0) > reading.kindNoun &&
      ordinal(letters, sentence.language) === undefined,
  )
  if (rest.length === 0) return { sentence, decision: showing([item], items) }
  const meant = context.parse(`${rest.map(({ text }) => text).join(' ')} ${item.title}`)
  const decision = context.decide(meant)
  // Who names no way there does not want to look at it.
  const looks = decision.kind === 'do' && decision.moves.some(({ says }) => says === 'stepOpen')
  const goes = namesDeed(sentence)
  return unsettled(decision) || (looks && !goes) ? undefined : { sentence: meant, decision }
}

/** Of several things that may be meant the one of what was spoken of, where no other is named. */
function offerOf(
  focus: Item,
  alone: Decision,
  sentence: Sentence,
  { scene }: ReplyContext,
): Decision | undefined {
  if (!scene || alone.kind !== 'offer' || alone.question) return undefined
  const holds = ({ things, title }: Item, { moves, label }: Offer) =>
    plain(label) === plain(title) || moves.every(({ elementId }) => things.some(({ id }) => id === elementId))
  // "Good" names nothing of it that could be pressed.
  const { acts } = referencesIn(sentence)
  const said = new Set([...saidPlaces(sentence), ...acts])
  const isSaid = ({ label }: Offer) =>
    [...cover(sentence, scene.read(label), () => 1).met.keys()].some((place) => said.has(place))
  const own = alone.offers.filter((offer) => offer.moves.length > 0 && holds(focus, offer))
  const others = itemsOf(scene.view).filter(
    (item) => item !== focus && alone.offers.some((offer) => holds(item, offer)),
  )
  const [only, more] = own
  // A number that was said beside it is not left out.
  const counts = sentence.values.some(({ kind, value }) => kind === 'number' && value !== '1')
  const sets = only?.moves.some(({ goal }) => goal.kind === 'value') === true
  if (
    !only ||
    more ||
    (counts && !sets) ||
    !isSaid(only) ||
    others.some(({ title }) => isNamed(title, sentence, scene))
  )
    return undefined
  return { kind: 'do', moves: only.moves, left: [], todo: [], facts: [], form: undefined }
}

export function isNamed(title: string, sentence: Sentence, scene: Scene): boolean {
  const { met } = cover(sentence, scene.read(title), () => 1)
  return [...met].some(([place, level]) => level < 2 && (sentence.weights[place] ?? 0) > 0)
}

/** Whether something was told of another thing, though nobody named it: "how many seats does it have?" */
export function strays(
  alone: Decision,
  focus: Pick<Item, 'title'>,
  sentence: Sentence,
  scene: Scene,
): boolean {
  if (alone.kind !== 'tell') return false
  const { line, item } = alone.unit
  const owner = item ?? itemsOf(scene.view).find(({ parts }) => parts.some((part) => part.line === line))
  return owner !== undefined && owner.title !== focus.title && !isNamed(owner.title, sentence, scene)
}

/** The sentence said of the one thing that was spoken of. */
function aboutIt({ text }: Sentence, focus: Pick<Item, 'title'> | undefined): string[] {
  if (!focus) return []
  const [mark = ''] = /[?？؟!.。]*\s*$/u.exec(text) ?? []
  return [`${text.slice(0, text.length - mark.length)} ${focus.title}${mark}`]
}

/** What only may answer, where it is of the one thing that was spoken of and meets what the question hangs on most. */
function toldOfIt(sentence: Sentence, alone: Decision, focus: Item, scene: Scene): Decision | undefined {
  const fact = onlyFact(sentence, focus, scene)
  if (fact) return { kind: 'tell', unit: fact, trust: choosing.answer }
  const { title } = focus
  if (alone.kind !== 'offer' || !alone.question) return undefined
  const most = Math.max(...sentence.weights)
  const heaviest = sentence.weights.flatMap((weight, place) => (weight === most ? [place] : []))
  const own = new Set(alone.offers.flatMap(({ tells }) => (tells?.startsWith(`${title}:`) ? [tells] : [])))
  const unit = unitsOf(scene).find(({ text }) => own.has(text))
  const met = unit && metBy(unit, sentence)
  return unit && heaviest.some((place) => (met?.get(place) ?? 2) < 2)
    ? { kind: 'tell', unit, trust: choosing.answer }
    : undefined
}

/** Sorts of which a thing has hardly more than one. */
const bySort: ReadonlySet<AnswerType> = new Set(['money', 'time', 'day', 'duration'])

/** "When does it end?": of one thing the only fact of the sort that is asked for. */
function onlyFact(sentence: Sentence, focus: Item, scene: Scene): Unit | undefined {
  const wanted = [...typesAsked(sentence)].filter((type) => bySort.has(type))
  const { points, tells } = referencesIn(sentence)
  if (!points || wanted.length === 0 || tells.length > 1) return undefined
  const facts = unitsOf(scene)
    .filter(({ item, types }) => item === focus && wanted.some((type) => types.has(type)))
    .toSorted((one, other) => one.text.length - other.text.length)
  const [only, ...others] = facts
  return others.every(({ text }) => only && text.includes(only.own.slice(`${focus.title}: `.length)))
    ? only
    : undefined
}

/** What was asked before, and this as well. */
function wholeBefore(sentence: Sentence, { asked }: Subject): string[] {
  const start = sentence.words[saidPlaces(sentence)[0] ?? -1]
  return start ? [`${asked.replace(/[?？؟!.。]+\s*$/u, '')} ${sentence.text.slice(start.at)}`] : []
}

/** What was asked before, of what is named now; or what was asked before and this as well. */
function likeBefore(
  sentence: Sentence,
  { asked }: Subject,
  focus: Item | undefined,
  { parse }: ReplyContext,
): string[] {
  const [first] = saidPlaces(sentence)
  const start = sentence.words[first ?? -1]
  if (!start || sentence.acts.size > 0 || typesAsked(sentence).size > 0) return []
  const core = sentence.text.slice(start.at)
  const mark = endsAsQuestion(asked) && !endsAsQuestion(core) ? '?' : ''
  const before = parse(asked.replace(/[?？؟!.。]+\s*$/u, ''))
  const titled = new Set(focus ? parse(focus.title).words.map(({ stem }) => stem) : [])
  const without = (drop: (place: number) => boolean) =>
    `${before.words.flatMap(({ text }, place) => (drop(place) ? [] : [text])).join(' ')} ${core}${mark}`
  const named = (place: number) => titled.has(before.words[place]?.stem ?? '')
  const replaced = saidPlaces(before).map((place) => without((one) => one === place))
  return [without(named), ...(focus ? [] : [without(() => false), ...replaced])].slice(0, following.maxTries)
}

/** Whether a decision speaks of what was said now, and not only of what was before. */
function suits(
  decision: Decision,
  sentence: Sentence,
  { scene }: ReplyContext,
  focus: Item | undefined,
): boolean {
  if (!scene) return false
  if (decision.kind === 'show') return decision.selection.items.length > 0
  const telling = saidPlaces(sentence)
  if (decision.kind === 'do') {
    // "Good" says nothing that could be done.
    const acts = namesDeed(sentence)
    const opens = decision.moves.some(({ says }) => says === 'stepOpen')
    if (!acts && telling.length === 0) return false
    // "Two in my basket": what cannot be said where it stands is gone on with on its own page.
    if (focus && decision.todo.length > 0 && cartPlaces(sentence))
      return decision.moves.every(({ elementId }) => focus.things.some(({ id }) => id === elementId))
    const own = new Set(
      (focus ? [focus] : itemsOf(scene.view)).flatMap(({ things }) => things.map(({ id }) => id)),
    )
    return (
      decision.moves.every(({ elementId }) => own.has(elementId)) &&
      names(decision, sentence, scene, !acts && opens)
    )
  }
  if (decision.kind !== 'tell') return false
  if (focus && strays(decision, focus, sentence, scene)) return false
  const { unit } = decision
  const types = typesAsked(sentence)
  const held = [...types].some((type) => unit.types.has(type))
  const met = metBy(unit, sentence)
  const asks = (place: number) => held && isMeasure(place, sentence)
  return (held || telling.length > 0) && telling.every((place) => asks(place) || (met.get(place) ?? 2) < 2)
}

/** The "heavy" of "how heavy" is met by any weight. */
function isMeasure(at: number, { cues }: Sentence): boolean {
  return cues.some(({ name, from, to }) => name === 'howBig' && from <= at && at < to)
}

/** Whether what would be pressed is called what was said: who wants to the checkout opens no lamp. */
function names({ moves }: Doing, sentence: Sentence, { doables }: Scene, itself: boolean): boolean {
  const touched = new Set(moves.map(({ elementId }) => elementId))
  const texts = doables
    .filter(({ thing }) => touched.has(thing.id))
    .flatMap(({ labels, around }) => (itself ? labels : labels.concat(around)))
  const met = new Set(texts.flatMap((text) => Array.from(cover(sentence, text, () => 1).met.keys())))
  return saidPlaces(sentence).every((place) => met.has(place))
}
