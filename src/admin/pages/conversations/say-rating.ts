import type { SessionSummary } from '#protocol'

/** The last rating in a sentence, with the visitor's reason and words. */
export function sayRating({ value, reason, comment }: NonNullable<SessionSummary['rating']>): string {
  const why = [reason, comment && `“${comment}”`].filter(Boolean).join(', ')
  const rated = value === 'up' ? 'Rated up' : 'Rated down'
  return why ? `${rated}: ${why}` : rated
}
