import { createTermMeanings, type TermMeanings } from '#knowledge'
import type { Lexicon } from '#languages'
import { demoSiteId, isLoopback } from '#protocol'
import { defaultOrganisation, type KnowledgeStore, type Neighbours, type Store } from '#store'
import { join } from 'node:path'
import { egressFetch } from '../egress/egress-fetch.ts'
import { egressGet } from '../egress/egress-get.ts'
import type { Logger } from '../logger.ts'
import { learnDemo } from './demo-knowledge.ts'
import { createEmbeddings, type Embeddings } from './vectors/embeddings.ts'
import { createLearner, type Learner } from './learning/learner.ts'
import { openPhrasingWriter, type OpenPhrasingWriterOptions } from './phrasing/open-phrasing-writer.ts'
import type { PhrasingWriter } from './phrasing/phrasing-writer.ts'
import { createSiteLeads, type SiteLeads } from './phrasing/site-leads.ts'
import { createTermRenewal } from './terms/term-renewal.ts'
import { createRender } from './learning/render-page.ts'
import { createVectorSearch, type VectorSearch } from './vectors/vector-search.ts'
import { createVectorWriter } from './vectors/vector-writer.ts'

export interface OpenKnowledgeOptions extends Pick<
  OpenPhrasingWriterOptions,
  'config' | 'sealer' | 'siteFetch' | 'now'
> {
  readonly store: Store
  readonly neighbours: Pick<Neighbours, 'self'>
  /** Origins that may be private. */
  readonly allowedOrigins: readonly string[]
  /** Where the build puts what it makes. */
  readonly built: string
  readonly lexicon: Lexicon
  readonly logger: Logger
}

export interface OpenKnowledge {
  readonly store: KnowledgeStore
  readonly learner: Learner
  readonly writer: PhrasingWriter
  readonly meanings: TermMeanings
  /** Undefined: no embeddings are set up. */
  readonly near: VectorSearch | undefined
  readonly leads: SiteLeads
  /** Resolves when the demo shop is learned, if it is the one asked for. */
  ready(siteId: string): Promise<void>
  /** Goes on with what is to be learned, makes old terms anew and learns the demo shop, in the background. */
  start(publicUrl: string): void
  stop(): Promise<void>
}

export function openKnowledge(options: OpenKnowledgeOptions): OpenKnowledge {
  const { config, store, neighbours, allowedOrigins, built, lexicon, logger } = options
  const { knowledge, sites, admin } = store
  const browser = config.knowledgeBrowser
  const meanings = createTermMeanings(lexicon)
  const isAllowed = ({ origin }: URL) => allowedOrigins.includes(origin)
  // Whoever runs the machine may learn a site that runs on it too. Which hosts are theirs, the site's list says.
  const isAllowedToOperator = (url: URL) => isAllowed(url) || isLoopback(url.hostname)
  const owners = waysOut(isAllowed, browser)
  const operator = waysOut(isAllowedToOperator, browser)
  const waysOf = async (siteId: string) => {
    const site = await admin.sites.find(siteId)
    return site?.organisationId === defaultOrganisation ? operator : owners
  }
  const learner = createLearner({
    store: knowledge,
    sites,
    owner: neighbours.self,
    meanings,
    logger,
    getFor: async (siteId) => (await waysOf(siteId)).get,
    renderFor: browser === undefined ? undefined : async (siteId) => (await waysOf(siteId)).render(),
  })
  const embeddings = openEmbeddings(options)
  const near = embeddings && createVectorSearch(knowledge, embeddings)
  const vectors = embeddings && createVectorWriter({ store: knowledge, embeddings, logger })
  const renewal = createTermRenewal({ store: knowledge, meanings, logger })
  const writer = openPhrasingWriter({ ...options, owner: neighbours.self })
  let demo: Promise<void> | undefined
  let address: string | undefined
  let soon: NodeJS.Timeout | undefined

  function learnTheDemo(): Promise<void> {
    if (address === undefined) return Promise.resolve()
    return (demo ??= learnDemo({
      store: knowledge,
      siteId: demoSiteId,
      folder: join(built, 'demo'),
      address,
      meanings,
    }).catch((fault: unknown) => logger.warn({ err: fault }, 'the demo shop could not be learned')))
  }

  return {
    store: knowledge,
    learner,
    writer,
    meanings,
    near,
    leads: createSiteLeads({ store: knowledge, now: options.now }),
    ready: (siteId) => (siteId === demoSiteId ? learnTheDemo() : Promise.resolve()),
    start(publicUrl) {
      address = new URL('/demo/', publicUrl).href
      learner.start()
      writer.start()
      vectors?.start()
      renewal.start()
      soon = setTimeout(() => void learnTheDemo(), demoAfterMs)
      soon.unref()
    },
    async stop() {
      clearTimeout(soon)
      await Promise.all([learner.stop(), writer.stop(), vectors?.stop(), renewal.stop()])
      await demo
    },
  }
}

/** The operator's own server of embeddings may be private, as its model may. */
function openEmbeddings({ config, logger, now }: OpenKnowledgeOptions): Embeddings | undefined {
  const { embeddingsUrl: url, embeddingsModel: model, embeddingsApiKey: apiKey } = config
  if (url === undefined || model === undefined) return undefined
  const fetch = egressFetch({ allowedOrigins: [new URL(url).origin] })
  return createEmbeddings({ url, model, apiKey, fetch, logger, now })
}

/** Not at once, to keep the start quick; a question about the shop before that starts it. */
const demoAfterMs = 3_000

/** How pages are reached, with and without a browser, by the same rule. */
function waysOut(mayBePrivate: (url: URL) => boolean, browser = '') {
  return {
    get: egressGet({ mayBePrivate }),
    render: () => createRender({ browser, mayBePrivate }),
  }
}
