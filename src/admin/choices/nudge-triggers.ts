import type { SiteConfig } from '#protocol'

/** When a nudge can come. */
export const nudgeTriggers: Record<NonNullable<SiteConfig['nudge']['trigger']>, string> = {
  delay: 'After a while on the page',
  scroll: 'When far enough down the page',
  exit_intent: 'When the pointer leaves for the tabs',
  idle: 'When nothing happens for a while',
  form_abandon: 'When a form is left half filled',
}
