import { openOperatorAccess, openStore, type ServerParts } from '#server'
import { startAdmin } from './start-admin.ts'

/** A dashboard with the operator's token, and one registered site. */
export async function ownedAdmin(environment: Record<string, string> = {}, parts: ServerParts = {}) {
  const admin = await startAdmin(environment, parts)
  const store = await openStore(admin.config)
  const token = await (await openOperatorAccess(admin.config, store)).token(undefined)
  await store.close()
  const body = { name: 'Shop', hosts: ['shop.test'] }
  const { body: site } = await admin.call('createSite', { token, body })

  /** A request of the widget on the site. */
  async function visit(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
    const response = await fetch(admin.url + path, {
      method,
      headers: {
        origin: 'http://shop.test',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  return { ...admin, token, site, visit, at: { id: site.id } }
}

export type OwnedAdmin = Awaited<ReturnType<typeof ownedAdmin>>
