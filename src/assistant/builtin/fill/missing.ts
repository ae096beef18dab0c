import type { Thing } from '../ground/page-index.ts'

/** The first thing of a form that must be filled in and is not. A radio counts for its whole group. */
export function firstMissing(things: readonly Thing[]): Thing | undefined {
  return things.find((thing) => {
    const { required, disabled, value, checked, parent } = thing.element
    if (!required || disabled) return false
    if (thing.kind === 'radio')
      return !things.some(
        ({ kind, element }) => kind === 'radio' && element.parent === parent && element.checked,
      )
    if (thing.kind === 'toggle') return !checked
    return thing.element.secret ? false : !value
  })
}
