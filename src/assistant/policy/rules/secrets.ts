import { holdsCardNumber, verbs } from '#protocol'
import { named, refuse, type Rule } from '../rule.ts'
import { isSecret } from '../is-secret.ts'

/** May be done to a secret field: it shows the visitor where to write, and reads and writes nothing. */
const pointing = new Set(['scroll_to', 'highlight', 'focus', 'click', 'wait_for'])

/** Passwords, cards and one-time codes are for the visitor alone. */
export const secretField: Rule = {
  id: 'secret-field',
  check({ verb, target }, { page }) {
    if (!target || pointing.has(verb) || !isSecret(target, page)) return undefined
    return refuse(`blocked_by_policy: ${named(target)} holds a secret; ask the visitor to fill it in`)
  },
}

/** A card number is a secret wherever it is written. */
export const secretValue: Rule = {
  id: 'secret-value',
  check: ({ verb, step }) =>
    verbs[verb].acts && [step.inputData, step.url, JSON.stringify(step.arguments)].some(holdsCardNumber)
      ? refuse('blocked_by_policy: card numbers are typed by the visitor alone')
      : undefined,
}
