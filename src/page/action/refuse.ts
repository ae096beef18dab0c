import { type ActionName, holdsCardNumber, type Verb, verbs } from '#protocol'
import { fieldsOf } from '../dom/own-members.ts'
import { isTextField } from '../dom/text-field.ts'
import { fail } from './failure.ts'
import type { Hands } from './hands.ts'

/** What is never done, whatever a plan says. The server has refused it before; this is the second lock. */
export function refuse(action: ActionName, element: Element, hands: Hands): void {
  refuseSecret(element, hands, verbs[action].allowedOn)
}

/** Passwords, cards, codes and files are for the visitor, and so is what the owner has blocked. */
export function refuseSecret(element: Element, { marks }: Hands, allowedOn: Verb['allowedOn'] = []): void {
  const isSealed = () => marks.isSecret(element) || (element as HTMLInputElement).type === 'file'
  if (
    (!allowedOn.includes('block') && marks.markOf(element) === 'block') ||
    (!allowedOn.includes('secret') && isSealed())
  )
    fail('blocked_by_policy', 'That is left to the visitor.')
}

/** The number of a card is not written in parts either: into one field bit by bit, or over several beside each other. */
export function refuseCard(field: Element, wanted: string): void {
  const { form } = field as HTMLInputElement
  const fields = form ? [...fieldsOf(form)] : [...(field.parentElement?.children ?? [])]
  const around = fields.filter(isTextField).map((each) => (each === field ? wanted : each.value))
  const digits = around.map((value) => (/^[\d\s.-]{1,7}$/.test(value) ? value : '/'.repeat(4)))
  if (holdsCardNumber(wanted) || holdsCardNumber(digits.join('')))
    fail('blocked_by_policy', 'The number of a card is left to the visitor.')
}
