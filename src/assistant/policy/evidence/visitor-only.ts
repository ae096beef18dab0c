import type { Thing } from '../../view/index.ts'
import { lineOf } from '../../view/index.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { named, pointAtIt, type Evidence } from '../row.ts'

/** Agreeing to terms is the visitor's own act. */
export const consentBox: Evidence = ({ traits, target }) =>
  target &&
  traits.answers &&
  target.use === 'tick' &&
  target.state.checked !== true &&
  isCalled(target, 'consent')
    ? `blocked_by_policy: ${named(target)} is the visitor's consent; ${pointAtIt}`
    : undefined

/** A file comes from the visitor's disk, by the visitor's hand. */
export const fileChooser: Evidence = ({ traits, target }) =>
  target && traits.answers && (target.kind === 'file' || target.state.inputType === 'file')
    ? `blocked_by_policy: ${named(target)} chooses a file; ${pointAtIt}`
    : undefined

/** A test for people is answered by people. */
export const captcha: Evidence = ({ traits, target }) =>
  target && traits.answers && isCalled(target, 'captcha')
    ? `blocked_by_policy: ${named(target)} asks for a person; ${pointAtIt}`
    : undefined

function isCalled({ names }: Thing, group: 'consent' | 'captcha'): boolean {
  return names.some((name) => vocabulary[group].has(lineOf(name)))
}
