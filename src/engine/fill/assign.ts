import type { Purpose } from '#assistant'
import type { Scene } from '../candidates/scene.ts'
import { filling, fits } from '../weights.ts'
import type { Sentence } from '../understand/sentence.ts'
import { isBareFigure } from './bare-figure.ts'
import { isBounded } from './bounded-fields.ts'
import { boundedSlots } from './bounded-slots.ts'
import { ageValues } from './age-values.ts'
import { withCountryCode } from './country-code.ts'
import { countedOptions, countsOther } from './counted-options.ts'
import { cuedText } from './cued-text.ts'
import { countsByPlace } from './counts-by-place.ts'
import { countsElse, isArticle, isBeforeFigure } from './counts-else.ts'
import { generations, isOtherGeneration } from './generations.ts'
import { kindValues } from './kind-values.ts'
import { limitValues } from './limit-values.ts'
import { nounShare } from './noun-share.ts'
import { namedNumbers } from './named-numbers.ts'
import { namedValues } from './named-values.ts'
import { inOneSection } from './one-section.ts'
import { isOtherUnit } from './other-unit.ts'
import { optionDays } from './option-days.ts'
import { optionTimes } from './option-times.ts'
import { optionsSaid } from './options-said.ts'
import { partlyNamed } from './partly-named.ts'
import { asksHours, durationFit } from './duration-fit.ts'
import { inThePast, isBorn, isUnborn } from './past-day.ts'
import { partySize } from './party-size.ts'
import { passedOnText } from './passed-on-text.ts'
import { calledValues } from './called-values.ts'
import { withList } from './list-value.ts'
import { asksHouseNumber, asksPlace, placed, sharesPlace, takesGiven } from './placed.ts'
import { announcedText } from './announced-text.ts'
import { asHinted } from './as-hinted.ts'
import { quotedNotes } from './quoted-notes.ts'
import { rangeOptions } from './range-options.ts'
import { routeValues } from './route-values.ts'
import { aroundShare, isCalled, isNamedBeside, nearShare, nthShare } from './said-beside.ts'
import { sectionFit, sharesSection, tellsOfSections, withSection } from './section-roles.ts'
import { asksParty, slotsOf, type Slot } from './slots.ts'
import { spansIn, type Span } from './spans.ts'
import { speaksOfMoney } from './speaks-of-money.ts'
import { isWithinBounds } from './within-bounds.ts'
import { withComma } from './with-comma.ts'
import { withTown } from './with-town.ts'
import { withoutSuffix } from './without-suffix.ts'
import { whoseName } from './whose-name.ts'
import type { ValueKind } from '../understand/values.ts'
import { type Extent, overlap } from '../understand/extent.ts'

/** A value and the field it goes into. */
export interface Filling {
  readonly slot: Slot
  readonly value: string
  readonly option: boolean
  /** Places of the sentence, by characters, that it accounts for. */
  readonly at: number
  readonly end: number
  readonly strength: number
  /** Other words that say where it goes. */
  readonly says?: readonly number[]
  /** A value that does not tell by itself where it goes, and whose field nothing beside it names. */
  readonly guessed?: boolean
  /** A number that says for how many, with nobody named. */
  readonly bare?: boolean
  /** A value that is only one beside others: "I'm Sam" may be a greeting. */
  readonly aside?: boolean
}

/** What of a sentence can be filled in where, and how much of the sentence that leaves unexplained. */
export interface Assignment {
  readonly fillings: readonly Filling[]
  /** Another form that would take them as well. */
  readonly rival: readonly Filling[] | undefined
  /** Values of which no field was found. */
  readonly left: readonly { readonly text: string; readonly at: number }[]
}

type Kind = ValueKind | Span['kind']

interface Offered extends Extent {
  readonly kind: Kind
  readonly value: string
  readonly noun?: string
  readonly order: number
}

