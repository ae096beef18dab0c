import { saysAnySecret } from '#languages'
import { holdsCardNumber, verbNamed, type PageContext, type SequenceStep } from '#protocol'
import { isSecret, viewOf, type Thing } from '../../../view/index.ts'
import { named, pointAtIt, type Evidence } from '../../row.ts'

/** Passwords, cards and one-time codes are for the visitor alone. */
export const secretField: Evidence = ({ traits, target }) => {
  if (!target || traits.allowedOn.includes('secret')) return undefined
  if (!isSecret(target) && !isPartOfCode(target)) return undefined
  return `blocked_by_policy: ${named(target)} holds a secret; ${pointAtIt}`
}

/** "Digit 1" under "Verification code": a box that only counts is called what the boxes are together. */
function isPartOfCode({ use, name, path }: Thing): boolean {
  const counts = /^(?:\p{L}+ )?\d{1,2}(?: \p{L}+ \d{1,2})?$/u.test(name.trim())
  return use === 'write' && counts && saysAnySecret(path.at(-1) ?? '')
}

/** A card number is a secret wherever it is written, and in however many pieces of one plan. */
export const secretValue: Evidence = ({ traits, step, target }, { earlier, page }) => {
  if (!traits.acts) return undefined
  const before = earlier
    .filter(({ elementId, action }) => elementId === step.elementId && verbNamed(action)?.input !== 'key')
    .map(({ inputData = '' }) => inputData)
  const pieces = traits.input === 'text' ? [target?.state.value ?? '', ...before, step.inputData ?? ''] : []
  const values = [step.inputData, step.url, step.values?.join('\n'), JSON.stringify(step.arguments)]
  const beside = traits.input === 'text' ? besideEachOther(step, earlier, page) : ''
  return [...values, before.concat(step.inputData ?? '').join(''), pieces.join(''), beside].some(
    holdsCardNumber,
  )
    ? 'blocked_by_policy: card numbers are typed by the visitor alone'
    : undefined
}

/** What would stand in a row of fields: the groups of a card, each in a box of its own. */
function besideEachOther(step: SequenceStep, earlier: readonly SequenceStep[], page: PageContext): string {
  const typed = new Map(
    [...earlier, step]
      .filter(({ action }) => verbNamed(action)?.input === 'text')
      .map(({ elementId, inputData = '' }) => [elementId, inputData] as const),
  )
  const fields = viewOf(page).things.filter(({ use }) => use === 'write')
  const runs = fields
    .map(({ id, state }) => (typed.get(id) ?? state.value ?? '').trim())
    .map((value) => (/^\d{3,6}$/.test(value) ? value : '\n'))
  return runs.join(' ').replace(/\n/g, 'x')
}
