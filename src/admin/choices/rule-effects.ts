import type { RuleEffect } from '#protocol'

/** What an owner's rule does with what it fits. */
export const effectLabels: Record<RuleEffect, string> = {
  free: 'Never ask',
  ask: 'Always ask first',
  never: 'Never do',
}
