import type { TermMeanings } from '#knowledge'
import type { KnowledgeStore } from '#store'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readDemoPhrasings, saveDemoPhrasings } from './demo-phrasings.ts'
import { dropFurniture } from './learning/drop-furniture.ts'
import { digestOf, learnPage } from './learning/learn-page.ts'

export interface DemoKnowledgeOptions {
  readonly store: KnowledgeStore
  readonly siteId: string
  /** Where the shop's pages lie. */
  readonly folder: string
  /** Where the world finds them. */
  readonly address: string
  readonly meanings: TermMeanings
}

/** Learns the demo shop from its own files and the questions beside them, without asking anybody, whenever they or its address have changed. */
export async function learnDemo(options: DemoKnowledgeOptions): Promise<void> {
  const { store, siteId, folder, address, meanings } = options
  const files = await pagesIn(folder)
  if (files.length === 0) return
  const phrased = await readDemoPhrasings(join(folder, 'phrasings'))
  const said = [address, ...files.map(({ html }) => html), JSON.stringify(phrased)]
  const digest = digestOf(said.join('\n'))
  // The first node learns it; an id that changes with the files tells the others that it is done.
  const id = `${siteId}-${digest.slice(0, 12)}`
  const known = (await store.sources(siteId)).filter(({ kind }) => kind === 'site')
  if (known.some((source) => source.id === id && source.state === 'idle')) return
  for (const source of known) if (source.url?.endsWith('/demo/')) await store.removeSource(siteId, source.id)
  await store.addSource({ id, siteId, kind: 'site', name: 'The shop', url: address, settings: {} })
  await store.beginRound(id)
  const urls = new Map(files.map(({ path, html }) => [new URL(path, address).href, html]))
  await store.addPages(
    id,
    [...urls.keys()].map((url) => ({ url, depth: 0 })),
    files.length,
  )
  for (const { key, url } of await store.waiting(id, files.length)) {
    const html = urls.get(url) ?? ''
    const { outcome } = await learnPage({ html, url, furniture: new Set(), digest: null, meanings })
    await store.savePage(key, outcome)
  }
  const source = (await store.sources(siteId)).find((each) => each.id === id)
  if (source) await dropFurniture(store, source, meanings)
  const passages = await store.passagesOfSource(id, 0, files.length)
  await saveDemoPhrasings({ store, passages, phrased, address })
  await store.endRound(id, { state: 'idle' })
}

async function pagesIn(folder: string): Promise<{ path: string; html: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && !entry.parentPath.includes('parts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    names.map(async (name) => ({
      // The server finds a page without its ending.
      path: relative(folder, name)
        .split(sep)
        .join('/')
        .replace(/(?:^|(?<=\/))index\.html$/, ''),
      html: await readFile(name, 'utf8'),
    })),
  )
}
