import type { IndexedElement, PageContext } from '#protocol'
import { isKind } from './kinds.ts'
import { labelHas } from './label-has.ts'

const secretAutocomplete = /(?:^|\s)(?:cc-[a-z-]+|one-time-code|current-password|new-password)(?:\s|$)/i

/** Whether a field holds a password, a card or a one-time code, whichever way the page gives it away. */
export function isSecret(element: IndexedElement, page: PageContext): boolean {
  if (element.secret || /^password$/i.test(element.inputType ?? '') || /^password$/i.test(element.type ?? ''))
    return true
  // In India a PIN is a postal code; the page says so where it matters.
  if (/postal-code/i.test(element.autocomplete ?? '')) return false
  if (secretAutocomplete.test(element.autocomplete ?? '')) return true
  // A link "Forgot your password?" is no secret: only what can be written into is.
  if (isKind(element, 'pressed') || isKind(element, 'ticked')) return false
  const fields = fieldsOf(page).get(element.id) ?? []
  if (fields.some((field) => /^password$/i.test(field.type ?? ''))) return true
  return [element.text, ...fields.flatMap((field) => [field.label, field.name])].some((label) =>
    labelHas('secret', label),
  )
}

type Field = NonNullable<NonNullable<PageContext['forms']>[number]['fields']>[number]
/** A page is asked about once for each of its elements, and never changes. */
const known = new WeakMap<PageContext, ReadonlyMap<number, readonly Field[]>>()

function fieldsOf(page: PageContext): ReadonlyMap<number, readonly Field[]> {
  const before = known.get(page)
  if (before) return before
  const fields = new Map<number, Field[]>()
  for (const field of (page.forms ?? []).flatMap((form) => form.fields ?? [])) {
    if (field.elementId === undefined) continue
    fields.set(field.elementId, [...(fields.get(field.elementId) ?? []), field])
  }
  known.set(page, fields)
  return fields
}
