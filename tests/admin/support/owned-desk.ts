import { openOperatorAccess, openStore, type ServerParts } from '#server'
import { startDesk } from './start-desk.ts'

/** A desk with the operator's token, and one registered site. */
export async function ownedDesk(environment: Record<string, string> = {}, parts: ServerParts = {}) {
  const desk = await startDesk(environment, parts)
  const store = await openStore(desk.config)
  const token = await (await openOperatorAccess(desk.config, store)).token(undefined)
  await store.close()
  const body = { name: 'Shop', hosts: ['shop.test'] }
  const { body: site } = await desk.call('createSite', { token, body })

  /** A request of the widget on the site. */
  async function visit(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
    const response = await fetch(desk.url + path, {
      method,
      headers: {
        origin: 'http://shop.test',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  return { ...desk, token, site, visit, at: { id: site.id } }
}

export type OwnedDesk = Awaited<ReturnType<typeof ownedDesk>>
