import { defaultSiteConfig, msPerDay } from '#protocol'
import { libsqlStore } from '#store'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startRetentionSweep } from './retention-sweep.ts'

describe('the retention sweep', () => {
  it('deletes transcripts whose time is over, at once where none are kept, and of sites that are gone', async () => {
    let now = Date.UTC(2026, 0, 1)
    const file = join(mkdtempSync(join(tmpdir(), 'pagehand-sweep-')), 'x.db')
    const store = libsqlStore({ file, now: () => now })
    const { admin, sessions } = store
    const by = { id: null, name: 'test' }
    for (const id of ['usual', 'none', 'removed']) {
      const site = { id, organisationId: 'default', name: id, hosts: [], config: defaultSiteConfig() }
      await admin.sites.create(site, by)
      await sessions.create({ id: `in-${id}`, siteId: id, host: 'h', at: now })
      const entry = { role: 'user' as const, content: 'Hello', at: now }
      await sessions.accept({ sessionId: `in-${id}`, messageId: id, input: {}, entry, at: now })
      await sessions.evict(`in-${id}`)
    }
    await admin.sites.saveRetention('none', 0, by)
    await admin.sites.remove('removed', by)
    const erased: string[] = []
    const eraseSession = (id: string) => {
      erased.push(id)
      return sessions.erase(id)
    }
    const sweep = startRetentionSweep({ admin, eraseSession, logger: pino({ level: 'silent' }) })
    await sweep.sweep()
    expect(erased.sort()).toEqual(['in-none', 'in-removed'])
    now += 30 * msPerDay - 1
    await sweep.sweep()
    expect((await admin.transcripts.list('usual', { limit: 5 })).items).toHaveLength(1)
    now += 1
    await sweep.sweep()
    expect((await admin.transcripts.list('usual', { limit: 5 })).items).toEqual([])
    await sweep.stop()
    await store.close()
  })
})
