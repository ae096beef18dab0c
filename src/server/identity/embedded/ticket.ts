import { dashboardPaths } from '#protocol'
import type { Sealer } from '../sealer.ts'

const name = 'pagehand_ticket'
const lifeMs = 300_000

/** Signs in whoever has just set a password by a link, so that they need not type it a second time. */
export function createTickets(options: { sealer: Sealer; publicUrl: () => string; now: () => number }) {
  const { sealer, publicUrl, now } = options
  const cookie = (value: string, maxAge: number) =>
    [
      `${name}=${value}`,
      `Path=${dashboardPaths.provider}/interaction`,
      `Max-Age=${maxAge}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(publicUrl().startsWith('https:') ? ['Secure'] : []),
    ].join('; ')
  return {
    /** The cookie for a subject. */
    issue(subject: string): string {
      const body = JSON.stringify({ subject, until: now() + lifeMs })
      return cookie(sealer.seal(body, name), lifeMs / 1_000)
    },
    /** The subject of a ticket that is still good. */
    read(cookies: string | undefined): string | undefined {
      const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies ?? '')?.[1]
      if (value === undefined) return undefined
      try {
        const { subject, until } = JSON.parse(sealer.open(value, name)) as { subject: string; until: number }
        return until > now() ? subject : undefined
      } catch {
        return undefined
      }
    },
    clear: () => cookie('', 0),
  }
}

export type Tickets = ReturnType<typeof createTickets>
