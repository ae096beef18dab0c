import type { Page } from 'playwright-core'
import type { SiteSummary } from '#protocol'
import type { AdminStage } from './admin-stage.ts'
import { holdConversation } from './past-visitor.ts'
import { sampleVisits } from './sample-visits.ts'

/** A call of the admin API with the token of whoever is signed in. */
export type AdminCall = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Listens for the token the dashboard itself sends: it is nowhere else to be found. */
export function adminCallOf(tab: Page, base: string): AdminCall {
  let bearer = ''
  tab.on('request', (request) => {
    bearer = request.headers().authorization ?? bearer
  })
  return async (method, path, body) => {
    const answer = await fetch(`${base}/api/admin${path}`, {
      method,
      headers: { authorization: bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** Makes a dashboard that has been in use for a week: sites, people, versions, conversations. */
export async function fillAdmin(
  stage: AdminStage,
  call: AdminCall,
  clock: { daysAgo: number },
): Promise<{ site: SiteSummary; newestSession: string | undefined }> {
  const site = (await call('POST', '/sites', {
    name: 'Lumen lamps',
    hosts: [stage.host, '*.lumen.example'],
  })) as SiteSummary
  await call('POST', '/sites', {
    name: 'A reading room with rather a long name',
    hosts: ['reading-room.example'],
  })
  for (const { daysAgo, visit } of sampleVisits) {
    clock.daysAgo = daysAgo
    await holdConversation(stage.base, stage.origin, visit)
  }
  clock.daysAgo = 0
  const { draft } = (await call('GET', `/sites/${site.id}/config`)) as { draft: Record<string, unknown> }
  const look = {
    ...draft,
    greeting: 'Good day. Ask me about our lamps, or let me fill in the contact form for you.',
    quickChips: [
      { text: 'Delivery', payload: 'How long does delivery take?' },
      { text: 'Returns', payload: 'How can I return a lamp?' },
    ],
  }
  await call('PUT', `/sites/${site.id}/config`, look)
  await call('POST', `/sites/${site.id}/config/publish`)
  await call('PUT', `/sites/${site.id}/config`, { ...look, primaryColor: '#b45309' })
  await call('PUT', `/sites/${site.id}/policy`, {
    verbs: null,
    confirm: ['Apply discount', '/account/*'],
    deny: ['Close account'],
  })
  await call('POST', '/invitations', { role: 'editor', note: 'The new colleague in the shop' })
  // In the dashboard a conversation has a name of its own.
  const { items } = (await call('GET', `/sites/${site.id}/sessions`)) as { items: readonly { id: string }[] }
  return { site, newestSession: items[0]?.id }
}
