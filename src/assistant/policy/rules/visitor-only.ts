import { isCalled, named, refuse, type Rule } from '../rule.ts'

/** Agreeing to terms is the visitor's own act. */
export const consentBox: Rule = {
  id: 'consent-box',
  check: ({ traits, target }) =>
    target &&
    traits.answers &&
    target.use === 'tick' &&
    target.state.checked !== true &&
    isCalled(target, 'consent')
      ? refuse(`blocked_by_policy: ${named(target)} is the visitor's consent; ask them to tick it`)
      : undefined,
}

/** A file comes from the visitor's disk, by the visitor's hand. */
export const fileChooser: Rule = {
  id: 'file-chooser',
  check: ({ traits, target }) =>
    target && traits.answers && (target.kind === 'file' || target.state.inputType === 'file')
      ? refuse(`blocked_by_policy: ${named(target)} chooses a file; ask the visitor to do it`)
      : undefined,
}

/** A test for people is answered by people. */
export const captcha: Rule = {
  id: 'captcha',
  check: ({ traits, target }) =>
    target && traits.answers && isCalled(target, 'captcha')
      ? refuse(`blocked_by_policy: ${named(target)} asks for a person; ask the visitor to answer it`)
      : undefined,
}
