import type { Page } from '#page'
import type { FoundTool } from './found-tool.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Forms that offer themselves as tools: `<form toolname="…" tooldescription="…">`. One that is kept from the assistant cannot be run. */
export function formTools(page: Page): FoundTool[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[toolname]')].map((form) => ({
    name: form.getAttribute('toolname'),
    description: form.getAttribute('tooldescription'),
    parameters: schemaOf(form, page),
    source: 'form',
    run: isKept(form) ? undefined : (input) => send(form, input, page),
  }))
}

/** What the owner of the page keeps from the assistant. */
const kept = '[data-pagehand]:not([data-pagehand=confirm])'

/** A form is kept that the owner marked, itself or the button that sends it, and one that goes to another site. */
function isKept(form: HTMLFormElement): boolean {
  const buttons = partsOf(form).filter(({ type }) => /^(submit|image)$/.test(type))
  return (
    [form, ...buttons].some((part) => part.closest(kept)) ||
    // A field that is called `action` hides where the form goes.
    !String(form.action).startsWith(`${location.origin}/`)
  )
}

function partsOf(form: HTMLFormElement): Field[] {
  return [...form.elements] as Field[]
}

/** What a plan may fill in: nothing that is kept from it, no secret, and no box that must be ticked, for that is the visitor's consent. */
function fieldsOf(form: HTMLFormElement, page: Page): Field[] {
  return partsOf(form).filter(
    (field) =>
      field.name &&
      !/^(hidden|file|submit|button|image|reset|fieldset|output)$/.test(field.type) &&
      !field.matches(':disabled,[type=checkbox]:required') &&
      !field.closest(kept) &&
      !page.isSecret(field),
  )
}

function schemaOf(form: HTMLFormElement, page: Page): Record<string, unknown> {
  const fields = fieldsOf(form, page)
  const properties: Record<string, object> = {}
  for (const field of fields) {
    const options = optionsOf(field, fields)
    properties[field.name] = {
      type: types[field.type] ?? 'string',
      description: field.getAttribute('toolparamdescription') ?? page.nameOf(field),
      ...(options.length > 0 && { enum: options.slice(0, 50) }),
    }
  }
  const required = new Set(fields.flatMap((field) => (field.required ? [field.name] : [])))
  return { type: 'object', properties, required: [...required] }
}

const types: Partial<Record<string, string>> = { number: 'number', range: 'number', checkbox: 'boolean' }

function optionsOf(field: Field, fields: readonly Field[]): string[] {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text.trim())
  return fields.flatMap(({ type, name, value }) => (type === 'radio' && name === field.name ? [value] : []))
}

/** Fills the form in with the hands that fill in any other, and sends it. What it does not take is said, and nothing is sent. */
async function send(form: HTMLFormElement, input: Record<string, unknown>, page: Page): Promise<string> {
  for (const field of fieldsOf(form, page))
    if (Object.hasOwn(input, field.name)) await fill(field, input[field.name], page)
  const wrong = partsOf(form)
    .filter((field) => !field.checkValidity())
    .map((field) => `${page.nameOf(field)}: ${field.validationMessage}`)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  form.requestSubmit()
  return 'The form was sent.'
}

async function fill(field: Field, value: unknown, page: Page): Promise<void> {
  const ticked = value === true ? 'check' : 'uncheck'
  const { success, description } = await page.run({
    action: field.type === 'checkbox' ? ticked : 'set_value',
    elementId: page.elements.idOf(field),
    inputData: String(value),
    description: '',
  })
  if (!success) throw new Error(`${page.nameOf(field)}: ${description}`)
}
