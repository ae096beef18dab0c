import type { IndexedElement } from '#protocol'
import { isKind } from '../kinds.ts'
import { ask, named, type Act, type Rule } from '../rule.ts'
import { elementOf, formOf, type Scene } from '../scene.ts'
import { labelHas } from '../label-has.ts'

/** Whatever hands a form over asks first, except a search, a filter or the way to a next step. */
export const submitting: Rule = {
  id: 'submit',
  check(act, scene) {
    if (act.verb === 'submit') return ask(`submits the form of ${named(act.target)}`)
    if (presses(act))
      return act.target && submits(act.target, scene)
        ? ask(`${named(act.target)} submits its form`)
        : undefined
    if (act.verb === 'press_key' && holdsEnter(act.step.inputData)) return entersForm(act, scene)
    return undefined
  },
}

/** A press of Enter or Space on something that is pressed is a click. */
export function presses({ verb, step, target }: Act): boolean {
  if (verb === 'click' || verb === 'double_click') return true
  return (
    verb === 'press_key' &&
    (isKind(target, 'pressed') || isKind(target, 'ticked')) &&
    /^(?:enter|space| )$/i.test(step.inputData ?? '')
  )
}

function submits(target: IndexedElement, { page }: Scene): boolean {
  const kinds = [target.type, target.inputType].map((kind) => kind?.toLowerCase())
  if (!target.submits && !kinds.includes('submit')) return false
  return !formOf(page, target)?.search && !labelHas('harmless', target.text)
}

/** Without a target the key goes to the field that was written into last. */
function entersForm({ target }: Act, { page, earlier }: Scene) {
  const last = earlier.findLast((step) => step.action === 'type' || step.action === 'append')
  const field = target ?? (last && elementOf(page, last.elementId))
  if (!field) return ask('presses Enter where it may submit something')
  const search =
    formOf(page, field)?.search ||
    /^search(?:box)?$/i.test(field.type ?? '') ||
    /^search$/i.test(field.inputType ?? '') ||
    labelHas('search', field.text)
  return search ? undefined : ask(`Enter in ${named(field)} may submit its form`)
}

function holdsEnter(key: string | undefined): boolean {
  return /(?:^|\+)\s*(?:enter|return)\s*$/i.test(key ?? '')
}
