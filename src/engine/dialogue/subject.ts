import { limits } from '#protocol'
import type { KnownAnswer } from '../answer/known-answer.ts'
import type { Scene } from '../candidates/scene.ts'
import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import { cover } from '../rank/cover.ts'
import { itemsOf, type Item } from '../records/item.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Memory } from './memory.ts'
import type { ReplyContext } from './reply-context.ts'
import { following } from '../weights.ts'

/** What was last spoken of on a page: what "it" and "the second one" mean. */
export interface Subject {
  readonly url: string | undefined
  /** What was said of it. */
  readonly asked: string
  /** The things alike that were told of, in the order in which they were shown. */
  readonly titles: readonly string[]
  /** What can be acted on in them: it tells them from others of the same title. */
  readonly own?: readonly number[]
  /** What was told of it. */
  readonly told?: string
  /** What the site is known to say was told, and where that stands. */
  readonly known?: { readonly text: string; readonly isWhole?: boolean } & KnownAnswer['from']
  /** The list that it is one of, as it was last shown. */
  readonly among?: readonly string[]
  /** Of what was spoken one by one, the latest last: "the first" of two questions. */
  readonly trail?: readonly string[]
}

/** What a decision makes the subject of the next sentence; what was spoken of before, where it speaks of nothing alike. */
export function subjectOf(
  decision: Decision,
  sentence: Sentence,
  { memory, scene, view }: ReplyContext,
): Pick<Memory, 'subject'> {
  const all = scene ? itemsIn(decision, itemsOf(scene.view)).slice(0, limits.blockItems) : []
  // What is only offered is spoken of where it is one thing's, and named.
  const isNamed = ({ title }: Item) =>
    scene !== undefined &&
    [...cover(sentence, scene.read(title), () => 1).met.values()].some((level) => level < 2)
  const onlyOffered = decision.kind === 'offer' && decision.offers.every(({ tells }) => tells === undefined)
  const items = onlyOffered ? all.filter(isNamed) : all
  const named = items.map(({ title }) => title)
  const titles = named.length === 0 && scene && putsIn(decision, scene) ? headOf(scene) : named
  const own = items.flatMap(({ things }) => things.map(({ id }) => id))
  const told = tellingOf(decision) ?? (titles.length === 0 ? touchedAlone(decision) : undefined)
  const url = view.page?.url
  const asked = sentence.text.slice(0, following.keptLetters)
  const before = memory.subject?.url === url ? memory.subject : undefined
  const list = before && listOf(before)
  const isOfList = titles.length === 1 && list?.includes(titles[0] ?? '') === true
  if (titles.length > 0 || told !== undefined)
    return {
      subject: {
        url,
        asked,
        titles,
        ...(own.length > 0 && { own }),
        // What is told between leaves the list the one that is counted.
        ...((isOfList || (titles.length === 0 && list && list.length > 0)) && { among: list }),
        ...(told !== undefined && { told: told.slice(0, following.keptLetters) }),
        trail: trailOf(before?.trail ?? [], titles),
      },
    }
  // What was asked and not answered may be asked of something else.
  if (unsettled(decision) === 'question') return { subject: { url, titles: [], ...before, asked } }
  return memory.subject ? { subject: memory.subject } : {}
}

/** What was shown as a list, and is what "those" and "the second one" mean. */
export function listOf({ titles, among = [] }: Subject): readonly string[] {
  return titles.length > 1 ? titles : among
}

/** What is still counted and chosen from, whatever else is told between. */
export function keptOf(
  subject: Subject | undefined,
  url: string | undefined,
): Pick<Subject, 'among' | 'trail'> {
  if (!subject || subject.url !== url) return {}
  const among = listOf(subject)
  return { ...(among.length > 0 && { among }), ...(subject.trail && { trail: subject.trail }) }
}

/** Whether what stands somewhere is what was last spoken of, or is named by what was last pressed. */
export function isSpokenOf(texts: readonly string[], { subject, last }: Memory): boolean {
  const titles = subject?.titles ?? []
  if (titles.length > 0) return titles.some((title) => texts.some((text) => text.includes(title)))
  const labels = (last?.moves ?? []).map(({ label }) => label)
  return texts.some((text) => text !== '' && labels.some((label) => label.includes(text)))
}

/** Whether something is put into the cart. */
function putsIn(decision: Decision, { read }: Scene): boolean {
  return (
    decision.kind === 'do' &&
    decision.moves.some(({ label }) => read(label).senses.some(({ notion }) => notion === 'cart.add'))
  )
}

/** What the page is about. */
function headOf({ view }: Scene): string[] {
  const [head, other] = view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  return head && !other ? [head.text] : []
}

function trailOf(trail: readonly string[], titles: readonly string[]): readonly string[] {
  const [only, more] = titles
  if (only === undefined || more !== undefined) return trail
  return [...trail.filter((title) => title !== only), only].slice(-following.keptTitles)
}

/** What of the page was told, for sure or perhaps. */
function tellingOf(decision: Decision): string | undefined {
  if (decision.kind === 'tell') return decision.unit.text
  return decision.kind === 'offer' ? decision.offers[0]?.tells : undefined
}

/** What the one thing is called that something was done with, where it says something of itself. */
function touchedAlone(decision: Decision): string | undefined {
  const [only, more] = decision.kind === 'do' ? decision.moves : []
  const says = only && !more && only.goal.kind === 'checked' && /\p{L}.*[\s,].*\d/u.test(only.label)
  return says ? only.label : undefined
}

function itemsIn(decision: Decision, items: readonly Item[]): readonly Item[] {
  if (decision.kind === 'show') return decision.selection.items
  if (decision.kind === 'tell') {
    const { item, line, text } = decision.unit
    if (item && items.includes(item)) return [item]
    const own = items.filter(({ parts }) => parts.some((part) => part.line === line))
    if (own.length === 1) return own
    return items.filter(({ title }) => (own.length > 1 ? text.includes(title) : text.startsWith(`${title}:`)))
  }
  const told = decision.kind === 'offer' ? decision.offers.flatMap(({ tells }) => tells ?? []) : []
  if (told.length > 0)
    return [...new Set(told.flatMap((text) => items.find(({ title }) => text.startsWith(`${title}:`)) ?? []))]
  const moves =
    decision.kind === 'do'
      ? decision.moves
      : decision.kind === 'offer'
        ? decision.offers.flatMap((one) => one.moves)
        : []
  const touched = new Set(moves.map(({ elementId }) => elementId))
  const holding = items.filter(({ things }) => things.some(({ id }) => touched.has(id)))
  const isOfOne = ({ things }: Item) =>
    moves.every(({ elementId }) => things.some(({ id }) => id === elementId))
  return decision.kind === 'do' ? holding : holding.filter((item) => moves.length > 1 && isOfOne(item))
}

/** Which of the things alike on a page were spoken of. */
export function spokenOf({ titles, own }: Subject, items: readonly Item[]): readonly Item[] {
  const named = items.filter(({ title }) => titles.includes(title))
  const exact = named.filter(({ things }) => things.some(({ id }) => own?.includes(id)))
  return exact.length > 0 && new Set(titles).size < named.length ? exact : named
}
