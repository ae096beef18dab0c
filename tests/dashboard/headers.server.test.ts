import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

describe('the dashboard, as it is served', () => {
  let stage: Awaited<ReturnType<typeof serveForTest>>
  beforeAll(async () => {
    stage = await serveForTest()
  })
  afterAll(() => stage.close())

  const policyOf = (answer: Response) =>
    Object.fromEntries(
      (answer.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ')
        return [name, values.join(' ')]
      }),
    )

  it('answers every address below /dashboard/ with the one page', async () => {
    for (const path of [
      '/dashboard/',
      '/dashboard/sites/x/appearance',
      '/dashboard/new-site?host=a.example',
    ]) {
      const answer = await fetch(stage.url + path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<div id="root">')
    }
    expect((await fetch(`${stage.url}/dashboard`)).url).toBe(`${stage.url}/dashboard/`)
  })

  it('names the software it is made of, with its licences', async () => {
    const answer = await fetch(`${stage.url}/dashboard/assets/NOTICES.txt`)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    for (const name of ['react', 'react-dom', '@mantine/core', '@tanstack/react-query', 'oidc-client-ts'])
      expect(text).toContain(`--- ${name} `)
    expect(
      text.match(/Permission is hereby granted|Apache License|Redistribution and use/g)?.length,
    ).toBeGreaterThan(20)
  })

  it('runs no inline script and stands in no frame', async () => {
    const answer = await fetch(`${stage.url}/dashboard/`)
    const policy = policyOf(answer)
    expect(policy['default-src']).toBe("'none'")
    expect(policy['script-src']).toBe("'self'")
    expect(policy['style-src']).not.toContain('unsafe-inline')
    expect(policy['frame-ancestors']).toBe("'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('makes a new nonce for every page', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${stage.url}/dashboard/`)
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await answer.text()) ?? []
        expect(policyOf(answer)['style-src']).toContain(`'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('lets only itself frame the preview, which has no origin and no network', async () => {
    const policy = policyOf(await fetch(`${stage.url}/dashboard/preview`))
    expect(policy['frame-ancestors']).toBe("'self'")
    expect(policy['connect-src']).toBe("'none'")
    expect(policy.sandbox).toBe('allow-scripts')
  })

  it('answers a missing file with an error, not with the page', async () => {
    expect((await fetch(`${stage.url}/dashboard/assets/nothing.js`)).status).toBe(404)
  })

  it('fetches nothing from other hosts', async () => {
    const html = await (await fetch(`${stage.url}/dashboard/`)).text()
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses.every((address) => address?.startsWith('/dashboard/assets/'))).toBe(true)
  })
})
