import { verbNamed, type PageContext, type SequenceStep, type Verb } from '#protocol'
import { isSecret, viewOf, type Thing } from '../../view/index.ts'

export interface FormValue {
  readonly elementId: number
  readonly label: string
  /** Undefined: there is one, and it is not shown. */
  readonly value: string | undefined
}

/**
 * What the form around a thing holds. A widget that does not tell values is helped out
 * with what the plan's own earlier steps wrote.
 */
export function formValues(
  target: Thing | undefined,
  page: PageContext,
  done: readonly SequenceStep[],
): FormValue[] {
  const fields = target ? membersAround(target, page) : []
  return fields.flatMap((field): FormValue[] => {
    const { id, name, state } = field
    const label = name || String(id)
    if (isSecret(field)) return state.value ? [{ elementId: id, label, value: undefined }] : []
    if (state.mark === 'mask') return [{ elementId: id, label, value: undefined }]
    const written = done.findLast((step) => step.elementId === id && fills(step))
    const value = state.checked === true ? '✓' : state.value || (written && valueOf(written))
    return value ? [{ elementId: id, label, value }] : []
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

/** Everything else in the form of a thing. */
function membersAround(target: Thing, page: PageContext): Thing[] {
  const { things, forms } = viewOf(page)
  // Plain widgets list a form's fields but not its buttons: with a single form that has none there is no doubt.
  const [only, other] = forms.filter((form) => form.declared)
  const buttonless = only && !other && only.submits.length === 0 ? only.index : undefined
  const form = target.form ?? buttonless
  return form === undefined ? [] : things.filter((thing) => thing.form === form && thing.id !== target.id)
}
