import { ask, named, refuse, type Rule } from '../rule.ts'

/** `data-pagehand="block"`: never acted on. */
export const blockedMark: Rule = {
  id: 'mark-block',
  check({ traits, target, dropTarget }) {
    const blocked = [target, dropTarget].find((thing) => thing?.state.mark === 'block')
    return blocked && !traits.allowedOn.includes('block')
      ? refuse(`blocked_by_policy: the site's owner keeps ${named(blocked)} for the visitor`)
      : undefined
  },
}

/** `data-pagehand="confirm"`: always asks. */
export const confirmMark: Rule = {
  id: 'mark-confirm',
  check: ({ traits, target }) =>
    target?.state.mark === 'confirm' && traits.acts
      ? ask(`the site's owner wants to be asked before ${named(target)} is used`)
      : undefined,
}
