import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { openStore } from '#server'
import { defaultOrganisation } from '#store'
import { pagehand, serveProcess } from '../support/process.ts'

describe('what the operator does at the terminal', () => {
  it('prints tokens and links before the first start and beside a running server, and nothing else', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'pagehand-cli-'))
    const early = await pagehand(['token'], { DATA_DIR, PUBLIC_URL: 'http://early.test' })
    expect(early).toMatchObject({ code: 0, error: '' })
    expect(early.out).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)

    const server = await serveProcess({ DATA_DIR })
    try {
      const printed = await vi.waitUntil(
        () => /Sign in\s+(\S+\/link\/[\w-]+)/.exec(server.output().out)?.[1],
        { timeout: 50_000 },
      )
      expect((await fetch(printed)).status).toBe(200)
      const me = async (token: string) =>
        fetch(`${server.url}/api/admin/me`, { headers: { authorization: `Bearer ${token.trim()}` } })
      expect((await me(early.out)).status).toBe(401)
      // Where the server runs is remembered: the command needs no settings but the data folder.
      const { out } = await pagehand(['token'], { DATA_DIR })
      expect((await me(out)).status).toBe(200)
      const ada = await pagehand(['token', '--email', 'Ada@example.org'], { DATA_DIR })
      expect(await (await me(ada.out)).json()).toMatchObject({ account: { email: 'ada@example.org' } })
      const link = await pagehand(['link'], { DATA_DIR })
      expect(link.out.trim()).not.toBe(printed)
      expect((await fetch(link.out.trim())).status).toBe(200)
    } finally {
      await server.end('SIGTERM')
    }
  })

  it('stands in the audit when sites are added and removed', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'pagehand-cli-'))
    const added = await pagehand(['site', 'add', '--name', 'Shop', '--host', 'shop.test'], { DATA_DIR })
    const [id = ''] = added.out.split(' ')
    // What the operator lets in needs no proof; what is no host is said in one line.
    const host = (...hosts: string[]) => pagehand(['site', 'host', id, ...hosts], { DATA_DIR })
    expect(await host('www.shop.test')).toEqual({ code: 0, out: `${id}  www.shop.test\n`, error: '' })
    expect(await host('http://no host')).toMatchObject({ code: 1, out: '' })
    expect(await pagehand(['site', 'remove', id], { DATA_DIR })).toMatchObject({ code: 0, error: '' })
    const store = await openStore({ dataDir: DATA_DIR, sessionIdleMs: 60_000 })
    const { items } = await store.admin.audit.list(defaultOrganisation, { limit: 10 })
    await store.close()
    const actor = { id: null, name: 'the operator' }
    expect(items).toMatchObject([
      { action: 'removeSite', actor, site: { id, name: 'Shop' } },
      { action: 'addHost', actor, site: { id, name: 'Shop' } },
      { action: 'createSite', actor, after: { name: 'Shop', hosts: ['shop.test'] } },
    ])
  })

  it('is answered in one line when it is wrong', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'pagehand-cli-'))
    const outside = { DATA_DIR, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' }
    expect(await pagehand(['token'], outside)).toEqual({
      code: 1,
      out: '',
      error: 'Tokens are issued by https://id.example: get one there.\n',
    })
    expect(await pagehand(['token', '--email', 'nobody'], { DATA_DIR })).toMatchObject({ code: 1, out: '' })
  })
})
