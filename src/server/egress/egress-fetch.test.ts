import type { lookup as systemLookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { egressFetch } from './egress-fetch.ts'
import { egressGet } from './egress-get.ts'
import { EgressError } from './guard-lookup.ts'
import { isPrivateAddress } from './private-address.ts'

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'nonsense',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))
  it.each(['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  )
})

describe('the way out', () => {
  const server = createServer((_, response) => response.end('inside'))
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** Names that point wherever a test wants them to. */
  const resolving = (...addresses: string[]) =>
    ((_: string, __: object, done: (error: null, all: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof systemLookup

  it('refuses a name that leads inside, even as one of several', async () => {
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1'], ['::ffff:10.0.0.1']]) {
      const fetch = egressFetch({ lookup: resolving(...addresses) })
      await expect(fetch(`http://model.example:${port}/`)).rejects.toBeInstanceOf(EgressError)
    }
  })

  it('refuses addresses written as numbers, and anything that is not the web', async () => {
    const fetch = egressFetch()
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://2130706433/',
      'http://0x7f.1/',
    ])
      await expect(fetch(url)).rejects.toBeInstanceOf(EgressError)
    await expect(fetch('file:///etc/passwd')).rejects.toBeInstanceOf(EgressError)
  })

  it('lets through what the operator has set, and nothing beside it', async () => {
    const fetch = egressFetch({ allowedOrigins: [`http://127.0.0.1:${port}`] })
    expect(await (await fetch(`http://127.0.0.1:${port}/v1`)).text()).toBe('inside')
    await expect(fetch(`http://127.0.0.1:${port + 1}/`)).rejects.toBeInstanceOf(EgressError)
  })

  it('gets pages by the same rule', async () => {
    const init = { headers: {}, signal: new AbortController().signal, timeoutMs: 5_000 }
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::ffff:10.0.0.1']]) {
      const get = egressGet({ lookup: resolving(...addresses) })
      await expect(get(`http://site.example:${port}/`, init)).rejects.toBeInstanceOf(EgressError)
    }
    for (const url of [`http://127.0.0.1:${port}/`, 'http://2130706433/', 'file:///etc/passwd'])
      await expect(egressGet()(url, init)).rejects.toBeInstanceOf(EgressError)
    const get = egressGet({ mayBePrivate: (url) => url.port === String(port) })
    const { body } = await get(`http://127.0.0.1:${port}/`, init)
    for await (const piece of body) expect(String(piece)).toBe('inside')
    await expect(get(`http://127.0.0.1:${port + 1}/`, init)).rejects.toBeInstanceOf(EgressError)
  })

  it.each(['/silent', '/half'])('gives up what never ends: %s', async (path) => {
    const endless = createServer((request, response) => {
      if (request.url === '/half') response.write('half')
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}${path}`
    const get = egressGet({ mayBePrivate: () => true })
    const read = async (signal: AbortSignal, timeoutMs: number) => {
      const { body } = await get(url, { headers: {}, signal, timeoutMs })
      for await (const piece of body) expect(String(piece)).toBe('half')
    }
    const { signal } = new AbortController()
    await expect(read(signal, 20)).rejects.toMatchObject({ name: 'TimeoutError' })
    const given = new AbortController()
    const reading = read(given.signal, 60_000)
    given.abort(new Error('given up'))
    await expect(reading).rejects.toThrow('given up')
    endless.closeAllConnections()
    endless.close()
  })
})
