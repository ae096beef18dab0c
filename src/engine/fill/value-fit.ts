import type { Purpose } from '#assistant'
import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Extent } from '../understand/extent.ts'
import type { ValueKind } from '../understand/values.ts'
import { filling, fits } from '../weights.ts'
import { isBareFigure } from './numbers/bare-figure.ts'
import { isBounded } from './numbers/bounded-fields.ts'
import { boundedSlots } from './numbers/bounded-slots.ts'
import { countsElse, isArticle, isBeforeFigure } from './numbers/counts-else.ts'
import { alikeIn, placeOfDay } from './days/days-of-trip.ts'
import { durationFit } from './days/duration-fit.ts'
import { nounShare } from './numbers/noun-share.ts'
import { isOtherUnit } from './numbers/other-unit.ts'
import { isBorn, isUnborn } from './days/past-day.ts'
import { asksFlat, asksHouseNumber, asksPlace, takesGiven } from './places/placed.ts'
import { isCalled, nearShare, nthShare } from './named/said-beside.ts'
import { sectionFit } from './sections/section-roles.ts'
import { asksParty, type Slot } from './slots.ts'
import { speaksOfMoney } from './numbers/speaks-of-money.ts'
import { isWithinBounds } from './days/within-bounds.ts'
import { whoseName } from './names/whose-name.ts'
import type { Span } from './names/spans.ts'

type Kind = ValueKind | Span['kind']

/** A value or a span of a sentence that may go into a field. */
export interface Offered extends Extent {
  readonly kind: Kind
  readonly value: string
  readonly noun?: string
  readonly order: number
}

interface Where {
  readonly sentence: Sentence
  readonly scene: Scene
  readonly all: readonly Slot[]
}

/** How well a value fits a field, among those of its form and of the page; nothing where it cannot go there. */
export function fitOf(
  value: Offered,
  slot: Slot,
  slots: readonly Slot[],
  { sentence, scene, all }: Where,
): number {
  if (slot.options.length > 0) return 0
  const isFlat = (value.kind === 'street' || value.kind === 'flat') && asksFlat(slot)
  const purpose = asksParty(slot) ? 'party' : isFlat ? 'flat' : purposeIn(slot)
  const base = fits[value.kind]?.[purpose] ?? 0
  if (base === 0) return 0
  // The "a" of "a new car" is no text.
  if (isArticle(value, sentence) && purpose !== 'number' && purpose !== 'amount') return 0
  if (isBeforeFigure(value, sentence)) return 0
  if (takesBound(value, slot, all, sentence) || isOtherUnit(value, slot, sentence)) return 0
  if (isUnborn(value, slot, sentence) || isBorn(value, slot, sentence)) return 0
  if (!isWithinBounds(value, slot, sentence)) return 0
  const near = nearShare(value, slot, sentence, scene)
  const counted = value.kind === 'number' ? nounShare(value, slot, sentence, scene) : 0
  const bare = purpose === 'amount' && isBareFigure(value, sentence)
  if (value.kind === 'number' && counted < 1 && !bare && countsElse(value, slot, sentence)) return 0
  const own = Math.max(counted, nthShare(slot, all, sentence))
  const lasts = counted > 0 ? durationFit(value.at, slot, sentence) : 0
  const filled = (slot.thing.state.value ? 0 : filling.empty) + whoseName(value.kind, slot, slots)
  const only = slots.filter((other) => (fits[value.kind]?.[purposeIn(other)] ?? 0) === base).length === 1
  // What a number counts must be said by the field, or there is no other field for numbers.
  const needsNoName =
    only &&
    (value.kind === 'code' ||
      (purpose === 'number' && isReading(value)) ||
      (value.kind === 'money' && (purpose === 'amount' || (purpose === 'number' && speaksOfMoney(slot)))) ||
      bare)
  if (value.kind === 'place' && !only) return 0
  // What is quoted and named by no field is a message where one is asked for.
  if (value.kind === 'quoted' && purpose === 'message' && near === 0) return filling.least
  const isLoose = loose.has(value.kind) || (value.kind === 'plate' && purpose !== 'plate')
  if (isLoose && near === 0 && own === 0 && !needsNoName) return 0
  // "100 mails a page" is no subject, though mails have one: a text that is a number is called by its name.
  if (counting.has(value.kind) && purpose === 'text' && !isCalled(slot, sentence, scene)) return 0
  const order = orderOf(value, slot, slots, { sentence, scene })
  if (order === undefined) return 0
  const house = purpose === 'house-number' && followsPostcode(value, sentence) ? filling.named : 0
  const section = sectionFit(value, slot, slots, sentence)
  return base + filling.near * near + filling.noun * own + filled + order + lasts + house + section
}

