import type { ActionName } from '#protocol'
import { fail } from './failure.ts'
import type { Hands } from './hands.ts'

const looks = /^(scroll_to|wait_for|highlight|read)$/
const touches = /^((double_)?click|hover|focus|(un)?check|submit)$/

/** What is never done, whatever a plan says. The server has refused it before; this is the second lock. */
export function refuse(action: ActionName, element: Element, hands: Hands): void {
  if (!looks.test(action)) refuseSecret(element, hands, touches.test(action))
}

/** Passwords, cards, codes and files are for the visitor, and so is what the owner has blocked, even to touch. */
export function refuseSecret(element: Element, { marks }: Hands, touchedOnly = false): void {
  const isSealed = () => marks.isSecret(element) || (element as HTMLInputElement).type === 'file'
  if (marks.markOf(element) === 'block' || (!touchedOnly && isSealed()))
    fail('blocked_by_policy', 'That is left to the visitor.')
}
