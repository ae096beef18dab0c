import { holdsCardNumber } from '#protocol'
import { isSecret } from '../../view/index.ts'
import { named, refuse, type Rule } from '../rule.ts'

/** Passwords, cards and one-time codes are for the visitor alone. */
export const secretField: Rule = {
  id: 'secret-field',
  check({ traits, target }) {
    if (!target || traits.allowedOn.includes('secret') || !isSecret(target)) return undefined
    return refuse(`blocked_by_policy: ${named(target)} holds a secret; ask the visitor to fill it in`)
  },
}

/** A card number is a secret wherever it is written. */
export const secretValue: Rule = {
  id: 'secret-value',
  check: ({ traits, step }) =>
    traits.acts &&
    [step.inputData, step.url, step.values?.join('\n'), JSON.stringify(step.arguments)].some(holdsCardNumber)
      ? refuse('blocked_by_policy: card numbers are typed by the visitor alone')
      : undefined,
}
