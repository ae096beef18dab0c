import type { Thing } from '../../../view/index.ts'
import { lineOf } from '../../../view/index.ts'
import { affirms } from '../../labels/answers.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, pointAtIt, type Evidence } from '../../row.ts'

/** Agreeing to terms is the visitor's own act. */
export const consentBox: Evidence = ({ traits, target, step }) =>
  target && traits.answers && consents(target, [step.inputData ?? '', ...(step.values ?? [])])
    ? `blocked_by_policy: ${named(target)} is the visitor's consent; ${pointAtIt}`
    : undefined

/** A box that says so, or a yes to a question that does: "Do you accept the terms?". */
function consents(target: Thing, values: readonly string[]): boolean {
  const { use, names, path, state } = target
  const isAsked = [...names, path.at(-1) ?? ''].some(speaksOfConsent)
  if (use === 'choose') return isAsked && values.some(agrees)
  if (use !== 'tick' || state.checked === true) return false
  return names.some(speaksOfConsent) || (isAsked && names.some(affirms))
}

/** "Yes", "I agree"; not the name of a policy. */
function agrees(option: string): boolean {
  return affirms(option) || (speaksOfConsent(option) && bondIn(option) !== undefined)
}

function speaksOfConsent(name: string): boolean {
  return vocabulary.consent.has(lineOf(name))
}

/** A file comes from the visitor's disk, by the visitor's hand. */
export const fileChooser: Evidence = ({ traits, target }) =>
  target && traits.answers && (target.kind === 'file' || target.state.inputType === 'file')
    ? `blocked_by_policy: ${named(target)} chooses a file; ${pointAtIt}`
    : undefined

/** A test for people is answered by people. */
export const captcha: Evidence = ({ traits, target }) =>
  target && traits.answers && isCaptcha(target)
    ? `blocked_by_policy: ${named(target)} asks for a person; ${pointAtIt}`
    : undefined

function isCaptcha({ names }: Thing): boolean {
  return names.some((name) => vocabulary.captcha.has(lineOf(name)))
}