/** Finds fields for all values of a sentence in one go; those of one form win together. */
export function assign(sentence: Sentence, scene: Scene): Assignment {
  const slots = slotsOf(scene)
  // "12 of the first and 3 of the third": each may be a form of its own.
  const counted = countsByPlace(sentence, slots)
  if (counted.length > 0) return { fillings: counted, rival: undefined, left: [] }
  const route = routeValues(sentence, scene, slots)
  const isApart = (told: Extent) => !route.some((one) => overlap(one, told))
  const offered = offeredBy(sentence, slots).filter(isApart)
  const others = [
    ...kindValues(sentence, slots, offered),
    ...limitValues(sentence, slots),
    ...namedValues(sentence, scene, slots),
    ...partySize(sentence, slots),
    ...generations(sentence, slots),
    ...ageValues(sentence, slots),
    ...countedOptions(sentence, scene, slots),
    ...quotedNotes(sentence, slots),
    ...announcedText(sentence, scene, slots),
    ...calledValues(sentence, scene, slots),
    ...cuedText(sentence, slots),
    ...passedOnText(sentence, slots),
    ...namedNumbers(sentence, scene, slots),
    ...partlyNamed(sentence, scene, slots),
  ]
  const named = [...route, ...others.filter(isApart)]
  const options = [
    ...optionTimes(sentence, scene, slots),
    ...optionDays(sentence, scene, slots),
    ...rangeOptions(sentence, scene, slots),
    ...optionsSaid(sentence, slots, scene.language).filter((one) => !countsOther(one, sentence, scene)),
  ]
  const forms = [...new Set(slots.map(({ form }) => form))]
  const readings = forms.map((form) => {
    const own = slots.filter((slot) => slot.form === form)
    return inForm(own, { sentence, scene, all: slots, offered, named, options })
  })
  const ranked = readings.filter((one) => one.length > 0).sort((one, other) => total(other) - total(one))
  const [best = [], second = []] = ranked
  const rival = second.length > 0 && total(best) - total(second) < filling.tie ? second : undefined
  const whole = best
    .map((one) => withComma(withoutSuffix(inThePast(one, sentence), sentence), sentence, scene))
    .map((one) => asHinted(withTown(one, sentence, slots)))
    .map((one) => withSection(one, sentence, scene.language))
  const left = offered.filter(
    (told) =>
      told.kind !== 'number' &&
      told.kind !== 'quoted' &&
      !asides.has(told.kind) &&
      !whole.some((one) => overlap(one, told)),
  )
  const fillings = isTorn(best, offered) ? [] : withCountryCode(whole, slots)
  return { fillings, rival, left: left.map(({ value, at }) => ({ text: value, at })) }
}

/** "Move it from Monday to Friday" where there is one field for a day: neither of the two is what is asked for. */
function isTorn(fillings: readonly Filling[], offered: readonly Offered[]): boolean {
  const days = offered.filter(({ kind }) => kind === 'date').map(({ value }) => value)
  const [only, other] = fillings
  return only !== undefined && !other && days.includes(only.value) && new Set(days).size > 1
}

function total(fillings: readonly Filling[]): number {
  return fillings.reduce((sum, { strength }) => sum + strength, 0)
}

function offeredBy(sentence: Sentence, slots: readonly Slot[]): Offered[] {
  const { words, negated, cues } = sentence
  // Five figures are a number like any other where nobody asks for a postcode.
  const asked = slots.some(({ purpose }) => purpose === 'postal-code')
  const values = sentence.values.map((one) =>
    !asked && one.kind === 'postcode' && /^\d+$/.test(one.value) ? { ...one, kind: 'number' as const } : one,
  )
  const droppedAt = (at: number) => {
    const place = words.findIndex((word) => word.at <= at && at < word.end)
    return place !== -1 && (negated[place] || insteadOf(place, cues))
  }
  // "My name is Ada now": what is only said by the way is no day.
  const byTheWay = ({ at, end }: Extent) =>
    cues.some(
      ({ name, from, to }) => name === 'filler' && words[from]?.at === at && words[to - 1]?.end === end,
    )
  const typed = values.filter(
    (one) => !droppedAt(one.at) && !isInName(one.at, one.end, sentence) && !byTheWay(one),
  )
  const spans = spansIn(sentence).map((span) => Object.assign({ value: span.text }, span))
  return [...typed, ...spans]
    .sort((one, other) => one.at - other.at)
    .map((one, order) => Object.assign({ order }, one))
}

/** The 7 of "Last 7 days" is part of a name where something is called so. */
function isInName(at: number, end: number, { names }: Sentence): boolean {
  // A sign before the figure belongs to it, and not to the words of the name.
  return names.some((name) => name.at - 1 <= at && end <= name.end + 1)
}

/** "3 instead of 2": the second number is what it was. */
function insteadOf(place: number, cues: Sentence['cues']): boolean {
  return cues.some(({ name, to }) => name === 'insteadOf' && to === place)
}

interface Told {
  readonly sentence: Sentence
  readonly scene: Scene
  readonly all: readonly Slot[]
  readonly offered: readonly Offered[]
  readonly named: readonly Filling[]
  readonly options: readonly Filling[]
}

