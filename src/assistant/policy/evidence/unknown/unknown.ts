import { grantKey } from '../../grant-key.ts'
import { named, type Evidence } from '../../row.ts'

/** The visitor has agreed to this in this conversation, or to the plan that it is part of. */
export const agreedBefore: Evidence = (act, { agreed, page }) =>
  agreed.has(grantKey(act, page))
    ? `the visitor agreed to ${named(act.pressed ?? act.target)} before`
    : undefined

/** Nothing tells what it would do. */
export const unknownAct: Evidence = ({ pressed, target }) => ({
  reason: `nothing tells what ${named(pressed ?? target)} does`,
  remembers: true,
})
