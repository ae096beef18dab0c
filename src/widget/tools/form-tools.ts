import { isDeclaredSecret } from '#protocol'
import type { FoundTool } from './found-tool.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Forms that offer themselves as tools: `<form toolname="…" tooldescription="…">`. */
export function formTools(document: Document): FoundTool[] {
  return formsOf(document)
    .filter((form) => !isKept(form))
    .map((form) => ({
      name: form.getAttribute('toolname') ?? '',
      description: form.getAttribute('tooldescription') ?? '',
      parameters: schemaOf(form),
      readOnly: false,
      source: 'form',
      run: (input) => send(form, input),
    }))
}

/** Names of those that are no tools of ours: the browser lists them as well. */
export function keptForms(document: Document): ReadonlySet<unknown> {
  return new Set(formsOf(document).flatMap((form) => (isKept(form) ? [form.getAttribute('toolname')] : [])))
}

function formsOf(document: Document): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[toolname]')]
}

/** What the owner of the page keeps from the assistant. */
const kept = '[data-pagehand]:not([data-pagehand=confirm])'

/** A form is kept that the owner marked, itself or the button that sends it, and one that goes to another site. */
function isKept(form: HTMLFormElement): boolean {
  const button = ([...form.elements] as Field[]).find(({ type }) => /^(submit|image)$/.test(type))
  return !!form.closest(kept) || !!button?.closest(kept) || !staysHere(form)
}

/** Without an action a form goes to its own page. */
function staysHere(form: HTMLFormElement): boolean {
  const { baseURI, location } = form.ownerDocument
  const action = form.getAttribute('action')
  return !action || (URL.canParse(action, baseURI) && new URL(action, baseURI).origin === location.origin)
}

/** What a plan may fill in: nothing that is kept from it, no secret (a choice of "Visa •••• 4242" is one), no file, and no box that must be ticked, for that is the visitor's consent. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(
    (field) =>
      field.name !== '' &&
      !field.disabled &&
      !field.closest(kept) &&
      !/[•*x]{2}\W*\d{4}\b/.test(field.textContent ?? '') &&
      field.matches('input, select, textarea') &&
      !/^(hidden|file|submit|button|image|reset)$/.test(field.type) &&
      !(field.type === 'checkbox' && field.required) &&
      !isDeclaredSecret({ inputType: field.type, autocomplete: field.autocomplete }),
  )
}

function schemaOf(form: HTMLFormElement): Record<string, unknown> {
  const properties: Record<string, object> = {}
  const required = new Set<string>()
  for (const field of fieldsOf(form)) {
    const options = optionsOf(field, form)
    properties[field.name] = {
      type: types[field.type] ?? 'string',
      description: field.getAttribute('toolparamdescription') ?? labelOf(field),
      ...(options.length > 0 && { enum: options.slice(0, 50) }),
    }
    if (field.required) required.add(field.name)
  }
  return { type: 'object', properties, required: [...required] }
}

const types: Partial<Record<string, string>> = { number: 'number', range: 'number', checkbox: 'boolean' }

function optionsOf(field: Field, form: HTMLFormElement): string[] {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text.trim())
  if (field.type !== 'radio') return []
  return fieldsOf(form).flatMap((one) => (one.name === field.name ? [one.value] : []))
}

function labelOf(field: Field): string {
  const words = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.title
  return words.replace(/\s+/g, ' ').trim()
}

/** Fills the form in and sends it. What the form does not take is said, and nothing is sent. */
function send(form: HTMLFormElement, input: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(input))
    for (const field of fieldsOf(form)) if (field.name === name) write(field, value)
  const wrong = ([...form.elements] as Field[]).filter(
    (field) => field.willValidate && !field.checkValidity(),
  )
  if (wrong.length > 0)
    throw new Error(
      wrong.map((field) => `${labelOf(field) || field.name}: ${field.validationMessage}`).join('; '),
    )
  form.requestSubmit()
  return 'The form was sent.'
}

function write(field: Field, value: unknown): void {
  const text = String(value)
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((one) => one.text.trim() === text || one.value === text)
    if (!option) throw new Error(`${labelOf(field) || field.name} has no option “${text}”.`)
    option.selected = true
  } else if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === true
  else if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === text
  else {
    // Frameworks watch the property of the element itself; the prototype's reaches the field.
    const prototype = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
