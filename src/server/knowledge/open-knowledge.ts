import { isLoopback } from '#protocol'
import { defaultOrganisation, type Neighbours, type Store } from '#store'
import { join } from 'node:path'
import type { Logger } from '../logger.ts'
import { learnDemo } from './demo-knowledge.ts'
import { createLearner, type Learner } from './learner.ts'

export interface OpenKnowledgeOptions {
  readonly store: Store
  readonly neighbours: Pick<Neighbours, 'self'>
  /** Reaches addresses that owners wrote down. */
  readonly siteFetch: typeof fetch
  /** Where the build puts what it makes. */
  readonly built: string
  readonly logger: Logger
}

export interface OpenKnowledge {
  readonly learner: Learner
  /** Goes on with what is to be learned, and learns the demo shop, in the background. */
  start(publicUrl: string): void
  stop(): Promise<void>
}

export function openKnowledge(options: OpenKnowledgeOptions): OpenKnowledge {
  const { store, neighbours, siteFetch, built, logger } = options
  const { knowledge, sites, desk } = store
  const learner = createLearner({
    store: knowledge,
    sites,
    owner: neighbours.self,
    logger,
    async fetchFor(siteId) {
      const site = await desk.sites.find(siteId)
      return site?.organisationId === defaultOrganisation ? loopbackToo(siteFetch) : siteFetch
    },
  })
  let demo: Promise<void> = Promise.resolve()
  return {
    learner,
    start(publicUrl) {
      learner.start()
      demo = learnDemo({
        store: knowledge,
        siteId: 'demo',
        folder: join(built, 'demo'),
        address: new URL('/demo/', publicUrl).href,
      }).catch((fault: unknown) => logger.warn({ err: fault }, 'the demo shop could not be learned'))
    },
    async stop() {
      await learner.stop()
      await demo
    },
  }
}

/** Whoever runs the machine may learn a site that runs on it too. Which hosts are theirs, the site's list says. */
function loopbackToo(siteFetch: typeof fetch): typeof fetch {
  return ((input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    return isLoopback(hostname) ? fetch(input, init) : siteFetch(input, init)
  }) as typeof fetch
}
