import type { Scene } from '../candidates/scene.ts'
import { filling } from '../weights.ts'
import type { Sentence } from '../understand/sentence.ts'
import { isBareFigure } from './numbers/bare-figure.ts'
import { withCountryCode } from './places/country-code.ts'
import { cuedText } from './texts/cued-text.ts'
import { kindValues } from './named/kind-values.ts'
import { limitValues } from './numbers/limit-values.ts'
import { namedNumbers } from './named/named-numbers.ts'
import { namedValues } from './named/named-values.ts'
import { inOneSection } from './sections/one-section.ts'
import { optionTimes } from './days/option-times.ts'
import { optionsSaid } from './choices/options-said.ts'
import { partlyNamed } from './named/partly-named.ts'
import { tripWordsOf } from './days/days-of-trip.ts'
import { asksHours } from './days/duration-fit.ts'
import { inThePast } from './days/past-day.ts'
import { partySize } from './numbers/party-size.ts'
import { calledValues } from './named/called-values.ts'
import { withList } from './texts/list-value.ts'
import { placed, sharesPlace } from './places/placed.ts'
import { announcedText } from './texts/announced-text.ts'
import { asHinted } from './days/as-hinted.ts'
import { quotedNotes } from './texts/quoted-notes.ts'
import { aroundShare, isNamedBeside } from './named/said-beside.ts'
import { sharesSection, tellsOfSections, withSection } from './sections/section-roles.ts'
import { slotsOf, type Slot } from './slots.ts'
import { withAddedCompany } from './names/added-company.ts'
import { spansIn } from './names/spans.ts'
import { withComma } from './numbers/with-comma.ts'
import { withTown } from './places/with-town.ts'
import { withoutSuffix } from './without-suffix.ts'
import { type Extent, overlap } from '../understand/extent.ts'
import { fitOf, type Offered } from './value-fit.ts'

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

/** Finds fields for all values of a sentence in one go; those of one form win together. */
export function assign(sentence: Sentence, scene: Scene): Assignment {
  const slots = slotsOf(scene)
  const offered = offeredBy(sentence, slots)
  const named = [
    ...kindValues(sentence, slots, offered),
    ...limitValues(sentence, slots),
    ...namedValues(sentence, scene, slots),
    ...partySize(sentence, slots),
    ...quotedNotes(sentence, slots),
    ...announcedText(sentence, scene, slots),
    ...calledValues(sentence, scene, slots),
    ...cuedText(sentence, slots),
    ...namedNumbers(sentence, scene, slots),
    ...partlyNamed(sentence, scene, slots),
  ]
  const options = [...optionTimes(sentence, scene, slots), ...optionsSaid(sentence, slots, scene.language)]
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
    .map((one) => withSection(one, sentence))
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
  const found = withAddedCompany(spansIn(sentence), sentence, slots).map((span) =>
    Object.assign({ value: span.text }, span),
  )
  // The 3 of "flat 3" counts nothing.
  const flats = found.filter(({ kind }) => kind === 'flat')
  const apart = typed.filter((one) => one.kind !== 'number' || !flats.some((flat) => overlap(flat, one)))
  return [...apart, ...found]
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
      const says = tripWordsOf(value, slot, slots, sentence)
      const guessed = unsaid.has(value.kind) && says.length === 0 && !isNamedBeside(value, slot, told)
      const aside = asides.has(value.kind) || (guessed && isBareFigure(value, sentence))
      for (const one of placed(value, slot, besideOf(slot, slots), strength))
        pairs.push({
          ...one,
          ...(guessed && { guessed }),
          ...(aside && { aside }),
          ...(says.length > 0 && { says }),
        })
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

/** The fields of a form that ask of the same one as another does. */
function besideOf(slot: Slot, slots: readonly Slot[]): readonly Slot[] {
  return slots.filter((other) => sharesSection(slot, other))
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

/** Names and places that are told by the way. */
const asides = new Set<Offered['kind']>(['nickname', 'relative', 'place', 'flat'])

/** Kinds that do not tell by themselves where they go: a page may ask for many days. */
const unsaid = new Set<Offered['kind']>(['date', 'time', 'quoted', 'number', 'money', 'name'])
