import { verbNamed, type IndexedElement, type PageContext, type SequenceStep, type Verb } from '#protocol'
import { isSecret } from '../policy/is-secret.ts'
import { elementOf, formOf } from '../policy/scene.ts'

export interface FormValue {
  readonly elementId: number
  readonly label: string
  /** Undefined: there is one, and it is nobody's business. */
  readonly value: string | undefined
}

/**
 * What the form around an element holds. A widget that does not tell values is helped out
 * with what the plan's own earlier steps wrote.
 */
export function formValues(
  target: IndexedElement | undefined,
  page: PageContext,
  done: readonly SequenceStep[],
): FormValue[] {
  const fields = target ? fieldsAround(target, page) : []
  return fields.flatMap((element): FormValue[] => {
    const label = element.text ?? labelInForm(element, page) ?? String(element.id)
    if (isSecret(element, page))
      return element.value ? [{ elementId: element.id, label, value: undefined }] : []
    if (element.mark === 'mask') return [{ elementId: element.id, label, value: undefined }]
    const written = done.findLast((step) => step.elementId === element.id && fills(step))
    const value = element.checked === true ? '✓' : element.value || (written && valueOf(written))
    return value ? [{ elementId: element.id, label, value }] : []
  })
}

/** What a step brings along for its field: words, a value, the labels of options. */
export function valueOf({ inputData, values }: SequenceStep): string {
  return inputData ?? values?.join(', ') ?? ''
}

const valueInputs = new Set<Verb['input']>(['text', 'option', 'value'])

function fills({ action }: SequenceStep): boolean {
  const verb = verbNamed(action)
  return verb?.answers === true && valueInputs.has(verb.input)
}

function fieldsAround(target: IndexedElement, page: PageContext): IndexedElement[] {
  const elements = page.indexedElements ?? []
  if (target.form !== undefined)
    return elements.filter((element) => element.form === target.form && element.id !== target.id)
  // Plain widgets list a form's fields but not its buttons: with a single form there is no doubt.
  const form = formOf(page, target) ?? (page.forms?.length === 1 ? page.forms[0] : undefined)
  return (form?.fields ?? []).flatMap(({ elementId }) => {
    const element = elementId === target.id ? undefined : elementOf(page, elementId)
    return element ? [element] : []
  })
}

function labelInForm(element: IndexedElement, page: PageContext): string | undefined {
  return page.forms?.flatMap((form) => form.fields ?? []).find((field) => field.elementId === element.id)
    ?.label
}
