import { endsAsQuestion } from '#languages'
import { typesAsked } from '../answer/answer-types.ts'
import type { Decision, Doing, Offer } from '../decide/decision.ts'
import type { Scene } from '../candidates/scene.ts'
import { metBy } from '../answer/answer-features.ts'
import { cover } from '../rank/cover.ts'
import { itemsOf, type Item } from '../records/item.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following, reading } from '../weights.ts'
import { ordinal } from '../words/cues.ts'
import type { ReplyContext } from './reply-context.ts'
import type { Subject } from './subject.ts'

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
  if (!scene || tellingPlaces(sentence).length > following.maxWords) return undefined
  if (!subject || subject.url !== view.page?.url) return aboutPage(sentence, alone, context)
  const items = itemsOf(scene.view).filter(({ title }) => subject.titles.includes(title))
  const nth = nthOf(sentence, subject, items)
  const chosen = nth && offerOf(nth, alone, sentence, context)
  if (chosen) return { sentence, decision: chosen }
  if (nth) return theNth(nth, items, sentence, context)
  const bare = sentence.acts.size === 0 && typesAsked(sentence).size === 0
  const goesOn = bare && sentence.cues.some(({ name, from }) => name === 'and' && from === 0)
  const [only, more] = items
  const focus = only && !more ? only : undefined
  const stands = alone.kind !== 'none' && alone.kind !== 'offer'
  if (stands && !goesOn && !(focus && strays(alone, focus, sentence, scene))) return undefined
  const its = focus && offerOf(focus, alone, sentence, context)
  if (its) return { sentence, decision: its }
  const about = aboutIt(sentence, focus)
  const like = likeBefore(sentence, subject, focus, context)
  for (const text of goesOn ? [...like, ...about] : [...about, ...like]) {
    const meant = context.parse(text)
    const decision = context.decide(meant)
    if (suits(decision, sentence, context, focus)) return { sentence: meant, decision }
  }
  return focus ? undefined : aboutPage(sentence, alone, context)
}

/** "How much is it?", where nothing was spoken of yet: what the page is about is meant. */
function aboutPage(sentence: Sentence, alone: Decision, context: ReplyContext): FollowUp | undefined {
  const open = alone.kind === 'none' || alone.kind === 'offer'
  const heads = context.scene?.view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  const [head, other] = heads ?? []
  if (!open || !alone.question || !head || other || typesAsked(sentence).size === 0) return undefined
  const [text = ''] = aboutIt(sentence, { title: head.text })
  const meant = context.parse(text)
  const decision = context.decide(meant)
  return decision.kind === 'tell' && suits(decision, sentence, context, undefined)
    ? { sentence: meant, decision }
    : undefined
}

/** What was asked before, of what is named now, for those who know more than the page. */
export function askedAgain(sentence: Sentence, context: ReplyContext): string[] {
  const { subject } = context.memory
  const leans = tellingPlaces(sentence).length <= following.maxWords
  return subject && subject.titles.length === 0 && leans
    ? likeBefore(sentence, subject, undefined, context)
    : []
}

/** Where a sentence says what it is about; a value says it too: "and on Monday?" */
function tellingPlaces({ weights, words, values }: Sentence): number[] {
  return weights.flatMap((weight, place) => {
    const { at = 0, end = 0 } = words[place] ?? {}
    const held = weight > 0 && values.some((value) => at < value.end && value.at < end)
    return weight >= reading.tellingWord || held ? [place] : []
  })
}

/** Which of the things that were shown is counted out. */
function nthOf({ ordinal, cues }: Sentence, { titles }: Subject, items: readonly Item[]): Item | undefined {
  if (titles.length < 2) return undefined
  const last = cues.some(({ name }) => name === 'last')
  const title = ordinal !== undefined ? titles[ordinal - 1] : last ? titles.at(-1) : undefined
  return items.find((item) => item.title === title)
}

/** "The second one" is told; "add the second one" is done with it. */
function theNth(
  item: Item,
  items: readonly Item[],
  sentence: Sentence,
  context: ReplyContext,
): FollowUp | undefined {
  const rest = sentence.words.filter(
    ({ content, letters }, place) =>
      content &&
      (sentence.weights[place] ?? 0) > reading.kindNoun &&
      ordinal(letters, sentence.language) === undefined,
  )
  if (rest.length === 0) {
    const selection = { wants: 'one', items: [item], all: items, measuring: undefined } as const
    return { sentence, decision: { kind: 'show', selection } }
  }
  const meant = context.parse(`${rest.map(({ text }) => text).join(' ')} ${item.title}`)
  const decision = context.decide(meant)
  return decision.kind === 'none' || decision.kind === 'offer' ? undefined : { sentence: meant, decision }
}

