import { type LineState, limits } from '#protocol'
import { fieldSelector } from '../../dom/face.ts'
import { isCheckable, isExactField, isFormField, isSelect, isSubmitButton } from '../../dom/kind.ts'
import { acts, type Addresses } from './addresses.ts'
import type { Entry } from '../../reading/entry.ts'
import type { Marks } from '../../privacy/marks.ts'
import {
  attributeNames,
  attributeOf,
  byId,
  fieldsOf,
  hasAttribute,
  matches,
  query,
  rootOf,
} from '../../dom/own-members.ts'
import { autocompleteOf } from '../../privacy/secret.ts'
import { valueOf } from '../../reading/field-state.ts'
import { cutLabel, folded, oneLine } from '../../text.ts'
import { formFacts } from './form-facts.ts'
import { formOf, linkOf, seal, shownWords } from './seal.ts'
import { choosers } from '../../words/beside.ts'
import { joined, wordsIn } from '../../words/chosen-words.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'

export interface StateOptions {
  readonly marks: Marks
  readonly addresses: Addresses
  /** Words behind closed openers. */
  readonly closed: ReadonlyMap<Element, string>
  readonly rulesOf: (element: Element) => string[]
  /** The forms that are told, by their place among them. */
  readonly formIndex: ReadonlyMap<Element, number>
  /** What fields show as chosen that a library draws. */
  readonly chosen: ReadonlyMap<Element, string>
  /** Whether there is any form to stand in. */
  readonly hasForms: boolean
}

type Writable = { -readonly [Key in keyof LineState]: LineState[Key] }
type Reader = (value: string, state: Writable, element: Element) => void

const isTrue = (value: string) => value === 'true'
/** What attributes say. The key is the attribute's name. */
const readers: Record<string, Reader> = {
  'aria-describedby': (_, state, element) => tellAbout(wordsBy(element, 'aria-describedby'), state),
  'aria-description': (value, state) => tellAbout(value, state),
  'aria-checked': (value, state) => {
    state.checked = value === 'mixed' ? 'mixed' : isTrue(value)
  },
  'aria-current': (value, state) => {
    if (value !== 'false' && value !== '') state.current = true
  },
  'aria-expanded': (value, state) => {
    if (/^(true|false)$/.test(value)) state.expanded = isTrue(value)
  },
  'aria-haspopup': (value, state) => {
    if (value !== 'false' && value !== '') state.popup = isTrue(value) ? 'menu' : value
  },
  'aria-invalid': (value, state, element) => {
    if (value !== 'false' && value !== '') state.invalid = complaintOf(element)
  },
  'aria-multiselectable': (value, state) => {
    if (isTrue(value)) state.multiple = true
  },
  'aria-pressed': (value, state) => {
    state.pressed = value !== 'false'
  },
  'aria-readonly': (value, state) => {
    if (isTrue(value)) state.readonly = true
  },
  'aria-required': (value, state) => {
    if (isTrue(value)) state.required = true
  },
  'aria-selected': (value, state) => {
    if (isTrue(value)) state.selected = true
  },
  'aria-valuemax': (value, state) => {
    state.max ??= value
  },
  'aria-valuemin': (value, state) => {
    state.min ??= value
  },
  autocomplete: (_, state, element) => {
    state.autocomplete = autocompleteOf(element)
  },
  max: (value, state) => {
    state.max = value
  },
  min: (value, state) => {
    state.min = value
  },
  step: (value, state) => {
    state.step = value
  },
  target: (value, state) => {
    if (value === '_blank') state.newTab = true
  },
  title: (value, state) => tellAbout(value, state),
}
// What says all by being there.
for (const flag of ['download', 'multiple', 'readonly', 'required'] as const)
  readers[flag] = (_, state) => {
    state[flag] = true
  }

/** What is known of something to act on, but for what the look as a whole tells of it. */
export function stateOf(
  { element, tag, kind, marked, masked, disabled }: Entry,
  name: string,
  { marks, addresses, formIndex, chosen, closed, rulesOf, hasForms }: StateOptions,
): LineState {
  const state: Writable = {}
  const isField = isFormField(element)
  let hasValue = false
  let isLabelled = false
  for (const attribute of attributeNames(element)) {
    const read = readers[attribute]
    if (read) read(attributeOf(element, attribute) ?? '', state, element)
    else {
      hasValue ||= /^(aria-value|contented)/.test(attribute)
      isLabelled ||= attribute.startsWith('aria-label')
    }
  }
  const mark = marked ? marks.markOf(element) : undefined
  const href = linkOf(element)
  const told = href && !masked ? addresses.of(href) : undefined
  if (told !== undefined) state.href = told
  if (isField) tellField(element, name, state, marks, masked)
  else {
    const isDrawn = kind === 'combobox' || state.popup === 'listbox' || matches(element, choosers)
    if ((hasValue || isDrawn || holdsText.test(kind)) && marks.isSecret(element)) state.secret = true
    else if (!masked) {
      const value = hasValue ? valueOf(element) : isDrawn && chosenIn(element, name, marks)
      if (value) state.value = value
    }
  }
  const drawn = masked || state.secret ? undefined : chosen.get(element)
  if (drawn) state.value ??= drawn
  if (tag === 'summary') state.expanded = matches(element, '[open] > *')
  if (disabled || (element as HTMLButtonElement).disabled || (hasForms && matches(element, ':disabled')))
    state.disabled = true
  const form = hasForms ? formOf(element) : null
  const index = form ? formIndex.get(form) : undefined
  if (index !== undefined) state.form = index
  if (isSubmitButton(element))
    tellSubmit(element as HTMLButtonElement, form as HTMLFormElement, state, addresses)
  // A field is told by what it holds, what is hidden stays so, and a name is told once.
  if (state.about && (masked || isField || state.about === name)) delete state.about
  if (mark) state.mark = mark
  const shown = masked || !isLabelled ? '' : shownWords(element, marks)
  if (shown) state.shown = shown
  const behind = closed.get(element)
  if (behind) state.closed = behind
  const rules = rulesOf(element)
  if (rules.length > 0) state.rules = rules
  state.seal = seal(element, { kind, name, shown, href, form, mark })
  return state
}

