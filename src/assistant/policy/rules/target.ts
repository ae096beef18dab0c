import { noElement, verbs, type ActionName } from '#protocol'
import { kindOf, kinds } from '../kinds.ts'
import { named, refuse, type Rule } from '../rule.ts'
import { elementOf } from '../scene.ts'

/** An id that is not on the last snapshot is a guess. */
export const targetExists: Rule = {
  id: 'target-exists',
  check({ verb, step, target }, { page }) {
    const needs = verbs[verb].target
    if (needs === 'none') return undefined
    if (step.elementId === noElement)
      return needs === 'required' ? refuse(`${verb} needs the id of an element`) : undefined
    if (!target) return refuse(`element_not_found: there is no element ${step.elementId} on this page`)
    if (verb === 'drag' && !elementOf(page, Number(step.inputData)))
      return refuse(`element_not_found: there is no element ${step.inputData} to drag to`)
    return undefined
  },
}

const { pressed, ticked, listed, written } = kinds

/** Kinds of elements a verb can do nothing with. A kind we do not know is given the benefit of the doubt. */
const misfits: Partial<Record<ActionName, readonly RegExp[]>> = {
  type: [pressed, ticked, listed],
  append: [pressed, ticked, listed],
  clear: [pressed, ticked, listed],
  set_value: [pressed, ticked],
  select: [pressed, written, /^(?:checkbox|switch)$/],
  check: [pressed, written, listed],
  uncheck: [pressed, written, listed, /^radio$/],
  list_options: [pressed, written, ticked],
}

export const targetFits: Rule = {
  id: 'verb-fits-element',
  check({ verb, target }) {
    if (!target) return undefined
    const kind = kindOf(target)
    return misfits[verb]?.some((misfit) => misfit.test(kind))
      ? refuse(`${verb} does not work on ${named(target)}`)
      : undefined
  },
}

/** Only at the start of a plan: an earlier step may enable what comes after it. */
export const targetEnabled: Rule = {
  id: 'element-enabled',
  check: ({ verb, target }, { earlier }) =>
    target?.disabled && verbs[verb].acts && earlier.length === 0
      ? refuse(`disabled: ${named(target)} cannot be used yet`)
      : undefined,
}
