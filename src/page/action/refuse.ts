import { verbs, type ActionName } from '#protocol'
import { isSecret } from '../dom/secret.ts'
import { StepFailure } from './failure.ts'
import type { Hands } from './hands.ts'

/** What is never done, whatever a plan says. The server has refused it before; this is the second lock. */
export function refuse(action: ActionName, element: Element, hands: Hands): void {
  if (!verbs[action].acts && action !== 'read' && action !== 'select_text') return
  if (hands.marks.markOf(element) === 'block') {
    throw new StepFailure('blocked_by_policy', 'The owner of this page keeps that part to the visitor.')
  }
  if (verbs[action].acts && 'input' in verbs[action]) refuseSecret(element, hands)
}

/** Passwords, cards and codes are typed by the visitor; files are chosen by the visitor. */
export function refuseSecret(element: Element, { nameOf, marks }: Hands): void {
  const name = nameOf(element) || 'this field'
  if (isSecret(element)) {
    throw new StepFailure('blocked_by_policy', `“${name}” is for the visitor to fill in.`)
  }
  if ((element as HTMLInputElement).type === 'file') {
    throw new StepFailure('blocked_by_policy', 'Choosing a file is left to the visitor.')
  }
  if (marks.markOf(element) === 'block') {
    throw new StepFailure('blocked_by_policy', 'The owner of this page keeps that part to the visitor.')
  }
}
