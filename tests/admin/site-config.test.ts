import { defaultSiteConfig, type SiteConfig } from '#protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

const config = defaultSiteConfig('Shop')
const red: SiteConfig = { ...config, primaryColor: '#c81e3a', greeting: 'Welcome in red.' }

describe('a site and its looks', () => {
  let admin: OwnedAdmin
  beforeAll(async () => {
    admin = await ownedAdmin()
  })
  afterAll(() => admin.close())

  const init = async () => (await admin.visit('POST', '/api/session/init', {})).body
  const shown = async () => ((await init()).siteConfig as SiteConfig).primaryColor

  it('reaches the widget with the next request after it is published, not before', async () => {
    const { token, at: params } = admin
    const { sessionId } = await init()
    const restored = async () =>
      (await admin.visit('GET', `/api/session/${String(sessionId)}`)).body.siteConfig
    const read = await admin.call('readConfig', { token, params })
    expect(read.headers.get('etag')).toBe(read.body.etag)
    const saved = await admin.call('saveDraft', {
      token,
      params,
      body: red,
      headers: { 'if-match': read.body.etag },
    })
    expect(saved).toMatchObject({ status: 200, body: { hasDraft: true, version: 1 } })
    expect(await shown()).toBe(config.primaryColor)
    const published = await admin.call('publishConfig', {
      token,
      params,
      headers: { 'if-match': saved.body.etag },
    })
    expect(published).toMatchObject({ status: 200, body: { hasDraft: false, version: 2 } })
    expect(await shown()).toBe('#c81e3a')
    expect(await restored()).toMatchObject({ greeting: 'Welcome in red.' })
  })

  it('refuses whoever has not seen the latest', async () => {
    const { token, at: params } = admin
    const { etag } = (await admin.call('readConfig', { token, params })).body
    const write = (tag: string, greeting: string) =>
      admin.call('saveDraft', { token, params, body: { ...red, greeting }, headers: { 'if-match': tag } })
    expect((await write(etag, 'first')).status).toBe(200)
    expect(await write(etag, 'second')).toMatchObject({
      status: 412,
      error: { error: 'precondition_failed' },
    })
    expect((await write('"nonsense"', 'third')).status).toBe(412)
    expect((await admin.call('publishConfig', { token, params, headers: { 'if-match': etag } })).status).toBe(
      412,
    )
    expect((await admin.call('readConfig', { token, params })).body.draft.greeting).toBe('first')
    expect((await admin.call('discardDraft', { token, params })).body).toMatchObject({ hasDraft: false })
  })

  it('[K2] names the field that is wrong', async () => {
    const { token, at: params } = admin
    const wrong: [unknown, string][] = [
      [{ ...config, primaryColor: 'red; background: url(x)' }, 'body/primaryColor'],
      [{ ...config, launcher: { ...config.launcher, size: 'huge' } }, 'body/launcher/size'],
      [{ ...config, quickChips: [{ text: 'Hi' }] }, 'body/quickChips/0/payload'],
      [{ ...config, typography: { ...config.typography, bodyFont: 'x}; *{' } }, 'body/typography/bodyFont'],
    ]
    for (const [body, path] of wrong) {
      const answer = await admin.call('saveDraft', { token, params, body })
      expect(answer).toMatchObject({ status: 400, error: { error: 'invalid_message' } })
      expect(answer.error.details).toMatchObject({ issues: [{ path }] })
    }
  })

  it('goes back to an older version, and tells who did what', async () => {
    const { token, at: params } = admin
    const back = await admin.call('rollBack', { token, params: { ...params, version: '1' } })
    expect(back.body).toMatchObject({ version: 3, published: { primaryColor: config.primaryColor } })
    expect(await shown()).toBe(config.primaryColor)
    const { items } = (await admin.call('listVersions', { token, params })).body
    expect(items.map(({ version }) => version)).toEqual([3, 2, 1])
    const old = await admin.call('readVersion', { token, params: { ...params, version: '2' } })
    expect(old.body.config).toEqual(red)
    const audit = (await admin.call('listAudit', { token, query: { site: admin.site.id } })).body.items
    expect(audit.find(({ action }) => action === 'rollBack')).toMatchObject({
      before: { primaryColor: '#c81e3a' },
      after: { primaryColor: config.primaryColor },
    })
  })

  it('is paused and resumed at once', async () => {
    const { token, at: params } = admin
    await admin.call('changeSite', { token, params, body: { paused: true } })
    expect((await init()).siteConfig).toMatchObject({ enabled: false })
    expect((await admin.call('changeSite', { token, params, body: { paused: false } })).body.paused).toBe(
      false,
    )
    expect((await init()).siteConfig).toMatchObject({ enabled: true })
  })

  it('speaks from the hosts on its list alone, and says why', async () => {
    const { token, at: params } = admin
    const check = async (origin: string) =>
      (await admin.call('checkOrigin', { token, params, query: { origin } })).body
    expect(await check('http://shop.test')).toMatchObject({ verdict: 'this-site', entry: 'shop.test' })
    expect((await check('http://shop.test')).lastSeenAt).toBeGreaterThan(0)
    expect(await check('https://new.test/page?x')).toMatchObject({
      verdict: 'not-registered',
      host: 'new.test',
    })
    expect(await check('file:///x')).toMatchObject({ verdict: 'not-an-origin' })
    expect(await check(admin.url)).toMatchObject({ verdict: 'another-site', entry: null })
    const added = await admin.call('addHost', { token, params, body: { host: ' *.NEW.test ' } })
    expect(added.body.hosts).toEqual(['shop.test', '*.new.test'])
    expect(await check('https://a.new.test')).toMatchObject({ verdict: 'this-site', entry: '*.new.test' })
    expect(
      (await admin.call('addHost', { token, params, body: { host: '*.com' } })).error.details,
    ).toMatchObject({
      issues: [{ path: 'body/host' }],
    })
    const taken = { name: 'Thief', hosts: ['shop.test'] }
    expect((await admin.call('createSite', { token, body: taken })).status).toBe(409)
    await admin.call('removeHost', { token, params: { ...params, host: 'shop.test' } })
    expect((await admin.visit('POST', '/api/session/init', {})).status).toBe(403)
    await admin.call('addHost', { token, params, body: { host: 'shop.test' } })
  })

  it('is gone at once when it is removed', async () => {
    const { token } = admin
    const { body: site } = await admin.call('createSite', {
      token,
      body: { name: 'Old', hosts: ['old.test'] },
    })
    const params = { id: site.id }
    expect((await admin.call('removeSite', { token, params })).status).toBe(200)
    expect((await admin.call('readSite', { token, params })).status).toBe(404)
    expect(
      (await admin.call('createSite', { token, body: { name: 'New', hosts: ['old.test'] } })).status,
    ).toBe(200)
  })
})
