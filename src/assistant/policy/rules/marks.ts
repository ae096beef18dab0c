import { verbs } from '#protocol'
import { ask, named, refuse, type Rule } from '../rule.ts'
import { elementOf } from '../scene.ts'

/** `data-pagehand="block"`: never acted on. */
export const blockedMark: Rule = {
  id: 'mark-block',
  check({ verb, step, target }, { page }) {
    const reached = verb === 'drag' ? [target, elementOf(page, Number(step.inputData))] : [target]
    const blocked = reached.find((element) => element?.mark === 'block')
    return blocked && verbs[verb].acts
      ? refuse(`blocked_by_policy: the site's owner keeps ${named(blocked)} for the visitor`)
      : undefined
  },
}

/** `data-pagehand="confirm"`: always asks. */
export const confirmMark: Rule = {
  id: 'mark-confirm',
  check: ({ verb, target }) =>
    target?.mark === 'confirm' && verbs[verb].acts
      ? ask(`the site's owner wants to be asked before ${named(target)} is used`)
      : undefined,
}
