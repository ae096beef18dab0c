import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

describe('API keys', () => {
  let admin: OwnedAdmin
  let now = Date.now()
  beforeAll(async () => {
    admin = await ownedAdmin({}, { now: () => now })
  })
  afterAll(() => admin.close())

  type Wish = { scope: 'read' | 'write'; siteIds?: string[]; expiresInDays?: number }
  const make = async (wish: Wish) =>
    (await admin.call('makeKey', { token: admin.token, body: { name: 'Nightly', ...wish } })).body

  it('are shown once, and never again', async () => {
    const { key, apiKey } = await make({ scope: 'read' })
    expect(key).toMatch(/^ph_[\w-]{43}$/)
    const listed = await admin.call('listKeys', { token: admin.token })
    expect(listed.body.items[0]).toEqual({ ...apiKey, hint: key.slice(-4) })
    expect(JSON.stringify(listed.body)).not.toContain(key)
  })

  it('read, and write where they may', async () => {
    const params = admin.at
    const reader = (await make({ scope: 'read' })).key
    const writer = (await make({ scope: 'write' })).key
    expect((await admin.call('readConfig', { token: reader, params })).status).toBe(200)
    expect((await admin.call('discardDraft', { token: reader, params })).status).toBe(403)
    const name = { name: 'Lamps' }
    expect((await admin.call('changeSite', { token: writer, params, body: name })).status).toBe(200)
    const { items } = (await admin.call('listSites', { token: reader })).body
    expect(items.map(({ id }) => id)).toContain(admin.site.id)
    const [line] = (await admin.call('listAudit', { token: admin.token })).body.items
    expect(JSON.stringify(line)).toContain('API key Nightly')
  })

  it("never do what is people's", async () => {
    const { key } = await make({ scope: 'write' })
    for (const refused of [
      admin.call('makeKey', { token: key, body: { name: 'Mine', scope: 'write' } }),
      admin.call('invite', { token: key, body: { role: 'owner' } }),
      admin.call('acceptLink', { token: key, body: { token: 'x' } }),
    ])
      expect((await refused).status).toBe(403)
  })

  it('see the sites they are for, and no others', async () => {
    const body = { name: 'Other', hosts: ['other.test'] }
    const { body: other } = await admin.call('createSite', { token: admin.token, body })
    const { key } = await make({ scope: 'read', siteIds: [other.id] })
    expect((await admin.call('readSite', { token: key, params: { id: other.id } })).status).toBe(200)
    expect((await admin.call('readSite', { token: key, params: admin.at })).status).toBe(404)
    expect((await admin.call('listSites', { token: key })).status).toBe(403)
    const foreign = { name: 'No', scope: 'read' as const, siteIds: ['somewhere'] }
    expect((await admin.call('makeKey', { token: admin.token, body: foreign })).error).toMatchObject({
      details: { issues: [{ path: 'body/siteIds/0' }] },
    })
  })

  it('end with their day, and when they are removed; their last use is known', async () => {
    const { key, apiKey } = await make({ scope: 'read', expiresInDays: 1 })
    const read = async () => (await admin.call('readSite', { token: key, params: admin.at })).status
    expect(await read()).toBe(200)
    const { items } = (await admin.call('listKeys', { token: admin.token })).body
    expect(items.find(({ id }) => id === apiKey.id)?.lastUsedAt).toBe(now)
    const { key: gone, apiKey: removed } = await make({ scope: 'read' })
    await admin.call('removeKey', { token: admin.token, params: { keyId: removed.id } })
    expect((await admin.call('readSite', { token: gone, params: admin.at })).status).toBe(401)
    now += 25 * 3_600_000
    expect(await read()).toBe(401)
    expect((await admin.call('readSite', { token: 'ph_nothing', params: admin.at })).status).toBe(401)
  })
})
