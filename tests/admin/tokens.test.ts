import { generateKeyPair, SignJWT } from 'jose'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAdmin, type Admin } from './support/start-admin.ts'
import { testIssuer, type TestIssuer } from './support/test-issuer.ts'

describe('tokens of an outside issuer', () => {
  let issuer: TestIssuer
  let admin: Admin
  beforeAll(async () => {
    issuer = await testIssuer()
    admin = await startAdmin(issuer.environment)
    const token = await issuer.sign('ada', { name: 'Ada', email: 'ada@example.org' })
    const taken = await admin.call('acceptLink', { token, body: { token: admin.tokenOf(admin.signInLink) } })
    expect(taken).toMatchObject({ status: 200, body: { role: 'owner', organisation: { id: 'default' } } })
  })
  afterAll(async () => {
    await admin.close()
    await issuer.close()
  })
  const statusWith = async (token: string) => (await admin.call('me', { token })).status
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('are let in when they are good', async () => {
    const token = await issuer.sign('ada', { name: 'Ada' })
    expect(await admin.call('me', { token })).toMatchObject({
      status: 200,
      body: { account: { issuer: issuer.url, subject: 'ada' }, memberships: [{ role: 'owner' }] },
    })
  })

  it('are refused when there is none, or it is no bearer token', async () => {
    expect(await admin.call('me')).toMatchObject({ status: 401, error: { error: 'unauthorized' } })
    const token = await issuer.sign('ada')
    for (const authorization of [
      '',
      'Bearer',
      `Basic ${token}`,
      `Bearer ${token} x`,
      `Bearer  ${token}`,
      token,
    ])
      expect((await admin.call('me', { headers: { authorization } })).status).toBe(401)
  })

  it('are refused without a signature, whatever the header calls it', async () => {
    const [, payload = ''] = (await issuer.sign('ada')).split('.')
    for (const alg of ['none', 'None', 'NONE', 'nOnE', undefined])
      for (const signature of ['', 'AA'])
        expect(await statusWith(`${encode({ alg, kid: 'one' })}.${payload}.${signature}`)).toBe(401)
  })

  it('are refused when signed with the public key as a shared secret', async () => {
    const [, payload = ''] = (await issuer.sign('ada')).split('.')
    const secrets = [
      JSON.stringify(issuer.publicKey),
      issuer.publicKey.x ?? '',
      JSON.stringify({ keys: [issuer.publicKey] }),
    ]
    for (const secret of secrets)
      for (const [alg, hash] of [
        ['HS256', 'sha256'],
        ['HS512', 'sha512'],
      ] as const) {
        const body = `${encode({ alg, kid: 'one' })}.${payload}`
        expect(await statusWith(`${body}.${createHmac(hash, secret).update(body).digest('base64url')}`)).toBe(
          401,
        )
      }
  })

  it("are refused with a stranger's key, by its own kid, a known kid, or a key brought along", async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const { exportJWK } = await import('jose')
    const jwk = await exportJWK(publicKey)
    for (const header of [
      { kid: 'two' },
      { kid: 'one' },
      { kid: 'one', jwk },
      { jwk, kid: undefined },
      { jku: `${issuer.url}/evil` },
    ])
      expect(await statusWith(await issuer.sign('ada', {}, { key: privateKey, header }))).toBe(401)
  })

  it('are refused when expired, too early, for somebody else, from somebody else, or incomplete', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const bad = [
      issuer.sign('ada', { exp: now - 61 }),
      issuer.sign('ada', { nbf: now + 120 }),
      issuer.sign('ada', { aud: 'another' }),
      issuer.sign('ada', { aud: ['another', 'third'] }),
      issuer.sign('ada', { aud: [issuer.clientId, 'another'], azp: 'another' }),
      issuer.sign('ada', { iss: 'https://evil.example' }),
      issuer.sign('ada', { iss: `${issuer.url}/` }),
      issuer.sign('ada', {}, { without: ['exp'] }),
      issuer.sign('ada', {}, { without: ['iss'] }),
      issuer.sign('ada', {}, { without: ['aud'] }),
      issuer.sign('ada', {}, { without: ['sub'] }),
      issuer.sign('', {}),
      issuer.sign('ada', {}, { header: { typ: 'at+jwt' } }),
    ]
    expect(await Promise.all(bad.map(async (token) => statusWith(await token)))).toEqual(bad.map(() => 401))
  })

  it('are let in within a minute of skew', async () => {
    const now = Math.floor(Date.now() / 1_000)
    expect(await statusWith(await issuer.sign('ada', { exp: now - 30 }))).toBe(200)
    expect(await statusWith(await issuer.sign('ada', { nbf: now + 30 }))).toBe(200)
  })

  it('are refused when spelled another way, though the bytes are the same', async () => {
    const token = await issuer.sign('ada')
    const [header = '', payload = '', signature = ''] = token.split('.')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = signature.at(-1) ?? ''
    // 64 bytes leave four unused bits in the last sign: its neighbour decodes to the same bytes.
    const twin = signature.slice(0, -1) + (alphabet[alphabet.indexOf(last) + 1] ?? '')
    expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
    const padded = (part: string) => part + '='.repeat((4 - (part.length % 4)) % 4)
    for (const other of [
      `${header}.${payload}.${twin}`,
      `${header}.${payload}.${padded(signature)}`,
      `${header}.${payload}.${signature}.`,
      `${header}.${payload}.${signature}%20`,
      `${header}.${payload}`,
      `${header}..${signature}`,
    ])
      expect(await statusWith(other)).toBe(401)
    expect(await statusWith(token)).toBe(200)
  })

  it('are accepted across a rotation of keys, and the old key is not', async () => {
    const before = await issuer.sign('ada')
    await issuer.rotate('next')
    const after = await issuer.sign('ada')
    // Within a second the server does not ask twice: a flood of bad tokens must not become a flood of requests.
    await expect.poll(() => statusWith(after), { interval: 200 }).toBe(200)
    expect(await statusWith(before)).toBe(401)
  })

  it('do not make the server ask for keys more than once a second', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const reads = issuer.reads
    const began = performance.now()
    const tokens = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        new SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: 'ES256', kid: `k${n}` }).sign(privateKey),
      ),
    )
    await Promise.all(tokens.map(statusWith))
    expect(issuer.reads - reads).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 1_000) + 1)
  })

  it('of strangers open nothing, and no e-mail makes them somebody', async () => {
    const token = await issuer.sign('eve', { email: 'ada@example.org', email_verified: true })
    const answer = await admin.call('me', { token })
    expect(answer).toMatchObject({ status: 403, error: { error: 'forbidden' } })
    expect(answer.error.message).toContain('invitation')
    const link = { token: admin.tokenOf(admin.signInLink) }
    expect((await admin.call('acceptLink', { token, body: link })).status).toBe(404)
  })

  it('are wanted even where there is nothing, and behind every spelling of the address', async () => {
    for (const path of [
      '/api/admin',
      '/api/admin/',
      '/api/admin/nothing',
      '/api/%61dmin/me',
      '/api/admin/me?x',
      '/api/admin/sites/demo/',
    ])
      expect([401, 404]).toContain((await fetch(admin.url + path)).status)
    expect((await fetch(`${admin.url}/api/admin/nothing`)).status).toBe(401)
    expect(
      (await fetch(`${admin.url}/api/admin/me`, { headers: { origin: 'https://evil.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
  })

  it('are not judged while the keys cannot be read', async () => {
    const silent = await testIssuer()
    const other = await startAdmin(silent.environment)
    silent.hangUp()
    const answer = await other.call('me', { token: await silent.sign('ada') })
    expect(answer).toMatchObject({ status: 503, error: { error: 'unavailable' } })
    await other.close()
    await silent.close()
  })
})
