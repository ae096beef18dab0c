import { plain } from '#protocol'
import type { Doable } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import { filledTogether } from '../../fill/sections/filled-together.ts'
import { moveOf, writing, type Move } from '../../plan/move.ts'
import { askingForFacts } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing, filling } from '../../weights.ts'
import type { Deciding, Decision, Doing } from '../decision.ts'
import { doing } from '../doing.ts'
import { offerOf } from '../if-trusted.ts'
import { isBinding, isSaidBy } from '../ranked/does-all-said.ts'
import { isSo, rankSingle, type Meant } from '../ranked/single.ts'
import { isDenied } from '../several.ts'
import { exactThing } from '../ways/named/exact-thing.ts'
import { formTrust } from './form-trust.ts'
import type { FormReading } from './form.ts'
import { isChosen } from './is-chosen.ts'
import { searchCues } from './search-cues.ts'
import { readSearch } from './search.ts'
import { settingOf, type Settings } from './setting-of.ts'

const ordersBy = new Set<string>(['put', 'press', 'go', 'note', 'send'])

/** A part of a sentence beside the values of a form, and what it is done by. */
type Beside = FormReading['spare'][number] & { readonly move: Move | undefined }

/** The values of a sentence in a form: written, or offered where they may belong elsewhere. */
export function inForm(form: FormReading, sentence: Sentence, deciding: Deciding): Decision | undefined {
  if (form.unexplained - shareOf(form.spare) > choosing.unexplained) return undefined
  if (form.rival && form.unexplained <= choosing.unexplained) return eitherForm(form, form.rival)
  if (isAskedOf(form, sentence) || isSought(form, sentence, deciding)) return undefined
  if (isPressedFor(form, deciding)) return undefined
  const beside = besideOf(form, deciding)
  // What the form's own boxes and lists account for is explained as well as what its fields do.
  const set = beside.filter(({ move }) => move !== undefined && isOwn(move, form, deciding))
  if (form.unexplained - shareOf(set) > choosing.unexplained || form.rival) return undefined
  if (!isWorth(form, set.length + form.ticks > 0)) return undefined
  const filled = fillIn(form, beside, sentence, deciding)
  if (!tellsItself(form) && formTrust(form, filled, sentence, deciding) < choosing.fill)
    return askToFill(filled)
  // One value beside an order that nobody understood is no form.
  const orders = (text: string) => deciding.parsePart(text).cues.some(({ name }) => ordersBy.has(name))
  return form.fillings.length === 1 && filled.open?.some(orders) ? undefined : filled
}

/** The same where most of what was said is not understood: what can go nowhere else is offered to be written there. */
export function offeredForm(form: FormReading, sentence: Sentence, deciding: Deciding): Decision | undefined {
  const own = form.fillings.some(({ slot }) => ownPurposes.has(slot.purpose ?? ''))
  if ((!own && form.fillings.length < 2) || form.rival) return undefined
  return askToFill(fillIn(form, besideOf(form, deciding), sentence, deciding))
}

function besideOf(form: FormReading, deciding: Deciding): Beside[] {
  return form.spare.map((spare) => ({ ...spare, move: otherMove(spare.text, form, deciding) }))
}

function askToFill(filled: Doing): Decision {
  return {
    kind: 'offer',
    offers: [offerOf(filled)],
    question: false,
    text: 'fillThis',
    open: filled.open ?? [],
  }
}

/** "I'm a teacher, my mail is ada@…": what can go nowhere else is filled in, whatever is told beside it. */
function tellsItself({ fillings }: FormReading): boolean {
  return fillings.every(
    ({ slot: { purpose = '' }, guessed }) => ownPurposes.has(purpose) || (people.has(purpose) && !guessed),
  )
}

const ownPurposes: ReadonlySet<string> = new Set(['email', 'phone', 'url', 'postal-code', 'plate'])

function shareOf(parts: FormReading['spare']): number {
  return parts.reduce((sum, { share }) => sum + share, 0)
}

/** Whether something is set that belongs to the form whose values are told. */
function isOwn({ elementId, goal }: Move, form: FormReading, deciding: Deciding): boolean {
  return goal.kind !== 'changed' && togetherIn(form, deciding).has(elementId)
}

/** The boxes and lists of a form, by whether one of its values went into them. */
function ownSettings(form: FormReading, deciding: Deciding): Settings {
  const together = togetherIn(form, deciding)
  const own = deciding.scene.doables.filter(
    ({ thing, use }) => together.has(thing.id) && (use === 'tick' || use === 'choose'),
  )
  const isSet = ({ thing }: Doable) => form.moves.some(({ elementId }) => elementId === thing.id)
  return { open: own.filter((one) => !isSet(one)), set: own.filter(isSet) }
}

function togetherIn({ fillings: [first] }: FormReading, { scene }: Deciding): ReadonlySet<number> {
  return first ? filledTogether(first.slot.thing, scene.view) : new Set()
}

/** A form with what clauses without a value say: what is set comes before anything is sent, what is pressed last. */
function fillIn(form: FormReading, others: readonly Beside[], sentence: Sentence, deciding: Deciding): Doing {
  const facts = others.flatMap(({ text, move, names }) => (move === undefined && !names ? [text] : []))
  const open = others.flatMap(({ text, move, names }) =>
    move === undefined && !names && !isDenied(deciding.parsePart(text)) ? [text] : [],
  )
  const left = form.left.map(({ text }) => text)
  const done = new Set(form.moves.map(({ elementId }) => elementId))
  // "Fragile, it is made of glass": two parts may speak of one box.
  const said = others.flatMap(({ text, move }) => {
    if (!move || done.has(move.elementId)) return []
    done.add(move.elementId)
    return [{ ...move, said: text }]
  })
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
    ...(!form.goesOn && { open }),
    form: sends ? 'sent' : 'filled',
  }
}

