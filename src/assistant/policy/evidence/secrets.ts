import { saysSecret } from '#languages'
import { holdsCardNumber, verbNamed } from '#protocol'
import { isSecret, type Thing } from '../../view/index.ts'
import { named, pointAtIt, type Evidence } from '../row.ts'

/** Passwords, cards and one-time codes are for the visitor alone. */
export const secretField: Evidence = ({ traits, target }) => {
  if (!target || traits.allowedOn.includes('secret')) return undefined
  if (!isSecret(target) && !isPartOfCode(target)) return undefined
  return `blocked_by_policy: ${named(target)} holds a secret; ${pointAtIt}`
}

/** "Digit 1" under "Verification code": a box that only counts is called what the boxes are together. */
function isPartOfCode({ use, name, path }: Thing): boolean {
  const counts = /^(?:\p{L}+ )?\d{1,2}(?: \p{L}+ \d{1,2})?$/u.test(name.trim())
  return use === 'write' && counts && saysSecret(path.at(-1) ?? '')
}

/** A card number is a secret wherever it is written, and in however many pieces of one plan. */
export const secretValue: Evidence = ({ traits, step, target }, { earlier }) => {
  if (!traits.acts) return undefined
  const before = earlier
    .filter(({ elementId, action }) => elementId === step.elementId && verbNamed(action)?.input !== 'key')
    .map(({ inputData = '' }) => inputData)
  const pieces = traits.input === 'text' ? [target?.state.value ?? '', ...before, step.inputData ?? ''] : []
  const values = [step.inputData, step.url, step.values?.join('\n'), JSON.stringify(step.arguments)]
  return [...values, before.concat(step.inputData ?? '').join(''), pieces.join('')].some(holdsCardNumber)
    ? 'blocked_by_policy: card numbers are typed by the visitor alone'
    : undefined
}