/** A number of many figures counts nothing that could stand behind it: what a meter shows, how far a car has gone. */
function isReading({ kind, value }: Offered): boolean {
  return kind === 'number' && /^\d{4,}$/.test(value) && !/^(?:19|20)\d\d$/.test(value)
}

/** "3841 KL 27", "3841 KL number 27" */
function followsPostcode({ kind, at }: Offered, { values, words }: Sentence): boolean {
  const between = (end: number) => words.filter((word) => word.at >= end && word.end <= at).length
  return (
    kind === 'number' &&
    values.some(({ kind: other, end }) => other === 'postcode' && end <= at && between(end) < 2)
  )
}

/** What bounds a figure says which end of what it is: fields for such ends were looked through with that. */
function takesBound({ kind, at }: Offered, slot: Slot, all: readonly Slot[], sentence: Sentence): boolean {
  return (
    (kind === 'number' || kind === 'money') &&
    boundedSlots(all).some((one) => one.slot === slot) &&
    isBounded(at, sentence)
  )
}

const counting = new Set<Kind>(['number', 'money'])

const loose = new Set<Kind>(['number', 'money', 'code', 'quoted'])

/** Whether a field asks for the number on a car. */
function asksPlate({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => notion === 'field.licence-plate'))
}

function purposeIn(slot: Slot): Purpose | 'text' | 'long-text' | 'house-number' | 'place' | 'plate' {
  const { purpose, thing } = slot
  if (asksHouseNumber(slot)) return 'house-number'
  if (takesGiven(slot)) return 'given-name'
  if (purpose) return purpose
  const type = thing.state.inputType
  if (/^\d{1,3}$/.test(thing.state.value ?? '')) return 'number'
  if (asksPlate(slot)) return 'plate'
  if (asksPlace(slot)) return 'place'
  if (type === 'number' || thing.kind === 'spinbutton' || thing.kind === 'slider') return 'number'
  return thing.kind === 'editor' ? 'long-text' : 'text'
}

/** The first of two days goes into the first of two fields beside each other, unless it is told as the end; nothing for what is told as the other of them. */
function orderOf(
  { kind, order, at, end, value }: Offered,
  slot: Slot,
  slots: readonly Slot[],
  { sentence, scene }: Pick<Where, 'sentence' | 'scene'>,
): number | undefined {
  if (kind !== 'date' && kind !== 'time') return 0
  const { values, cues, words } = sentence
  const alike = alikeIn(slot, slots)
  if (alike.length < 2) return 0
  const place = alike.indexOf(slot)
  const days = values.filter((one) => one.kind === kind)
  const said = placeOfDay({ at, end }, days, alike, sentence)
  if (said !== undefined) return place === said ? filling.order : undefined
  const before = words.findLastIndex((word) => word.end <= at)
  // "To Leeds on 3 May" is no end: what stands between tells of something else.
  const ends = cues.some(
    ({ name, from, to }) =>
      name === 'end' &&
      from <= before &&
      before - to < 2 &&
      words.slice(to, before + 1).every(({ content }) => !content),
  )
  // "Ready at six" beside "Start" and "Ready by": what names the other says more than its place.
  const near = (one: Slot) => nearShare({ kind, at, end }, one, sentence, scene)
  if (kind === 'time' && alike.some((one) => near(one) - near(slot) > filling.fading)) return 0
  const turn = days.length > 1 ? days.findIndex((one) => one.value === value) : ends ? 1 : 0
  return place === turn && order >= 0 ? filling.order : 0
}
