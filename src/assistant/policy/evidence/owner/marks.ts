import { named, pointAtIt, type Evidence } from '../../row.ts'

/** `data-pagehand="block"`: never acted on. */
export const blockedMark: Evidence = ({ traits, target, dropTarget, pressed }) => {
  const blocked = [target, dropTarget, pressed].find((thing) => thing?.state.mark === 'block')
  return blocked && !traits.allowedOn.includes('block')
    ? `blocked_by_policy: the site's owner keeps ${named(blocked)} for the visitor; ${pointAtIt}`
    : undefined
}

/** `data-pagehand="confirm"`: always asks. */
export const confirmMark: Evidence = ({ traits, target, pressed }) => {
  const marked = [target, pressed].find((thing) => thing?.state.mark === 'confirm')
  return marked && traits.acts
    ? `the site's owner wants to be asked before ${named(marked)} is used`
    : undefined
}
