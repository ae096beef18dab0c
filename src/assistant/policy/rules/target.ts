import { dropIdOf, isUsedAs, noElement } from '#protocol'
import { named, refuse, type Rule } from '../rule.ts'

/** An id that is not on the last snapshot is a guess. */
export const targetExists: Rule = {
  id: 'target-exists',
  check({ verb, traits, step, target, dropTarget }) {
    const needs = traits.target
    if (needs === 'none') return undefined
    if (step.elementId === noElement)
      return needs === 'required' ? refuse(`${verb} needs the id of an element`) : undefined
    if (!target) return refuse(`element_not_found: there is no element ${step.elementId} on this page`)
    const onto = traits.input === 'element' ? dropIdOf(step) : undefined
    return onto !== undefined && !dropTarget
      ? refuse(`element_not_found: there is no element ${onto} to drag to`)
      : undefined
  },
}

/** A kind we do not know is given the benefit of the doubt. */
export const targetFits: Rule = {
  id: 'verb-fits-element',
  check: ({ verb, traits, target }) =>
    target && traits.unfit.some((use) => isUsedAs(target.kind, use))
      ? refuse(`${verb} does not work on ${named(target)}`)
      : undefined,
}

/** Only at the start of a plan: an earlier step may enable what comes after it. */
export const targetEnabled: Rule = {
  id: 'element-enabled',
  check: ({ traits, target }, { earlier }) =>
    target?.state.disabled && traits.acts && earlier.length === 0
      ? refuse(`disabled: ${named(target)} cannot be used yet`)
      : undefined,
}
