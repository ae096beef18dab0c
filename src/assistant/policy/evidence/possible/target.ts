import { dropIdOf, isUsedAs, noElement } from '#protocol'
import { named, type Evidence } from '../../row.ts'

/** An id that is not on the last snapshot is a guess. */
export const targetMissing: Evidence = ({ verb, traits, step, target, dropTarget }) => {
  const needs = traits.target
  if (needs === 'none') return undefined
  if (step.elementId === noElement)
    return needs === 'required' ? `${verb} needs the id of an element` : undefined
  if (!target) return `element_not_found: there is no element ${step.elementId} on this page`
  const onto = traits.input === 'element' ? dropIdOf(step) : undefined
  return onto !== undefined && !dropTarget
    ? `element_not_found: there is no element ${onto} to drag to`
    : undefined
}

/** A kind we do not know is given the benefit of the doubt. */
export const targetUnfit: Evidence = ({ verb, traits, target }) =>
  target && traits.unfit.some((use) => isUsedAs(target.kind, use))
    ? `${verb} does not work on ${named(target)}`
    : undefined

/** Only at the start of a plan: an earlier step may enable what comes after it. */
export const targetDisabled: Evidence = ({ traits, target }, { earlier }) =>
  target?.state.disabled && traits.acts && earlier.length === 0
    ? `disabled: ${named(target)} cannot be used yet`
    : undefined

/** A button may have become another one between the two presses of a double click. */
export const pressedTwice: Evidence = ({ traits, target }) =>
  traits.presses &&
  traits.uses.includes('at') &&
  !traits.uses.includes('times') &&
  target &&
  once.has(target.kind)
    ? `use click on ${named(target)}: it is pressed once`
    : undefined

const once = new Set(['button', 'menuitem', 'checkbox', 'switch', 'radio'])
