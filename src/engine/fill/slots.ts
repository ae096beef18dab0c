import type { ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import { isSecret, purposeOf, type PageView, type Purpose, type Thing } from '#assistant'
import type { Doable, Scene } from '../candidates/scene.ts'
import type { Meaning } from '../meaning/meanings.ts'
import { cuesIn } from '../words/cues.ts'
import { filledTogether } from './sections/filled-together.ts'
import { namesGroup } from './names/group-names.ts'
import { asksName } from './names/introduced-names.ts'

/** A field that takes a value. */
export interface Slot {
  readonly thing: Thing
  readonly purpose: Purpose | undefined
  readonly labels: readonly Meaning[]
  readonly around: readonly Meaning[]
  /** Options of a list; empty for what is written into. */
  readonly options: readonly Doable[]
  /** Fields of one form are filled together. */
  readonly form: string
  /** The language of its page. */
  readonly language: ConceptLanguage
}

/** The fields of a page, in page order. */
export const slotsOf: (scene: Scene) => readonly Slot[] = oncePerObject(readSlots)

function readSlots({ doables, read, view, language }: Scene): Slot[] {
  const slots: Slot[] = []
  const byThing = new Map<number, Doable[]>()
  for (const doable of doables)
    if (doable.use === 'choose')
      byThing.set(doable.thing.id, [...(byThing.get(doable.thing.id) ?? []), doable])
  const seen = new Set<number>()
  for (const { thing, use, labels, around } of doables) {
    if (
      (use !== 'write' && use !== 'choose') ||
      seen.has(thing.id) ||
      isSecret(thing) ||
      thing.state.readonly
    )
      continue
    seen.add(thing.id)
    slots.push({
      thing,
      purpose: askedFor(thing),
      labels: use === 'write' ? [...labels, ...eitherName(thing.name).map(read)] : around.slice(0, 1),
      around,
      options: byThing.get(thing.id) ?? [],
      form: formOf(thing, view),
      language,
    })
  }
  const placed = slots.map((slot) => (isPlace(slot, slots) ? withPurpose(slot, undefined) : slot))
  const grouped = placed.map((slot) => (asksGroup(slot) ? withPurpose(slot, 'company') : slot))
  const contacts = grouped.map((slot) => (asksPerson(slot, grouped) ? withPurpose(slot, 'name') : slot))
  const surname = contacts.findIndex((slot) => isSurname(slot, contacts))
  return surname === -1 ? contacts : contacts.with(surname, withPurpose(contacts[surname]!, 'family-name'))
}

/** "Name of the group or club" is nobody's name. */
function asksGroup({ purpose, labels }: Slot): boolean {
  return purpose === 'name' && labels.slice(0, 1).some(({ senses }) => namesGroup(senses))
}

/** "Contact" beside fields for a company and for how to reach it asks who speaks for it. */
function asksPerson({ purpose, options, thing, labels, form }: Slot, slots: readonly Slot[]): boolean {
  const [label] = labels
  const beside = new Set(slots.flatMap((slot) => (slot.form === form ? [slot.purpose] : [])))
  return (
    purpose === undefined &&
    options.length === 0 &&
    thing.kind === 'textbox' &&
    label?.words.length === 1 &&
    label.senses.some(({ notion }) => notion === 'help.contact') &&
    beside.has('company') &&
    (beside.has('email') || beside.has('phone')) &&
    ![...beside].some((one) => one !== undefined && names.has(one))
  )
}

const names: ReadonlySet<Purpose> = new Set(['name', 'given-name', 'family-name'])

/** "Name or company" asks for either. */
export function asksParty({ purpose, labels, language }: Slot): boolean {
  return (
    purpose === 'company' &&
    labels.slice(0, 1).some(({ words, senses }) => {
      const either = cuesIn(words, language).find(({ name }) => name === 'or')
      const at = (side: number, isMeant: (notion: string) => boolean) =>
        senses.some(({ notion, places }) => places.includes(side) && isMeant(notion))
      const isOne = (side: number) => at(side, (notion) => asksName.has(notion))
      const isGroup = (side: number) => at(side, (notion) => namesGroup([{ notion }]))
      const [before, behind] = [(either?.from ?? 0) - 1, either?.to ?? -1]
      return (
        either !== undefined && ((isOne(before) && isGroup(behind)) || (isGroup(before) && isOne(behind)))
      )
    })
  )
}

/** A list that takes effect by itself, among the fields of a form that is only implied, is filled in with them. */
function formOf(thing: Thing, view: PageView): string {
  const together = thing.form === undefined ? filledTogether(thing, view) : undefined
  const beside = view.things.flatMap(({ id, form, use }) =>
    together?.has(id) && form !== undefined && use === 'write' ? [form] : [],
  )
  const [only, other] = new Set(beside)
  const form = thing.form ?? (other === undefined ? only : undefined)
  return form === undefined ? `beside ${thing.path.at(-1) ?? ''}` : `form ${form}`
}

/** "Floor / door" is the name of one field and asks for either. */
function eitherName(name: string): string[] {
  const names = name.split(/\s*\/\s*/).filter((one) => /\p{L}{3}/u.test(one))
  return names.length === 2 ? names : []
}

function withPurpose(slot: Slot, purpose: Purpose | undefined): Slot {
  return { ...slot, purpose }
}

/** "From" and "To" beside fields for days ask for places. */
function isPlace({ purpose, thing, form, options }: Slot, slots: readonly Slot[]): boolean {
  const asksForDay = ({ thing: { kind, state } }: Slot) => kind === 'date' || state.inputType === 'date'
  return (
    purpose === 'date' &&
    options.length === 0 &&
    thing.kind === 'textbox' &&
    (thing.state.inputType ?? 'text') === 'text' &&
    slots.some((other) => other.form === form && asksForDay(other))
  )
}

/** What a field is for: one that takes numbers only asks for no hour, whatever its name speaks of: "Time spent (hours)". */
function askedFor(thing: Thing): Purpose | undefined {
  const purpose = purposeOf(thing)
  const counts = thing.kind === 'spinbutton' || thing.state.inputType === 'number'
  return counts && (purpose === 'time' || purpose === 'date') ? 'number' : purpose
}

/** "Vorname" and "Name", "Prénom" and "Nom": beside a field for the first name the other one asks for the rest. */
function isSurname({ purpose, labels, form }: Slot, slots: readonly Slot[]): boolean {
  if (purpose !== 'name' || labels[0]?.words.length !== 1) return false
  const own = slots.filter((slot) => slot.form === form && slot.options.length === 0)
  const purposes = own.map((slot) => slot.purpose)
  return (
    purposes.includes('given-name') &&
    !purposes.includes('family-name') &&
    purposes.filter((one) => one === 'name').length === 1
  )
}
