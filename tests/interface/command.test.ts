import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pagehand, serveProcess } from '../support/process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the command', () => {
  it('says what it can do, and which release it is', async () => {
    const help = await pagehand(['--help'])
    expect(help.code).toBe(0)
    for (const word of ['serve', 'site', '--version']) expect(help.out).toContain(word)
    expect((await pagehand(['--version'])).out.trim()).toMatch(/^\d+\.\d+\.\d+$/)
    expect((await pagehand(['site', '--help'])).out).toContain('--host')
  })

  it.each([
    ['an unknown word', ['dance'], {}, /dance.*--help/],
    ['a setting as an option', ['serve', '--port', '8999'], {}, /--port.*set PORT/],
    ['an option that does not exist', ['link', '--foo'], {}, /--foo.*--help/],
    ['a word too many', ['migrate', 'shop.example'], {}, /'shop\.example'.*--help/],
    ['two sites at once', ['site', 'remove', 'one', 'two'], {}, /one site/],
    ['a port that is no number', ['serve'], { PORT: 'many' }, /PORT/],
    // A name with an empty part is refused before anybody outside this machine is asked for it.
    ['a host that is not there', ['serve'], { HOST: 'nowhere..invalid' }, /nowhere\.\.invalid.*HOST/],
    ['an address with a query', ['serve'], { PUBLIC_URL: 'https://a.test/?b' }, /PUBLIC_URL.*without/],
    ['an assistant that does not exist', ['serve'], { ASSISTANT: 'oracle:9' }, /ASSISTANT/],
    ['a compatible model without an address', ['serve'], { ASSISTANT: 'compatible:x' }, /ASSISTANT_BASE_URL/],
    ['a model without its key', ['serve'], { ASSISTANT: 'openai:gpt-5-mini' }, /ASSISTANT_API_KEY/],
    ['half of a pair', ['serve'], { REDIS_URL: 'redis://127.0.0.1' }, /DATABASE_URL/],
    ['a proxy that is no address', ['serve'], { TRUST_PROXY: 'my proxy' }, /TRUST_PROXY/],
    ['a network that is too narrow', ['serve'], { TRUST_PROXY: '10.0.0.1/99' }, /TRUST_PROXY/],
    ['half an address', ['serve'], { TRUST_PROXY: 'loopback, 1:2:3' }, /TRUST_PROXY/],
    ['a collector that is no address', ['serve'], { OTEL_EXPORTER_OTLP_ENDPOINT: 'here' }, /OTEL_/],
    ['a folder that cannot be made', ['serve'], { DATA_DIR: '/dev/null/x' }, /DATA_DIR/],
    ['a folder that is a file', ['link'], { DATA_DIR: '/dev/null' }, /DATA_DIR/],
    ['a folder the system keeps to itself', ['link'], { DATA_DIR: '/proc/pagehand' }, /DATA_DIR/],
    ['a host that is none', ['site', 'add', '--host', 'http://x/'], {}, /host/],
    ['two hosts in one', ['site', 'add', '--host', 'a.test,b.test'], {}, /host/],
    ['a name of two lines', ['site', 'add', '--host', 'a.test', '--name', 'a\nb'], {}, /--name/],
    ['a name that is too long', ['site', 'add', '--host', 'a.test', '--name', 'a'.repeat(81)], {}, /--name/],
    ['a site without a host', ['site', 'add', '--name', 'x'], {}, /host/],
    ['a site that does not exist', ['site', 'remove', 'nobody'], {}, /nobody/],
  ])('answers %s with one clear line and no stack', async (_, words, environment, line) => {
    const { code, error } = await pagehand(words, { DATA_DIR: folder, ...environment })
    expect(code).toBe(1)
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(error).toMatch(line)
  })

  it('says what to do about a damaged database', async () => {
    const whole = join(folder, 'whole.db')
    await pagehand(['migrate'], { DATA_DIR: folder })
    await pagehand(['backup', whole], { DATA_DIR: folder })
    for (const rest of ['-wal', '-shm']) rmSync(join(folder, `pagehand.db${rest}`), { force: true })
    writeFileSync(join(folder, 'pagehand.db'), readFileSync(whole).subarray(0, 5_000))
    const { code, error } = await pagehand(['serve'], { DATA_DIR: folder })
    expect([code, error]).toEqual([1, expect.stringMatching(/^The database in DATA_DIR is damaged.*restore/)])
  })

  it('registers sites while the server runs, says when the port is taken, and stops gently', async () => {
    const server = await serveProcess({ DATA_DIR: folder })
    const init = async () => {
      const headers = { origin: 'http://added.test', 'content-type': 'application/json' }
      return (await fetch(`${server.url}/api/session/init`, { method: 'POST', headers, body: '{}' })).status
    }
    expect(server.output().out).toContain(`http://localhost:${server.port}/demo/`)
    expect(await init()).toBe(403)
    const added = await pagehand(['site', 'add', '--name', 'Added', '--host', 'added.test'], {
      DATA_DIR: folder,
    })
    const [id = ''] = added.out.split(' ')
    expect(await init()).toBe(200)
    const twice = await pagehand(['site', 'add', '--name', 'Again', '--host', 'added.test'], {
      DATA_DIR: folder,
    })
    expect([twice.code, twice.error]).toEqual([1, expect.stringContaining('Added')])
    expect((await pagehand(['site', 'list'], { DATA_DIR: folder })).out).toContain('added.test')
    const second = await pagehand(['serve'], { DATA_DIR: `${folder}/other`, PORT: server.port })
    expect([second.code, second.error]).toEqual([1, expect.stringContaining(`port ${server.port} is taken`)])
    expect((await pagehand(['site', 'remove', id], { DATA_DIR: folder })).code).toBe(0)
    expect(await init()).toBe(403)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
