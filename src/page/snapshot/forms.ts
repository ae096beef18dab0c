import { attributeOf, closest, fieldsOf, query } from '../dom/own-members.ts'
import { limits, type PageForm } from '#protocol'
import { isFormField, kindOf } from '../dom/kind.ts'
import type { Marks } from '../privacy/marks.ts'
import { cutLabel } from '../text.ts'
import { isRequired } from '../reading/field-state.ts'

export interface FormsOptions {
  readonly marks: Marks
  readonly nameOf: (element: Element) => string
  readonly idOf: (element: Element) => number
  readonly isReachable: (element: Element) => boolean
}

/** The forms of the page with the fields a visitor could fill. */
export function describeForms(forms: readonly HTMLFormElement[], options: FormsOptions): PageForm[] {
  const { marks, nameOf, idOf, isReachable } = options
  const told = (element: Element, name: string | null) =>
    marks.isMasked(element) ? '' : cutLabel(name ?? '')
  return forms.map((form) => {
    const title = query(form, 'h1,h2,h3,h4,legend')
    // A field that is called `id` hides the form's own.
    const name =
      nameOf(form) || attributeOf(form, 'name') || (title && nameOf(title)) || attributeOf(form, 'id')
    const fields = ([...fieldsOf(form)] as HTMLInputElement[]).filter(
      (field) =>
        isFormField(field) && field.type !== 'hidden' && !marks.isIgnored(field) && isReachable(field),
    )
    return {
      name: told(form, name),
      search: isSearch(form),
      fields: fields.slice(0, limits.fieldsPerForm).map((field) => ({
        elementId: idOf(field),
        name: field.name || field.id,
        type: field.localName === 'input' ? field.type : kindOf(field),
        required: isRequired(field),
        label: told(field, nameOf(field)),
      })),
    }
  })
}

/** Sending it only looks something up: a search landmark, or a GET form around a search field. */
function isSearch(form: HTMLFormElement): boolean {
  if (closest(form, 'search,[role=search]')) return true
  return (
    form.method === 'get' &&
    (query(form, '[type=search],[role=searchbox]') !== null || /\bsearch\b/i.test(form.action))
  )
}
