import { isExcluded, pageAddress, readRobots, readSitemap, type Meanings, type Robots } from '#knowledge'
import type { KnowledgeStore, KnownPage, PageOutcome, PageState, Source } from '#store'
import { setTimeout as wait } from 'node:timers/promises'
import type { Get } from '../egress/egress-get.ts'
import { fetchPage, textOf, type Fetched } from './fetch-page.ts'
import { learnFetched } from './learn-fetched.ts'
import type { Render } from './render-page.ts'

export interface CrawlBounds {
  readonly maxPages: number
  readonly maxDepth: number
  readonly maxBytesAPage: number
  /** Of what is no page but a document. */
  readonly maxBytesAFile: number
  readonly maxBytes: number
  /** Between two requests of one crawl. */
  readonly pauseMs: number
  readonly timeoutMs: number
}

const crawlBounds: CrawlBounds = {
  maxPages: 2_000,
  maxDepth: 8,
  maxBytesAPage: 3_000_000,
  maxBytesAFile: 10_000_000,
  maxBytes: 300_000_000,
  pauseMs: 20,
  timeoutMs: 15_000,
}

export interface CrawlOptions {
  readonly store: KnowledgeStore
  readonly source: Source
  /** Whether an address belongs to the site. */
  readonly isOwn: (address: string) => boolean
  readonly get: Get
  /** Shows pages that scripts build, where there is a browser for it. */
  readonly render?: Render | undefined
  readonly meanings: Meanings
  readonly bounds?: Partial<CrawlBounds>
  readonly signal: AbortSignal
  /** Called now and then while it works; false: somebody else has taken it over. */
  readonly stillMine: () => Promise<boolean>
}

const pagesAtOnce = 50
const maxSitemaps = 20

/**
 * Learns the pages that wait, and those they lead to, until none is left. All that it knows lies in the store: killed
 * at any moment, it goes on from there.
 */
export async function crawl(options: CrawlOptions): Promise<{ note: string | null }> {
  const { store, source, isOwn, meanings, signal, stillMine } = options
  const bounds = { ...crawlBounds, ...options.bounds }
  const { exclude = [], furniture = [] } = source.settings
  const how = { furniture: new Set(furniture), meanings, render: options.render, signal }
  const start = pageAddress(source.url ?? '')
  if (start === undefined || !isOwn(start)) throw new Error('The start page is not on a host of this site.')
  const get = (url: string, page?: KnownPage) =>
    fetchPage({
      get: options.get,
      url,
      etag: page?.etag ?? null,
      modified: page?.modified ?? null,
      maxBytes: isDocument(url) ? bounds.maxBytesAFile : bounds.maxBytesAPage,
      timeoutMs: bounds.timeoutMs,
      signal,
    })
  const robots = await robotsOf(start, get)
  const pauseMs = Math.max(bounds.pauseMs, robots.delayMs)
  let bytes = 0
  let full = false
  let same: { key: number; state: PageState }[] = []

  const inLine = async (addresses: readonly string[], depth: number) => {
    if (depth > bounds.maxDepth) return
    const fitting = new Set(addresses.map(pageAddress).filter((each) => each !== undefined))
    const pages = [...fitting].filter(isWanted).map((url) => ({ url, depth }))
    if (pages.length > 0) await store.addPages(source.id, pages, bounds.maxPages)
  }
  const isWanted = (address: string) => {
    const { pathname, search } = new URL(address)
    return isOwn(address) && robots.allows(pathname + search) && !isExcluded(pathname, exclude)
  }

  await inLine([start], 0)
  await inLine(await sitemapPages(start, robots, get), 1)
  for (;;) {
    const pages = await store.waiting(source.id, pagesAtOnce)
    if (pages.length === 0 || signal.aborted) break
    if (!(await stillMine())) return { note: null }
    for (const page of pages) {
      signal.throwIfAborted()
      await learn(page)
      if (pauseMs > 0) await wait(pauseMs, undefined, { signal })
    }
    if (same.length > 0) await store.confirmPages(same)
    same = []
  }
  signal.throwIfAborted()
  return {
    note: full ? `It is larger than ${bounds.maxBytes / 1_000_000} MB: the rest was left out.` : null,
  }

  /** What is as it was is told the store once for many pages: an unchanged site costs next to nothing. */
  async function save(page: KnownPage, outcome: PageOutcome): Promise<void> {
    const { state, reason = null, passages, etag = page.etag, modified = page.modified } = outcome
    const brings = passages !== undefined && (passages.length > 0 || page.passages > 0)
    const isSame = !brings && reason === page.reason && etag === page.etag && modified === page.modified
    if (isSame) same.push({ key: page.key, state })
    else await store.savePage(page.key, outcome)
  }

  async function learn(page: KnownPage): Promise<void> {
    if (!isWanted(page.url)) {
      const reason = 'It is left out, by robots.txt or by your own patterns.'
      return save(page, { state: 'skipped', reason, passages: [] })
    }
    if (bytes > bounds.maxBytes) {
      full = true
      return save(page, { state: 'skipped', reason: 'The crawl was large enough already.' })
    }
    const fetched = await get(page.url, page.digest === null ? undefined : page)
    if (fetched.kind === 'page') bytes += fetched.body.byteLength
    const { outcome, links } = await learnFetched(page, fetched, how)
    // What it leads to is in line before it counts as learned: a kill in between loses neither. Each step counts as
    // deeper, so that nobody is sent round for ever.
    await inLine(links, page.depth + 1)
    await save(page, outcome)
  }
}

function isDocument(address: string): boolean {
  return /\.pdf$/i.test(new URL(address).pathname)
}

async function robotsOf(start: string, get: (url: string) => Promise<Fetched>): Promise<Robots> {
  const fetched = await get(new URL('/robots.txt', start).href)
  return readRobots(fetched.kind === 'page' && /text|octet/.test(fetched.type) ? textOf(fetched) : '')
}

async function sitemapPages(
  start: string,
  robots: Robots,
  get: (url: string) => Promise<Fetched>,
): Promise<string[]> {
  const { origin } = new URL(start)
  const line = robots.sitemaps.length > 0 ? [...robots.sitemaps] : [new URL('/sitemap.xml', start).href]
  const pages: string[] = []
  for (let at = 0; at < Math.min(line.length, maxSitemaps); at++) {
    const address = line[at] ?? ''
    if (!URL.canParse(address) || new URL(address).origin !== origin) continue
    const fetched = await get(address)
    if (fetched.kind !== 'page' || /html/.test(fetched.type)) continue
    const sitemap = readSitemap(textOf(fetched))
    pages.push(...sitemap.pages)
    line.push(...sitemap.sitemaps)
  }
  return pages
}
