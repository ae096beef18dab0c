import { isUsedAs } from '#protocol'
import { labelHas, type Thing } from '../../view/index.ts'
import { presses } from '../act.ts'
import { ask, named, type Objection, type Rule } from '../rule.ts'
import { formOf, type Scene } from '../scene.ts'

/** Whatever hands a form over asks first, except a search, a filter or the way to a next step. */
export const submitting: Rule = {
  id: 'submit',
  check(act, scene) {
    const { traits, target, key } = act
    if (traits.submits === 'always') return ask(`submits the form of ${named(target)}`)
    if (traits.submits === 'never' || !target) return undefined
    if (presses(act) && submits(target, scene)) return ask(`${named(target)} submits its form`)
    // On a button or a link Enter is a click; anywhere else in a form it hands the form over.
    return key?.key === 'Enter' && !isUsedAs(target.kind, 'pressed') ? entersForm(target, scene) : undefined
  },
}

function submits(target: Thing, { page }: Scene): boolean {
  const { submits, inputType } = target.state
  if (!submits && inputType?.toLowerCase() !== 'submit') return false
  return !formOf(page, target)?.search && !labelHas('harmless', target.name)
}

function entersForm(field: Thing, { page }: Scene): Objection | undefined {
  const search =
    formOf(page, field)?.search ||
    field.kind === 'searchbox' ||
    field.state.inputType?.toLowerCase() === 'search' ||
    labelHas('search', field.name)
  return search ? undefined : ask(`Enter in ${named(field)} may submit its form`)
}
