import type { Intent } from './intent.ts'

const pointing =
  /^(?:it|that|this|them|that one|this one|that page|this page|that section|there|the page|that site)$/i

/** Gives `open that page` the thing that was spoken of before. */
export function referBack(intent: Intent, topic: string | undefined): Intent {
  if (topic === undefined || !('target' in intent) || !pointing.test(intent.target)) return intent
  return { ...intent, target: topic }
}

/** What a clause was about, for a later `it`. */
export function topicOf(intent: Intent, clause: string): string {
  return 'target' in intent && intent.target !== '' ? intent.target : clause
}
