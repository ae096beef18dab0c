import type { IndexedElement } from '#protocol'
import { presses } from '../act.ts'
import { isKind } from '../kinds.ts'
import { ask, named, type Objection, type Rule } from '../rule.ts'
import { formOf, type Scene } from '../scene.ts'
import { labelHas } from '../label-has.ts'

/** Whatever hands a form over asks first, except a search, a filter or the way to a next step. */
export const submitting: Rule = {
  id: 'submit',
  check(act, scene) {
    const { traits, target, key } = act
    if (traits.submits === 'always') return ask(`submits the form of ${named(target)}`)
    if (traits.submits === 'never' || !target) return undefined
    if (presses(act) && submits(target, scene)) return ask(`${named(target)} submits its form`)
    // On a button or a link Enter is a click; anywhere else in a form it hands the form over.
    return key?.key === 'Enter' && !isKind(target, 'pressed') ? entersForm(target, scene) : undefined
  },
}

function submits(target: IndexedElement, { page }: Scene): boolean {
  const kinds = [target.type, target.inputType].map((kind) => kind?.toLowerCase())
  if (!target.submits && !kinds.includes('submit')) return false
  return !formOf(page, target)?.search && !labelHas('harmless', target.text)
}

function entersForm(field: IndexedElement, { page }: Scene): Objection | undefined {
  const search =
    formOf(page, field)?.search ||
    /^search(?:box)?$/i.test(field.type ?? '') ||
    /^search$/i.test(field.inputType ?? '') ||
    labelHas('search', field.text)
  return search ? undefined : ask(`Enter in ${named(field)} may submit its form`)
}
