import type { AdminCallName } from '#protocol'
import type { CallOptions } from '../../admin/support/start-admin.ts'
import { corner, mill, table } from './cast.ts'
import type { House } from './house.ts'
import type { Written } from './memory.ts'

/** The demo shop's host is wherever the server listens. */
const demo = 'demo'

/** Everything a memory holds, as whoever runs the server, its owners and its visitors get to see it. */
export async function recollect(house: House, days: Written['days'], live: readonly string[]) {
  const { token, names } = house
  async function call<Name extends AdminCallName>(name: Name, options: CallOptions = {}) {
    const answer = await house.call(name, { token, ...options })
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  async function every<Item>(
    read: (page: Record<string, string>) => Promise<{ items: Item[]; next: string | null }>,
  ) {
    const items: Item[] = []
    let page: Record<string, string> = {}
    for (;;) {
      const { items: more, next } = await read(page)
      items.push(...more)
      if (next === null) return items
      page = { cursor: next }
    }
  }

  const { memberships } = await call('me')
  const organisations = []
  for (const { organisation, role } of memberships.toSorted((a, b) =>
    a.organisation.id < b.organisation.id ? -1 : 1,
  )) {
    const query = { organisation: organisation.id }
    organisations.push({
      organisation,
      role,
      // When somebody was last here changes by looking.
      members: (await every((page) => call('listMembers', { query: { ...query, ...page } }))).map(
        ({ account, role, since }) => ({ account, role, since }),
      ),
      invitations: await every((page) => call('listInvitations', { query: { ...query, ...page } })),
      audit: await every((page) => call('listAudit', { query: { ...query, ...page } })),
    })
  }

  const sites = []
  for (const summary of (await every((query) => call('listSites', { query }))).filter(
    ({ id }) => id !== demo,
  )) {
    const params = { id: summary.id }
    const { health, ...assistant } = await call('readAssistant', { params })
    const { published, version, draft, hasDraft } = await call('readConfig', { params })
    const versions = await every((query) => call('listVersions', { params, query }))
    sites.push({
      summary,
      hosts: await call('listHosts', { params }),
      config: { published, version, draft, hasDraft },
      versions: await Promise.all(
        versions.map((each) => call('readVersion', { params: { ...params, version: String(each.version) } })),
      ),
      assistant,
      policy: await call('readPolicy', { params }),
      ...(summary.hosts.includes(new URL(corner).host)
        ? {}
        : { health, ...(await conversations(summary.id)) }),
    })
  }

  const visits = []
  for (const sessionId of live) visits.push(await visit(sessionId))
  return { organisations, sites, visits, messages: await messages() }

  /** What was said. Where a message still waits for its answer this would change while one looks. */
  async function conversations(id: string) {
    const sessions = await every((query) => call('listSessions', { params: { id }, query }))
    return {
      transcripts: await Promise.all(
        sessions.map(async (session) => {
          const read = await call('readSession', { params: { id, sessionId: session.id } })
          return Object.assign(read, { id: names.sessionOf(session.id) })
        }),
      ),
      found: (await call('listSessions', { params: { id }, query: { q: 'open' } })).items.map((found) =>
        names.sessionOf(found.id),
      ),
      stats: await call('readStats', { params: { id }, query: days }),
    }
  }

  async function visit(sessionId: string): Promise<unknown> {
    for (const origin of [mill, table]) {
      const response = await fetch(`${house.url}/api/session/${sessionId}`, { headers: { origin } })
      if (response.ok) return response.json()
    }
    throw new Error(`the session ${sessionId} is gone`)
  }

  async function messages(): Promise<unknown> {
    const response = await fetch(`${house.url}/api/stats`)
    return ((await response.json()) as { messagesProcessed: unknown }).messagesProcessed
  }
}

export type Recollection = Awaited<ReturnType<typeof recollect>>
