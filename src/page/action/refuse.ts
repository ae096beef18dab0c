import { type ActionName, verbs } from '#protocol'
import { isSecret } from '../dom/secret.ts'
import { fail } from './failure.ts'
import type { Hands } from './hands.ts'

/** What is never done, whatever a plan says. The server has refused it before; this is the second lock. */
export function refuse(action: ActionName, element: Element, hands: Hands): void {
  const verb = verbs[action]
  if (verb.acts && hands.marks.markOf(element) === 'block') {
    fail('blocked_by_policy', 'The owner of this page leaves that part to the visitor.')
  }
  if (verb.acts ? 'input' in verb : /^(select_text|list_options)$/.test(action)) refuseSecret(element, hands)
}

/** Passwords, cards, codes and files are for the visitor, and so is what the owner has blocked. */
export function refuseSecret(element: Element, { marks }: Hands): void {
  if (
    isSecret(element) ||
    (element as HTMLInputElement).type === 'file' ||
    marks.markOf(element) === 'block'
  ) {
    fail('blocked_by_policy', 'That is for the visitor to fill in.')
  }
}
