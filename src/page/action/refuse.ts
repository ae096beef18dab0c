import { type ActionName, type Verb, verbs } from '#protocol'
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