function inForm(slots: readonly Slot[], told: Told): Filling[] {
  const { sentence, scene, offered, named, options } = told
  const own = new Set(slots.map(({ thing }) => thing.id))
  const pairs: Filling[] = [
    ...named.filter(({ slot }) => own.has(slot.thing.id)),
    ...options.filter(({ slot }) => own.has(slot.thing.id)),
  ]
  for (const value of offered)
    for (const slot of slots) {
      const strength = fitOf(value, slot, slots, told)
      if (strength < filling.least) continue
      const guessed = unsaid.has(value.kind) && !isNamedBeside(value, slot, told)
      const aside = asides.has(value.kind) || (guessed && isBareFigure(value, sentence))
      const beside = slots.filter((other) => sharesSection(slot, other, scene.language))
      for (const one of placed(value, slot, beside, strength))
        pairs.push({ ...one, ...(guessed && { guessed }), ...(aside && { aside }) })
    }
  const context = Math.max(0, ...slots.slice(0, 1).map((slot) => aroundShare(slot, sentence, scene)))
  pairs.sort((one, other) => other.strength - one.strength || one.at - other.at)
  const taken: Filling[] = []
  for (const pair of pairs) {
    if (isTied(pair, pairs)) continue
    const clashes = taken.some(
      (one) => one.slot === pair.slot || (overlap(one, pair) && !sharesPlace(one, pair)),
    )
    if (!clashes) taken.push(pair)
  }
  if (taken.every(({ aside }) => aside) && taken.filter(({ says }) => says).length < 2) return []
  const order = slots.map(({ thing }) => thing.id)
  const together = (tellsOfSections(taken, sentence) ? taken : inOneSection(taken, pairs, slots)).toSorted(
    (one, other) => order.indexOf(one.slot.thing.id) - order.indexOf(other.slot.thing.id),
  )
  const [first, ...others] = together.map((one) => withList(one, together, sentence))
  return first ? [{ ...first, strength: first.strength + context }, ...others] : []
}

/** "5 hours" where two fields ask for hours: neither is meant more than the other. */
function isTied(pair: Filling, pairs: readonly Filling[]): boolean {
  return (
    asksHours(pair.slot) &&
    pairs.some(
      (other) =>
        other.slot !== pair.slot &&
        other.at === pair.at &&
        Math.abs(other.strength - pair.strength) < filling.tie &&
        asksHours(other.slot),
    )
  )
}

function fitOf(value: Offered, slot: Slot, slots: readonly Slot[], { sentence, scene, all }: Told): number {
  if (slot.options.length > 0) return 0
  const purpose = asksParty(slot, scene.language) ? 'party' : purposeIn(slot)
  const base = fits[value.kind]?.[purpose] ?? 0
  if (base === 0) return 0
  // The "a" of "a new car" is no text.
  if (isArticle(value, sentence) && purpose !== 'number' && purpose !== 'amount') return 0
  if (isBeforeFigure(value, sentence) || isOtherGeneration(value, slot, sentence)) return 0
  if (takesBound(value, slot, all, sentence) || isOtherUnit(value.kind, slot)) return 0
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
  const order = orderOf(value, slot, slots, sentence)
  const house = purpose === 'house-number' && followsPostcode(value, sentence) ? filling.named : 0
  const section = sectionFit(value, slot, slots, sentence, scene.language)
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

/** Names and places that are told by the way. */
const asides = new Set<Kind>(['nickname', 'relative', 'place'])

const counting = new Set<Kind>(['number', 'money'])

const loose = new Set<Kind>(['number', 'money', 'code', 'quoted'])

/** Whether a field asks for the number on a car. */
function asksPlate({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => notion === 'field.licence-plate'))
}

/** Kinds that do not tell by themselves where they go: a page may ask for many days. */
const unsaid = new Set<Kind>(['date', 'time', 'quoted', 'number', 'money', 'name'])

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

/** The first of two days goes into the first of two fields beside each other, unless it is told as the end. */
function orderOf(
  { kind, order, at, value }: Offered,
  slot: Slot,
  slots: readonly Slot[],
  { values, cues, words }: Sentence,
): number {
  if (kind !== 'date' && kind !== 'time') return 0
  const part = slot.thing.path.at(-1)
  const alike = slots.filter(({ purpose, thing }) => purpose === slot.purpose && thing.path.at(-1) === part)
  if (alike.length < 2) return 0
  const place = alike.indexOf(slot)
  const days = values.filter((one) => one.kind === kind)
  const before = words.findLastIndex((word) => word.end <= at)
  // "To Leeds on 3 May" is no end: what stands between tells of something else.
  const ends = cues.some(
    ({ name, from, to }) =>
      name === 'end' &&
      from <= before &&
      before - to < 2 &&
      words.slice(to, before + 1).every(({ content }) => !content),
  )
  const turn = days.length > 1 ? days.findIndex((one) => one.value === value) : ends ? 1 : 0
  return place === turn && order >= 0 ? filling.order : 0
}