/** What a clause beside the values of a form is done by, where it is sure. */
function otherMove(text: string, form: FormReading, deciding: Deciding): Move | undefined {
  const { scene, weights, parsePart } = deciding
  const part = parsePart(text)
  const exact = exactThing(part, scene)
  if (exact?.doable.use === 'tick' && !isSo(exact)) return moveOf(exact.doable, exact.on)
  const own = settingOf(part, ownSettings(form, deciding), deciding)
  if (own) return own
  const { meant, trust } = rankSingle(part, scene, weights, 0)
  const [first] = meant
  const presses = first?.doable.use === 'press'
  const enough = presses ? choosing.act : choosing.each
  if (!first || trust < enough || isSo(first) || (presses && part.acts.size === 0)) return undefined
  // "Flat 2" is an address, and no parcel that is flat.
  if (!isChosen(first, part, scene) || isNumbered(first, part)) return undefined
  // Whether the form is sent was decided with its values.
  if (presses && (form.submits || isBinding(first.doable))) return undefined
  if (presses && (!isSaidBy(first, part) || (part.negated.some(Boolean) && !first.agrees))) return undefined
  // A link would leave the page, and what was filled in with it.
  if (presses && first.doable.thing.kind === 'link' && !part.cues.some(({ name }) => name === 'go'))
    return undefined
  // What belongs to another form is not set beside the values of this one.
  const forms = form.fillings.flatMap(({ slot }) => slot.thing.form ?? [])
  const other = first.doable.thing.form
  const called = presses || [...first.met.values()].includes(0)
  if (forms.length > 0 && (other === undefined ? !called : !forms.includes(other))) return undefined
  return moveOf(first.doable, first.on)
}

/** Whether a part ends in a figure right behind what was met: such a number tells which house, flat or room it is. */
function isNumbered({ met }: Meant, { words, values }: Sentence): boolean {
  const last = words.length - 1
  const figure = values.some(
    ({ kind, text, at }) => kind === 'number' && /^\d/.test(text) && at === words[last]?.at,
  )
  return figure && met.has(last - 1) && !met.has(last)
}

/** "When do you close on Sunday?": a day in a question that names no field is what is asked about. */
function isAskedOf({ fillings }: FormReading, { cues, values }: Sentence): boolean {
  if (!cues.some(({ name }) => askingForFacts.has(name))) return false
  // "Which is the last bus today": a lone day behind a question word is part of what is asked.
  const [only, another] = fillings
  const day = !another && values.some(({ kind, at }) => kind === 'date' && at === only?.at)
  const first = cues.some(({ name, from }) => from === 0 && askingForFacts.has(name))
  return (day && first) || fillings.every(({ guessed, bare }) => guessed || bare)
}

/** "Search for Agnes Varda": what follows a search at the head of a sentence is nobody's name in another form. */
function isSought({ fillings }: FormReading, sentence: Sentence, { scene }: Deciding): boolean {
  const seeks = searchCues(sentence).some(({ name, from }) => name === 'seek' && from === 0)
  if (!seeks || !fillings.every(({ slot }) => people.has(slot.purpose ?? ''))) return false
  const line = readSearch(sentence, scene)
  return line !== undefined && fillings.every(({ slot }) => slot.form !== line.slot.form)
}

/** "Follow Ida Holm": a name that a button bears is said of that, unless more is told with it. */
function isPressedFor({ fillings }: FormReading, { scene }: Deciding): boolean {
  const [only, other] = fillings
  if (!only?.guessed || other || !people.has(only.slot.purpose ?? '')) return false
  const said = plain(only.value)
  return scene.doables.some(({ use, thing }) => use === 'press' && plain(thing.name).includes(said))
}

const people = new Set<string>(['name', 'given-name', 'family-name'])

/** The same values in one of two forms. */
function eitherForm(form: FormReading, rival: readonly Filling[]): Decision {
  const both = [form.fillings, rival]
  const offers = both.map((fillings, at) => ({
    label: [placeOf(fillings, both[1 - at]), ...fillings.map(nameWithValue)].filter(Boolean).join(', '),
    moves: fillings.map(({ slot, value }) => writing(slot.thing, value, slot.thing.name)),
  }))
  return { kind: 'offer', offers, question: false }
}

function nameWithValue({ slot, value }: Filling): string {
  return `${slot.thing.name}: ${value}`
}

/** What stands around a form, the nearest first, and not around the other one. */
function placeOf([one]: readonly Filling[], [other]: readonly Filling[] = []): string | undefined {
  const beside = new Set(other?.slot.around.map(({ text }) => text))
  return one?.slot.around.find(({ text }) => text !== one.slot.thing.name && !beside.has(text))?.text
}

/** A lone option is ranked with everything else, unless more of its form is told with it; values belong to a form if they fit its fields well. */
function isWorth({ fillings, strength, ordered }: FormReading, besides: boolean): boolean {
  const lone = fillings.length === 1 && fillings[0]?.option
  // What else of the form is told makes up for an option of which only a part is said.
  const least = besides ? filling.option * filling.leastOption : choosing.fillingStrength
  return (!lone || besides || ordered) && strength / fillings.length >= least
}
