import Database from 'libsql'
import { afterEach, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSiteConfig } from '#protocol'
import { libsqlStore } from '../libsql-store.ts'
import { samplePassage } from './contract-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagehand-settle-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the indexes of what was learned one part each, where everything is still found', async () => {
  const file = join(folder, 'store.db')
  const store = libsqlStore({ file })
  const { knowledge } = store
  const config = defaultSiteConfig('a')
  await store.sites.add({ id: 'a', name: 'a', hosts: ['a.example'], config, createdAt: 1 })
  await knowledge.addSource({ id: 's', siteId: 'a', kind: 'site', name: 's', url: null, settings: {} })
  await knowledge.beginRound('s')
  const pages = Array.from({ length: 50 }, (_, at) => ({ url: `page-${at}`, depth: 1 }))
  await knowledge.addPages('s', pages, 100)
  for (const { key, url } of await knowledge.waiting('s', 100))
    await knowledge.savePage(key, { state: 'learned', passages: [samplePassage(`lamp ${url.slice(5)}th`)] })
  const parts = () => {
    const connection = new Database(file)
    const counts = ['search_passages', 'search_terms'].map(
      (index) => connection.prepare(`select distinct segid from ${index}_idx`).all().length,
    )
    connection.close()
    return counts
  }
  expect(parts()).not.toEqual([1, 1])
  await knowledge.endRound('s', { state: 'idle' })
  expect(parts()).toEqual([1, 1])
  const found = await knowledge.find('a', { terms: ['7th'], kinds: ['page'], limit: 5 })
  expect(found.map(({ text }) => text)).toEqual(['lamp 7th'])
  expect((await knowledge.frequencies('a', ['lamp'])).of.get('lamp')).toBe(50)
  await store.close()
})
