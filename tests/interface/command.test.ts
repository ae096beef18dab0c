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
  it('says which release it is', async () => {
    expect(await pagehand(['--version'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      error: '',
    })
  })

  // What else can be wrong: src/cli/run-command.test.ts.
  it.each([
    ['an unknown word', ['dance'], {}, /dance.*--help/],
    ['a port that is no number', ['serve'], { PORT: 'many' }, /PORT/],
    // A name with an empty part is refused before anybody outside this machine is asked for it.
    ['a host that is not there', ['serve'], { HOST: 'nowhere..invalid' }, /nowhere\.\.invalid.*HOST/],
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
    const beside = await pagehand(['serve'], { DATA_DIR: folder, PORT: '0' })
    expect([beside.code, beside.error]).toEqual([1, expect.stringContaining('runs on DATA_DIR')])
    expect((await pagehand(['site', 'remove', id], { DATA_DIR: folder })).code).toBe(0)
    expect(await init()).toBe(403)
    expect(await server.end('SIGTERM')).toBe(0)
    // Eight processes, one after the other.
  }, 180_000)
})
