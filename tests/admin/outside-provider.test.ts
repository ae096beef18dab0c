import { dashboardPaths } from '#protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorization, browserLike, exchange } from './support/browser-like.ts'
import { outsideProvider } from './support/outside-provider.ts'
import { startAdmin, type Admin } from './support/start-admin.ts'

const clientId = 'pagehand-elsewhere'

describe('a second, separate OpenID provider', () => {
  let admin: Admin
  let provider: Awaited<ReturnType<typeof outsideProvider>>
  let redirectUri = ''
  beforeAll(async () => {
    provider = await outsideProvider({ clientId, redirectUri: () => redirectUri })
    admin = await startAdmin({ OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: clientId })
    redirectUri = admin.url + dashboardPaths.callback
    await provider.open()
  })
  afterAll(async () => {
    await admin.close()
    await provider.close()
  })

  async function signIn(who: string): Promise<string> {
    const browser = browserLike(provider.url)
    const { verifier, address } = authorization({ endpoint: `${provider.url}/auth`, clientId, redirectUri })
    const start = await browser.get(address)
    const asked = new URL(start.headers.get('location') ?? '', provider.url)
    asked.searchParams.set('who', who)
    const { at } = await browser.follow(await browser.get(asked.href), redirectUri)
    const { id_token: token } = await exchange(`${provider.url}/token`, {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: new URL(at).searchParams.get('code') ?? '',
      code_verifier: verifier,
    })
    return token ?? ''
  }

  it('is what the dashboard is told to sign in with, and there is no embedded one beside it', async () => {
    const config = await (await fetch(admin.url + dashboardPaths.config)).json()
    expect(config).toMatchObject({ issuer: provider.url, clientId, embedded: false })
    expect((await fetch(`${admin.url}/oidc/.well-known/openid-configuration`)).status).toBe(404)
  })

  it('signs people in, whom only a link lets belong', async () => {
    const ada = await signIn('ada')
    expect(await admin.call('me', { token: ada })).toMatchObject({ status: 403 })
    const link = await fetch(admin.signInLink ?? '', { redirect: 'manual' })
    const secret = link.headers.get('location')?.split('#')[1] ?? ''
    expect(link.headers.get('location')).toBe(`${dashboardPaths.join}#${secret}`)
    expect((await admin.call('acceptLink', { token: ada, body: { token: secret } })).status).toBe(200)
    expect(
      (await admin.call('acceptLink', { token: await signIn('eve'), body: { token: secret } })).status,
    ).toBe(404)
    expect(await admin.call('me', { token: ada })).toMatchObject({
      status: 200,
      body: { account: { subject: 'ada', email: 'ada@example.org' }, canChangePassword: false },
    })
  })

  it('may change its keys in the middle', async () => {
    const before = await signIn('ada')
    expect((await admin.call('me', { token: before })).status).toBe(200)
    await provider.open()
    const after = await signIn('ada')
    await expect.poll(async () => (await admin.call('me', { token: after })).status).toBe(200)
    expect((await admin.call('me', { token: before })).status).toBe(401)
  })

  it('keeps the passwords', async () => {
    const token = await signIn('ada')
    const body = { current: 'whatever it is', next: 'something longer' }
    expect((await admin.call('changePassword', { token, body })).status).toBe(409)
  })
})
