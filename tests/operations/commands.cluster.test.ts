import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '#server'
import { pagehand, serveProcess } from '../support/process.ts'
import { throwawayPostgres } from '../support/throwaway-postgres.ts'
import { throwawayRedis } from '../support/throwaway-redis.ts'

let folder: string
const run = (words: readonly string[], more: Record<string, string> = {}) =>
  pagehand(words, { DATA_DIR: folder, ...more })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the commands of the operator', () => {
  it('back the database up while the server runs, and bring it back when it does not', async () => {
    const server = await serveProcess({ DATA_DIR: folder })
    await run(['site', 'add', '--name', 'Kept', '--host', 'kept.test'])
    const file = join(folder, 'monday.db')
    expect(await run(['backup', file])).toMatchObject({ code: 0, out: `saved ${file}\n` })
    expect(await run(['backup', file])).toMatchObject({
      code: 1,
      error: expect.stringContaining('there already'),
    })
    await run(['site', 'add', '--name', 'Later', '--host', 'later.test'])
    expect(await run(['restore', file])).toMatchObject({
      code: 1,
      error: expect.stringContaining('Stop the server'),
    })
    await server.end('SIGTERM')

    expect(await run(['restore', file])).toMatchObject({ code: 0, out: expect.stringContaining('.replaced') })
    const { out } = await run(['site', 'list'])
    expect(out).toContain('kept.test')
    expect(out).not.toContain('later.test')
    expect((await run(['migrate'])).out).toContain('up to date')
  }, 180_000)

  it('refuse what is no backup, in one line', async () => {
    const { code, error } = await run(['restore', join(folder, 'nothing.db')])
    expect([code, error.trim().split('\n').length]).toEqual([1, 1])
    expect((await run(['backup'])).error).toContain('Name one file')
  })

  it('move everything to PostgreSQL, once, with the key that sealed it', async () => {
    const [postgres, redis] = await Promise.all([throwawayPostgres(), throwawayRedis()])
    const databaseUrl = await postgres.database()
    await run(['site', 'add', '--name', 'Moved', '--host', 'moved.test'])
    await run(['link'])
    const withKey = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: readFileSync(join(folder, 'secret.key'), 'utf8'),
    }
    expect((await run(['move'])).error).toContain('DATABASE_URL')
    expect((await run(['move'], { DATABASE_URL: databaseUrl })).error).toContain('SECRET_KEY')
    expect(await run(['move'], withKey)).toMatchObject({ code: 0, out: expect.stringMatching(/sites +1/) })
    expect((await run(['move'], withKey)).error).toContain('must be empty')

    const shared = { ...withKey, REDIS_URL: redis.url }
    expect((await run(['site', 'list'], shared)).out).toContain('moved.test')
    expect((await run(['migrate'], shared)).out).toContain('up to date')
    const store = await openStore({
      dataDir: folder,
      sessionIdleMs: 60_000,
      databaseUrl,
      redisUrl: redis.url,
    })
    expect((await store.sites.findByHost(['moved.test']))?.site.name).toBe('Moved')
    await store.close()
    await Promise.all([postgres.stop(), redis.stop()])
  }, 180_000)
})
