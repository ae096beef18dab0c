import type { Meanings } from '#knowledge'
import { matchingEntries } from '#protocol'
import type { KnowledgeStore, SiteStore, Source } from '#store'
import type { Get } from '../egress/egress-get.ts'
import type { Logger } from '../logger.ts'
import { readOrigin } from '../origin/read-origin.ts'
import { crawl, type CrawlBounds } from './crawl.ts'
import { dropFurniture } from './drop-furniture.ts'
import type { Render } from './render-page.ts'

export interface LearnerOptions {
  readonly store: KnowledgeStore
  readonly sites: Pick<SiteStore, 'get'>
  /** Names this node among its equals. */
  readonly owner: string
  /** How pages of a site are reached. */
  readonly getFor: (siteId: string) => Promise<Get>
  /** How pages that scripts build are shown; absent: they are not. */
  readonly renderFor?: ((siteId: string) => Promise<Render>) | undefined
  readonly meanings: Meanings
  readonly logger: Logger
  readonly bounds?: Partial<CrawlBounds>
  readonly everyMs?: number
}

/** Learns websites in the background, one after the other, and goes on with what a killed node left. */
export interface Learner {
  /** Begins to learn a source again. */
  learn(siteId: string, sourceId: string): Promise<void>
  /** Goes on with what was cut short. */
  goOn(siteId: string, sourceId: string): void
  /** Resolves when nothing is being learned here. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** A node that has not been heard of for so long has died. */
const takenMs = 30_000
const lookEveryMs = 15_000

export function createLearner(options: LearnerOptions): Learner {
  const { store, sites, owner, getFor, renderFor, meanings, logger, bounds, everyMs = lookEveryMs } = options
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function run(siteId: string, sourceId: string): void {
    if (underWay.has(sourceId)) return
    const done = last.then(() => learnOne(siteId, sourceId)).finally(() => underWay.delete(sourceId))
    last = done.catch((fault: unknown) => {
      if (!stopping.signal.aborted) logger.error({ err: fault }, 'a source could not be learned')
    })
    underWay.set(sourceId, last)
  }

  async function learnOne(siteId: string, sourceId: string): Promise<void> {
    const stillMine = () => store.take(sourceId, owner, takenMs)
    if (stopping.signal.aborted || !(await stillMine())) return
    const [site, source] = [await sites.get(siteId), await findSource(siteId, sourceId)]
    if (!site || !source || source.state !== 'learning') return
    const keeping = setInterval(() => void stillMine().catch(() => undefined), takenMs / 3)
    try {
      const get = await getFor(siteId)
      const isOwn = (address: string) => isOn(address, site.hosts)
      const { note } = await crawl({
        store,
        source,
        isOwn,
        get,
        render: await renderFor?.(siteId),
        meanings,
        signal: stopping.signal,
        stillMine,
        ...(bounds && { bounds }),
      })
      const learned = await findSource(siteId, sourceId)
      // It was removed while it was learned.
      if (!learned) return
      if (await store.hasNews(sourceId)) await dropFurniture(store, learned, meanings)
      const nothing = learned.pages.learned === 0
      await store.endRound(sourceId, {
        state: nothing ? 'failed' : 'idle',
        note: nothing ? 'Not one page could be learned. The list of pages says why.' : note,
      })
    } catch (error) {
      if (stopping.signal.aborted) return store.release(sourceId, owner)
      const note = error instanceof Error ? error.message : String(error)
      await store.endRound(sourceId, { state: 'failed', note })
    } finally {
      clearInterval(keeping)
    }
  }

  async function findSource(siteId: string, id: string): Promise<Source | undefined> {
    return (await store.sources(siteId)).find((source) => source.id === id)
  }

  async function look(): Promise<void> {
    for (const { id, siteId } of await store.due()) await store.beginRound(id).then(() => run(siteId, id))
    for (const { id, siteId } of await store.takeUnfinished(owner, takenMs)) run(siteId, id)
  }
  const lookNow = () => {
    look().catch((fault: unknown) => logger.warn({ err: fault }, 'what is to be learned could not be read'))
  }

  return {
    async learn(siteId, sourceId) {
      await store.beginRound(sourceId)
      run(siteId, sourceId)
    },
    goOn: run,
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
    start() {
      lookNow()
      timer = setInterval(lookNow, everyMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await last
    },
  }
}

function isOn(address: string, hosts: readonly string[]): boolean {
  const origin = readOrigin(new URL(address).origin)
  return origin !== undefined && matchingEntries(origin).some((entry) => hosts.includes(entry))
}
