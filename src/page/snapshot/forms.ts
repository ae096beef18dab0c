import { type FormField, limits, type PageForm } from '#protocol'
import { isFormField, kindOf } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { cut } from '../text.ts'
import { isRequired } from './describe.ts'

export interface FormsOptions {
  readonly marks: Marks
  readonly nameOf: (element: Element) => string
  readonly idOf: (element: Element) => number
  readonly isReachable: (element: Element) => boolean
}

/** The forms of the page with the fields a visitor could fill. */
export function describeForms(
  forms: readonly HTMLFormElement[],
  { marks, nameOf, idOf, isReachable }: FormsOptions,
): PageForm[] {
  return forms.slice(0, limits.forms).map((form) => ({
    name: marks.isMasked(form) ? '' : formName(form, nameOf),
    fields: fieldsOf(form)
      .filter((field) => !marks.isIgnored(field) && isReachable(field))
      .slice(0, limits.fieldsPerForm)
      .map((field) => describeField(field, marks.isMasked(field) ? '' : nameOf(field), idOf(field))),
    search: isSearch(form),
  }))
}

/** Forms that have nothing to fill and nothing to send are not worth a place in the list. */
export function formsWorthTelling(forms: readonly HTMLFormElement[], marks: Marks): HTMLFormElement[] {
  return forms.filter((form) => !marks.isIgnored(form) && form.elements.length > 0)
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (field): field is HTMLInputElement => isFormField(field) && (field as HTMLInputElement).type !== 'hidden',
  )
}

function describeField(field: HTMLInputElement, label: string, elementId: number): FormField {
  return {
    elementId,
    name: field.name || field.id,
    type: field.localName === 'input' ? field.type : kindOf(field),
    required: isRequired(field),
    label: cut(label, limits.labelCharacters),
  }
}

function formName(form: HTMLFormElement, nameOf: (element: Element) => string): string {
  const heading = form.querySelector('h1,h2,h3,h4,h5,h6,legend')
  const name =
    nameOf(form) ||
    form.getAttribute('name') ||
    (heading && nameOf(heading)) ||
    form.id ||
    (form.getAttribute('action') ?? '')
  return cut(name, limits.labelCharacters)
}

/** Sending it only looks something up: a search landmark, or a GET form around a search field. */
function isSearch(form: HTMLFormElement): boolean {
  if (form.closest('search,[role="search"]')) return true
  if (form.method !== 'get') return false
  return (
    form.querySelector('input[type="search"],[role="searchbox"]') !== null ||
    /\bsearch\b/i.test(form.getAttribute('action') ?? '')
  )
}