/** Words that stand in no name of it: only the policy needs them. */
function tellAbout(words: string, state: Writable): void {
  const line = cutLabel(oneLine(words))
  if (line) state.about = state.about ? `${state.about}\n${line}` : line
}

/** What a button hands over, and where to if that is its own affair. */
function tellSubmit(
  button: HTMLButtonElement,
  form: HTMLFormElement | null,
  state: Writable,
  addresses: Addresses,
): void {
  state.submits = true
  const { name, value, localName } = button
  if (name && localName === 'button') tellAbout(`${name}=${value}`, state)
  // Of hidden fields only the word that names an action is reported.
  for (const field of form ? fieldsOf(form) : []) {
    const { type, name: key, value: held } = field as HTMLInputElement
    const [word] = (type === 'hidden' && acts.exec(`${key}=${held}`)) || []
    if (word) tellAbout(`hidden=${word}`, state)
  }
  if (!hasAttribute(button, 'formaction') && !hasAttribute(button, 'formmethod')) return
  const leads = addresses.of(formFacts(form, button).action)
  if (leads !== undefined) state.href = leads
}

/** Kinds that a page can make of any element, with what they hold as text in them. */
const holdsText = /^(combobox|listbox|textbox|searchbox|spinbutton|editor)$/

function tellField(
  field: HTMLInputElement,
  name: string,
  state: Writable,
  marks: Marks,
  masked: boolean,
): void {
  const secret = marks.isSecret(field)
  if (secret) state.secret = true
  if (field.localName === 'input') state.inputType = field.type
  if (isCheckable(field)) state.checked = field.indeterminate ? 'mixed' : field.checked
  const { placeholder } = field
  if (placeholder && folded(placeholder) !== folded(name) && !masked)
    state.placeholder = cutLabel(oneLine(placeholder))
  if (matches(field, userInvalid)) state.invalid ??= complaintOf(field)
  if (secret || masked) return
  const value = valueOf(field)
  if (value) state.value = value
  const options = isSelect(field) ? field.options : field.list?.options
  if (!options) return
  state.options = Array.from(options)
    .slice(0, limits.optionsPerElement)
    .map((option) => cutLabel(oneLine(option.label || option.value)))
  if (options.length > limits.optionsPerElement) state.of = options.length
}

/** What stands in a drop-down that is no field: the choice it shows. */
function chosenIn(element: Element, name: string, { isMasked }: Marks): string | undefined {
  if (query(element, fieldSelector)) return undefined
  const words = joined(wordsIn(element, isMasked))
  return folded(words) === folded(name) ? undefined : words.replace(/[\u200b\u25be\u25bc]/g, '').trim()
}

/** Not every browser knows the selector, and a wrong one throws. */
const userInvalid = globalThis.CSS?.supports('selector(:user-invalid)') ? ':user-invalid' : ':not(*)'

/** What the page itself says is wrong with a field. */
function complaintOf(field: Element): string {
  for (const attribute of ['aria-errormessage', 'aria-describedby']) {
    const told = wordsBy(field, attribute)
    if (told) return told
  }
  return cutLabel((field as HTMLInputElement).validationMessage || 'invalid')
}

/** The words of the elements that an attribute names. */
function wordsBy(element: Element, attribute: string): string {
  const words = (attributeOf(element, attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id && byId(rootOf(element), id)?.textContent) || '')
  return cutLabel(withoutGlyphs(words.join(' ')))
}

/** Whether it takes effect at once: a switch, a tick, a choice or a value outside of anything that would be sent. */
export function isImmediate(element: Element, kind: string): boolean {
  if (!isExactField(element) && !settings.test(kind)) return false
  const form = formOf(element)
  return !form || hasAttribute(element, 'onchange') || !query(form, submitter)
}

const settings = /^((menuitem)?(checkbox|radio)|switch|select|combobox|listbox|slider|spinbutton)$/
const submitter = 'button:not([type=button],[type=reset]),[type=submit],[type=image]'
