import type { TermMeanings } from '#knowledge'
import { oncePerKey } from '#languages'
import { matchingEntries } from '#protocol'
import type { KnowledgeStore, SiteStore, StoredSource } from '#store'
import type { Get } from '../../egress/egress-get.ts'
import type { Logger } from '../../logger.ts'
import { readOrigin } from '../../origin/read-origin.ts'
import { createBackgroundJobs } from '../jobs/background-jobs.ts'
import { crawl, type CrawlBounds } from './crawl.ts'
import { dropFurniture } from './drop-furniture.ts'
import type { Render } from './render-page.ts'
import { leaseMs, withLease, type Lease } from '../jobs/with-lease.ts'

export interface LearnerOptions {
  readonly store: KnowledgeStore
  readonly sites: Pick<SiteStore, 'get'>
  /** Identifies this node among all nodes. */
  readonly owner: string
  /** How pages of a site are reached. */
  readonly getFor: (siteId: string) => Promise<Get>
  /** How pages that scripts build are shown; absent: they are not. */
  readonly renderFor?: ((siteId: string) => Promise<Render>) | undefined
  readonly meanings: TermMeanings
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

const lookEveryMs = 15_000

export function createLearner(options: LearnerOptions): Learner {
  const { store, sites, owner, getFor, renderFor, meanings, logger, bounds, everyMs = lookEveryMs } = options
  const jobs = createBackgroundJobs({
    everyMs,
    oneByOne: true,
    onJobFault: (fault) => logger.error({ err: fault }, 'a source could not be learned'),
    onLookFault: (fault) => logger.warn({ err: fault }, 'what is to be learned could not be read'),
    async look() {
      for (const { id, siteId } of await store.due()) await store.beginRound(id).then(() => goOn(siteId, id))
      for (const { id, siteId } of await store.takeUnfinished(owner, leaseMs)) goOn(siteId, id)
    },
  })

  function goOn(siteId: string, sourceId: string): void {
    jobs.run(sourceId, () =>
      withLease(
        () => store.take(sourceId, owner, leaseMs),
        (lease) => learnOne(siteId, sourceId, lease),
      ),
    )
  }

  async function learnOne(siteId: string, sourceId: string, lease: Lease): Promise<void> {
    const [site, source] = [await sites.get(siteId), await findSource(siteId, sourceId)]
    if (!site || !source || source.state !== 'learning') return
    try {
      const get = await getFor(siteId)
      const isOwnOrigin = oncePerKey((origin: string) => isOn(origin, site.hosts), maxOrigins)
      const isOwn = (address: string) => isOwnOrigin(new URL(address).origin)
      const { note } = await crawl({
        store,
        source,
        isOwn,
        get,
        render: await renderFor?.(siteId),
        meanings,
        signal: jobs.signal,
        stillMine: lease.renew,
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
      if (jobs.signal.aborted) return store.release(sourceId, owner)
      const note = error instanceof Error ? error.message : String(error)
      await store.endRound(sourceId, { state: 'failed', note })
    }
  }

  async function findSource(siteId: string, id: string): Promise<StoredSource | undefined> {
    return (await store.sources(siteId)).find((source) => source.id === id)
  }

  return {
    async learn(siteId, sourceId) {
      await store.beginRound(sourceId)
      goOn(siteId, sourceId)
    },
    goOn,
    idle: jobs.idle,
    start: jobs.start,
    stop: jobs.stop,
  }
}

/** A site leads to its own pages again and again, and to this many others at most. */
const maxOrigins = 1_000

function isOn(given: string, hosts: readonly string[]): boolean {
  const origin = readOrigin(given)
  return origin !== undefined && matchingEntries(origin).some((entry) => hosts.includes(entry))
}
