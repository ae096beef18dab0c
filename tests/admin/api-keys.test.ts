import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedDesk, type OwnedDesk } from './support/owned-desk.ts'

describe('API keys', () => {
  let desk: OwnedDesk
  let now = Date.now()
  beforeAll(async () => {
    desk = await ownedDesk({}, { now: () => now })
  })
  afterAll(() => desk.close())

  type Wish = { scope: 'read' | 'write'; siteIds?: string[]; expiresInDays?: number }
  const make = async (wish: Wish) =>
    (await desk.call('makeKey', { token: desk.token, body: { name: 'Nightly', ...wish } })).body

  it('are shown once, and never again', async () => {
    const { key, apiKey } = await make({ scope: 'read' })
    expect(key).toMatch(/^ph_[\w-]{43}$/)
    const listed = await desk.call('listKeys', { token: desk.token })
    expect(listed.body.items[0]).toEqual({ ...apiKey, hint: key.slice(-4) })
    expect(JSON.stringify(listed.body)).not.toContain(key)
  })

  it('read, and write where they may', async () => {
    const params = desk.at
    const reader = (await make({ scope: 'read' })).key
    const writer = (await make({ scope: 'write' })).key
    expect((await desk.call('readConfig', { token: reader, params })).status).toBe(200)
    expect((await desk.call('discardDraft', { token: reader, params })).status).toBe(403)
    const name = { name: 'Lamps' }
    expect((await desk.call('changeSite', { token: writer, params, body: name })).status).toBe(200)
    const { items } = (await desk.call('listSites', { token: reader })).body
    expect(items.map(({ id }) => id)).toContain(desk.site.id)
    const [line] = (await desk.call('listAudit', { token: desk.token })).body.items
    expect(JSON.stringify(line)).toContain('API key Nightly')
  })

  it("never do what is people's", async () => {
    const { key } = await make({ scope: 'write' })
    for (const refused of [
      desk.call('makeKey', { token: key, body: { name: 'Mine', scope: 'write' } }),
      desk.call('invite', { token: key, body: { role: 'owner' } }),
      desk.call('acceptLink', { token: key, body: { token: 'x' } }),
    ])
      expect((await refused).status).toBe(403)
  })

  it('see the sites they are for, and no others', async () => {
    const body = { name: 'Other', hosts: ['other.test'] }
    const { body: other } = await desk.call('createSite', { token: desk.token, body })
    const { key } = await make({ scope: 'read', siteIds: [other.id] })
    expect((await desk.call('readSite', { token: key, params: { id: other.id } })).status).toBe(200)
    expect((await desk.call('readSite', { token: key, params: desk.at })).status).toBe(404)
    expect((await desk.call('listSites', { token: key })).status).toBe(403)
    const foreign = { name: 'No', scope: 'read' as const, siteIds: ['somewhere'] }
    expect((await desk.call('makeKey', { token: desk.token, body: foreign })).error).toMatchObject({
      details: { issues: [{ path: 'body/siteIds/0' }] },
    })
  })

  it('end with their day, and when they are removed; their last use is known', async () => {
    const { key, apiKey } = await make({ scope: 'read', expiresInDays: 1 })
    const read = async () => (await desk.call('readSite', { token: key, params: desk.at })).status
    expect(await read()).toBe(200)
    const { items } = (await desk.call('listKeys', { token: desk.token })).body
    expect(items.find(({ id }) => id === apiKey.id)?.lastUsedAt).toBe(now)
    const { key: gone, apiKey: removed } = await make({ scope: 'read' })
    await desk.call('removeKey', { token: desk.token, params: { keyId: removed.id } })
    expect((await desk.call('readSite', { token: gone, params: desk.at })).status).toBe(401)
    now += 25 * 3_600_000
    expect(await read()).toBe(401)
    expect((await desk.call('readSite', { token: 'ph_nothing', params: desk.at })).status).toBe(401)
  })
})
