import { dashboardPaths, embeddedClientId } from '#protocol'
import { openOperatorAccess, openStore } from '#server'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorization, browserLike, exchange, type BrowserLike } from './support/browser-like.ts'
import { startAdmin, type Admin } from './support/start-admin.ts'

const email = 'Ada@Example.org'
const password = 'correct horse battery'

describe('the embedded provider', () => {
  let admin: Admin
  let log = ''
  beforeAll(async () => {
    const stream = new Writable({
      write(part, _, done) {
        log += String(part)
        done()
      },
    })
    admin = await startAdmin({}, { logger: pino({ level: 'info' }, stream) })
  })
  afterAll(() => admin.close())

  const endpoint = (path: string) => `${admin.url}${dashboardPaths.provider}${path}`
  const redirectUri = () => admin.url + dashboardPaths.callback

  /** Begins to sign in; stops at the form, or at the dashboard if there was nothing to ask. */
  async function begin(browser: BrowserLike) {
    const { verifier, address } = authorization({
      endpoint: endpoint('/auth'),
      clientId: embeddedClientId,
      redirectUri: redirectUri(),
    })
    return { verifier, ...(await browser.follow(await browser.get(address), redirectUri())) }
  }

  async function finish(verifier: string, at: string) {
    const code = new URL(at).searchParams.get('code') ?? ''
    return exchange(endpoint('/token'), {
      grant_type: 'authorization_code',
      client_id: embeddedClientId,
      redirect_uri: redirectUri(),
      code,
      code_verifier: verifier,
    })
  }

  async function signIn(browser: BrowserLike, login: string, secret: string) {
    const { verifier, at } = await begin(browser)
    const sent = await browser.send(at, { email: login, password: secret })
    const { at: end } = await browser.follow(sent, redirectUri())
    return finish(verifier, end)
  }

  async function meWith(token: string | undefined) {
    return admin.call('me', { token: token ?? '' })
  }

  it('makes the first owner by the printed link alone, once, and signs them in', async () => {
    const browser = browserLike(admin.url)
    const link = admin.signInLink ?? ''
    expect(link.startsWith(`${admin.url}/link/`)).toBe(true)
    const looked = await browser.get(link)
    expect(looked.status).toBe(200)
    expect(await looked.text()).toContain('Welcome to Pagehand')

    expect((await browser.send(link, { email, password: 'short' })).status).toBe(400)
    const taken = await browser.send(link, { email, password })
    expect(taken.status).toBe(303)
    expect(taken.headers.get('location')).toBe(dashboardPaths.signIn)

    const { verifier, at } = await begin(browser)
    expect(at.startsWith(redirectUri())).toBe(true)
    const { id_token: token } = await finish(verifier, at)
    expect(await meWith(token)).toMatchObject({
      status: 200,
      body: {
        account: { issuer: 'embedded', email: 'ada@example.org' },
        memberships: [{ role: 'owner', organisation: { id: 'default' } }],
        canChangePassword: true,
      },
    })
    expect((await browser.get(link)).status).toBe(404)
    expect((await browser.send(link, { email: 'eve@example.org', password })).status).toBe(404)
  })

  it('says at info that it started, and who came in or was refused, without what was typed', async () => {
    const browser = browserLike(admin.url)
    const { at } = await begin(browser)
    expect((await browser.send(at, { email, password: 'wrong by far' })).status).toBe(401)
    await signIn(browserLike(admin.url), email, password)
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ msg }) => msg)).toEqual([
      'started',
      'signed in by a link',
      'a sign-in was refused: wrong password',
      'signed in',
    ])
    expect(lines[0]).toMatchObject({ version: expect.any(String), url: admin.url })
    expect(lines[3]).toMatchObject({ account: expect.any(String), address: expect.any(String) })
    expect(log).not.toContain('wrong by far')
    expect(log.toLowerCase()).not.toContain(email.toLowerCase())
  })

  it('shows a page that fetches nothing and cannot be framed', async () => {
    const { response } = await begin(browserLike(admin.url))
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(await response.text()).not.toMatch(/<script|https?:\/\//)
  })

  it('signs in with e-mail and password, renews by refresh token, each once', async () => {
    const {
      id_token: token,
      refresh_token: refresh = '',
      status,
    } = await signIn(browserLike(admin.url), email, password)
    expect(status).toBe(200)
    expect((await meWith(token)).status).toBe(200)
    const renew = () =>
      exchange(endpoint('/token'), {
        grant_type: 'refresh_token',
        client_id: embeddedClientId,
        refresh_token: refresh,
      })
    const renewed = await renew()
    expect((await meWith(renewed.id_token)).status).toBe(200)
    expect(await renew()).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('wants the verifier, the right address, and S256', async () => {
    const browser = browserLike(admin.url)
    const { at } = await begin(browser)
    const sent = await browser.send(at, { email, password })
    const { at: end } = await browser.follow(sent, redirectUri())
    expect(await finish('x'.repeat(43), end)).toMatchObject({ status: 400, error: 'invalid_grant' })

    const wrong = authorization({
      endpoint: endpoint('/auth'),
      clientId: embeddedClientId,
      redirectUri: 'https://evil.example/',
    })
    const refused = await browser.get(wrong.address)
    expect(refused.status).toBe(400)
    expect(refused.headers.get('location')).toBeNull()
    const plain = new URL(
      authorization({ endpoint: endpoint('/auth'), clientId: embeddedClientId, redirectUri: redirectUri() })
        .address,
    )
    plain.searchParams.delete('code_challenge')
    plain.searchParams.delete('code_challenge_method')
    expect((await browserLike(admin.url).get(plain.href)).headers.get('location')).toContain(
      'error=invalid_request',
    )
  })

  it('does not let a forged Host lead anybody away', async () => {
    const { request } = await import('node:http')
    const document = await new Promise<string>((resolve, reject) => {
      const sent = request(
        endpoint('/.well-known/openid-configuration'),
        { headers: { host: 'evil.example' } },
        (response) => {
          let text = ''
          response.on('data', (part) => (text += part)).on('end', () => resolve(text))
        },
      )
      sent.on('error', reject).end()
    })
    expect(document).toContain(endpoint('/token'))
    expect(document).not.toContain('evil.example')
  })

  it('refuses a form that stood on another page, and one without its cookie', async () => {
    const browser = browserLike(admin.url)
    const { at } = await begin(browser)
    expect((await browser.send(at, { email, password }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.send(at, { email, password }, { origin: 'null' })).status).toBe(403)
    expect((await browserLike(admin.url).send(at, { email, password })).status).toBe(400)
  })

  it('takes a form without a body for one that is not filled in', async () => {
    const { id_token: token = '' } = await signIn(browserLike(admin.url), email, password)
    const { url } = (await admin.call('invite', { token, body: { role: 'viewer' } })).body
    expect((await fetch(url, { method: 'POST' })).status).toBe(400)
    const browser = browserLike(admin.url)
    const { at } = await begin(browser)
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await fetch(at, { method: 'POST', headers: { cookie } })).status).toBe(401)
  })

  it('slows down whoever guesses, and nobody else', async () => {
    const browser = browserLike(admin.url)
    const { at } = await begin(browser)
    const statuses: number[] = []
    for (let n = 0; n < 8; n++)
      statuses.push((await browser.send(at, { email: 'bob@example.org', password: `guess-${n}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
    const held = await browser.send(at, { email: 'bob@example.org', password: 'guess' })
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(browserLike(admin.url), email, password)).status).toBe(200)
  })

  it("invites by link, and an invitation opens nobody else's account", async () => {
    const { id_token: token = '' } = await signIn(browserLike(admin.url), email, password)
    const invite = async () =>
      (await admin.call('invite', { token, body: { role: 'editor', note: 'Bob' } })).body.url
    const browser = browserLike(admin.url)
    expect((await browser.send(await invite(), { email, password: 'not her password' })).status).toBe(401)
    const url = await invite()
    expect((await browser.send(url, { email: 'carl@example.org', password: 'carl carl carl' })).status).toBe(
      303,
    )
    const carl = await signIn(browserLike(admin.url), 'carl@example.org', 'carl carl carl')
    expect((await meWith(carl.id_token)).body.memberships).toMatchObject([{ role: 'editor' }])
  })

  it('lets one in by an invitation that two take at the same moment', async () => {
    const { id_token: token = '' } = await signIn(browserLike(admin.url), email, password)
    const { url } = (await admin.call('invite', { token, body: { role: 'viewer' } })).body
    const before = (await admin.call('listMembers', { token })).body.items.length
    const names = ['dora', 'emil', 'fay']
    const taken = await Promise.all(
      names.map((name) =>
        browserLike(admin.url).send(url, {
          email: `${name}@example.org`,
          password: `${name} ${name} ${name}`,
        }),
      ),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual([303, 404, 404])
    expect((await admin.call('listMembers', { token })).body.items).toHaveLength(before + 1)
    const signedIn = await Promise.all(
      names.map((name) => signIn(browserLike(admin.url), `${name}@example.org`, `${name} ${name} ${name}`)),
    )
    const isIn = signedIn.map(({ id_token: one }) => one !== undefined)
    expect(isIn).toEqual(taken.map(({ status }) => status === 303))
  })

  it('ends every sign-in of an account whose password an owner has reset', async () => {
    const carl = await signIn(browserLike(admin.url), 'carl@example.org', 'carl carl carl')
    const { id_token: token = '' } = await signIn(browserLike(admin.url), email, password)
    const accountId = (await meWith(carl.id_token)).body.account.id
    const { body } = await admin.call('resetPassword', { token, params: { accountId } })
    // Tokens count whole seconds: one of the very second of the change would still be good.
    await new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)))
    expect((await browserLike(admin.url).send(body.url, { password: 'another password' })).status).toBe(303)
    expect((await meWith(carl.id_token)).status).toBe(401)
    const renewal = {
      grant_type: 'refresh_token',
      client_id: embeddedClientId,
      refresh_token: carl.refresh_token ?? '',
    }
    expect((await exchange(endpoint('/token'), renewal)).status).toBe(400)
    expect((await signIn(browserLike(admin.url), 'carl@example.org', 'carl carl carl')).status).toBe(400)
    expect((await signIn(browserLike(admin.url), 'carl@example.org', 'another password')).status).toBe(200)
  })

  it('lets people change their own password, if they know it', async () => {
    const { id_token: token = '' } = await signIn(
      browserLike(admin.url),
      'carl@example.org',
      'another password',
    )
    const wrong = await admin.call('changePassword', {
      token,
      body: { current: 'no idea', next: 'third password' },
    })
    expect(wrong).toMatchObject({ status: 400, error: { details: { issues: [{ path: 'body/current' }] } } })
    const right = { current: 'another password', next: 'third password' }
    expect((await admin.call('changePassword', { token, body: right })).status).toBe(200)
    expect((await signIn(browserLike(admin.url), 'carl@example.org', 'third password')).status).toBe(200)
  })

  it('signs out: the next sign-in asks again', async () => {
    const browser = browserLike(admin.url)
    const { id_token: token = '' } = await signIn(browser, email, password)
    const quiet = await begin(browser)
    expect(quiet.at.startsWith(redirectUri())).toBe(true)
    const query = new URLSearchParams({
      id_token_hint: token,
      post_logout_redirect_uri: admin.url + dashboardPaths.home,
    })
    const asked = await (await browser.get(endpoint(`/session/end?${query}`))).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? ''
    const left = await browser.send(endpoint('/session/end/confirm'), { xsrf, logout: 'yes' })
    expect(left.headers.get('location')?.startsWith(admin.url + dashboardPaths.home)).toBe(true)
    expect((await begin(browser)).at).toContain('/interaction/')
  })

  it('works for scripts of the operator beside the running server', async () => {
    const store = await openStore(admin.config)
    const operator = await openOperatorAccess(admin.config, store)
    const token = await operator.token(undefined)
    expect((await meWith(token)).body).toMatchObject({
      memberships: [{ role: 'owner' }],
      canChangePassword: false,
    })
    expect((await admin.call('listSites', { token })).body.items.map(({ id }) => id)).toContain('demo')
    const link = await operator.link()
    expect((await browserLike(admin.url).get(link)).status).toBe(200)
    await store.close()
  })

  it('leaves no secret readable in the data folder', async () => {
    const { refresh_token: refresh = '' } = await signIn(browserLike(admin.url), email, password)
    const store = await openStore(admin.config)
    await store.admin.provider.sweepRecords()
    await store.close()
    const isReadable = (text: string) =>
      readdirSync(admin.dataDir).some((name) => readFileSync(join(admin.dataDir, name)).includes(text))
    expect(refresh.length).toBeGreaterThan(20)
    const secrets = [refresh, password, 'third password', admin.tokenOf(admin.signInLink), '"d":"']
    expect(secrets.filter(isReadable)).toEqual([])
    expect(isReadable('ada@example.org')).toBe(true)
    expect(statSync(join(admin.dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  it('lets one address begin only so many sign-ins, each of which leaves a record', async () => {
    const { address } = authorization({
      endpoint: endpoint('/auth'),
      clientId: embeddedClientId,
      redirectUri: redirectUri(),
    })
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => fetch(address, { redirect: 'manual' }).then(({ status }) => status)),
    )
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20)
    const again = await fetch(`${endpoint('//auth')}?client_id=x`, { redirect: 'manual' })
    expect([404, 429]).toContain(again.status)
  })
})
