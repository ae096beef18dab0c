import { isExcluded, pageAddress, readRobots, readSitemap, type TermMeanings, type Robots } from '#knowledge'
import type { KnowledgeStore, KnownPage, PageOutcome, PageState, StoredSource } from '#store'
import { setTimeout as wait } from 'node:timers/promises'
import type { Get } from '../../egress/egress-get.ts'
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
  readonly source: StoredSource
  /** Whether an address belongs to the site. */
  readonly isOwn: (address: string) => boolean
  readonly get: Get
  /** Shows pages that scripts build, where there is a browser for it. */
  readonly render?: Render | undefined
  readonly meanings: TermMeanings
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
  const { store, source, isOwn, signal, stillMine } = options
  const bounds = { ...crawlBounds, ...options.bounds }
  const start = pageAddress(source.url ?? '')
  if (start === undefined || !isOwn(start)) throw new Error('The start page is not on a host of this site.')
  const get: GetPage = (url, page) =>
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
  const pages = learnPages({ ...options, bounds, robots, getPage: get })

  await pages.enqueue([start], 0)
  await pages.enqueue(await sitemapPages(start, robots, get), 1)
  for (;;) {
    const waiting = await store.waiting(source.id, pagesAtOnce)
    if (waiting.length === 0 || signal.aborted) break
    if (!(await stillMine())) return { note: null }
    for (const page of waiting) {
      signal.throwIfAborted()
      await pages.learn(page)
      if (pauseMs > 0) await wait(pauseMs, undefined, { signal })
    }
    await pages.confirmUnchanged()
  }
  signal.throwIfAborted()
  return {
    note: pages.isFull()
      ? `It is larger than ${bounds.maxBytes / 1_000_000} MB: the rest was left out.`
      : null,
  }
}

type GetPage = (url: string, page?: KnownPage) => Promise<Fetched>

interface LearnPagesOptions extends CrawlOptions {
  readonly bounds: CrawlBounds
  readonly robots: Robots
  readonly getPage: GetPage
}

/** What is done with each page of one crawl. */
function learnPages(options: LearnPagesOptions) {
  const { store, source, isOwn, meanings, signal, bounds, robots, getPage } = options
  const { exclude = [], furniture = [] } = source.settings
  const how = { furniture: new Set(furniture), meanings, render: options.render, signal }
  let bytes = 0
  let full = false
  let unchanged: { key: number; state: PageState }[] = []

  const isWanted = (address: string) => {
    const { pathname, search } = new URL(address)
    return isOwn(address) && robots.allows(pathname + search) && !isExcluded(pathname, exclude)
  }

  async function enqueue(addresses: readonly string[], depth: number): Promise<void> {
    if (depth > bounds.maxDepth) return
    const fitting = new Set(addresses.map(pageAddress).filter((each) => each !== undefined))
    const pages = [...fitting].filter(isWanted).map((url) => ({ url, depth }))
    if (pages.length > 0) await store.addPages(source.id, pages, bounds.maxPages)
  }

  async function save(page: KnownPage, outcome: PageOutcome): Promise<void> {
    const { state, reason = null, passages, etag = page.etag, modified = page.modified } = outcome
    const brings = passages !== undefined && (passages.length > 0 || page.passages > 0)
    const isSame = !brings && reason === page.reason && etag === page.etag && modified === page.modified
    if (isSame) unchanged.push({ key: page.key, state })
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
    const fetched = await getPage(page.url, page.digest === null ? undefined : page)
    if (fetched.kind === 'page') bytes += fetched.body.byteLength
    const { outcome, links } = await learnFetched(page, fetched, how)
    // Its links are queued before it counts as learned: a kill in between loses neither. Each step counts as deeper,
    // so that no circle of links is followed for ever.
    await enqueue(links, page.depth + 1)
    await save(page, outcome)
  }

  /** One write for many unchanged pages: a site that has not changed costs next to nothing. */
  async function confirmUnchanged(): Promise<void> {
    if (unchanged.length > 0) await store.confirmPages(unchanged)
    unchanged = []
  }

  return { enqueue, learn, confirmUnchanged, isFull: () => full }
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