/** Of several things that may be meant the one of what was spoken of, where no other is named. */
function offerOf(
  focus: Item,
  alone: Decision,
  sentence: Sentence,
  { scene }: ReplyContext,
): Decision | undefined {
  if (!scene || alone.kind !== 'offer' || alone.question) return undefined
  const holds = ({ things }: Item, { moves }: Offer) =>
    moves.every(({ elementId }) => things.some(({ id }) => id === elementId))
  const own = alone.offers.filter((offer) => offer.moves.length > 0 && holds(focus, offer))
  const others = itemsOf(scene.view).filter(
    (item) => item !== focus && alone.offers.some((offer) => holds(item, offer)),
  )
  const [only, more] = own
  if (!only || more || others.some(({ title }) => isNamed(title, sentence, scene))) return undefined
  return { kind: 'do', moves: only.moves, left: [], todo: [], facts: [], form: undefined }
}

function isNamed(title: string, sentence: Sentence, scene: Scene): boolean {
  const { met } = cover(sentence, scene.read(title), () => 1)
  return [...met].some(([place, level]) => level < 2 && (sentence.weights[place] ?? 0) > 0)
}

/** Whether something was told of another thing, though nobody named it: "how many seats does it have?" */
function strays(alone: Decision, focus: Item, sentence: Sentence, scene: Scene): boolean {
  if (alone.kind !== 'tell') return false
  const { line } = alone.unit
  const owner = itemsOf(scene.view).find(({ parts }) => parts.some((part) => part.line === line))
  return owner !== undefined && owner.title !== focus.title && !isNamed(owner.title, sentence, scene)
}

/** The sentence said of the one thing that was spoken of. */
function aboutIt({ text }: Sentence, focus: Pick<Item, 'title'> | undefined): string[] {
  if (!focus) return []
  const [mark = ''] = /[?？؟!.。]*\s*$/u.exec(text) ?? []
  return [`${text.slice(0, text.length - mark.length)} ${focus.title}${mark}`]
}

/** What was asked before, of what is named now; or what was asked before and this as well. */
function likeBefore(
  sentence: Sentence,
  { asked }: Subject,
  focus: Item | undefined,
  { parse }: ReplyContext,
): string[] {
  const [first] = tellingPlaces(sentence)
  const start = sentence.words[first ?? -1]
  if (!start || sentence.acts.size > 0 || typesAsked(sentence).size > 0) return []
  const core = sentence.text.slice(start.at)
  const mark = endsAsQuestion(asked) && !endsAsQuestion(core) ? '?' : ''
  const before = parse(asked.replace(/[?？؟!.。]+\s*$/u, ''))
  const titled = new Set(focus ? parse(focus.title).words.map(({ stem }) => stem) : [])
  const without = (drop: (place: number) => boolean) =>
    `${before.words.flatMap(({ text }, place) => (drop(place) ? [] : [text])).join(' ')} ${core}${mark}`
  const named = (place: number) => titled.has(before.words[place]?.stem ?? '')
  const replaced = tellingPlaces(before).map((place) => without((one) => one === place))
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
  const telling = tellingPlaces(sentence)
  if (decision.kind === 'do') {
    const own = new Set(
      (focus ? [focus] : itemsOf(scene.view)).flatMap(({ things }) => things.map(({ id }) => id)),
    )
    return decision.moves.every(({ elementId }) => own.has(elementId)) && names(decision, sentence, scene)
  }
  if (decision.kind !== 'tell') return false
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
function names({ moves }: Doing, sentence: Sentence, { doables }: Scene): boolean {
  const touched = new Set(moves.map(({ elementId }) => elementId))
  const texts = doables
    .filter(({ thing }) => touched.has(thing.id))
    .flatMap(({ labels, around }) => labels.concat(around))
  const met = new Set(texts.flatMap((text) => Array.from(cover(sentence, text, () => 1).met.keys())))
  return tellingPlaces(sentence).every((place) => met.has(place))
}
