import type { PhrasingRun, StoredSource, Store } from '#store'
import { createLexicon } from '#languages'
import { ApiError, matchingEntries } from '#protocol'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import type { Config } from '../settings/config.ts'
import { allowedOrigins } from '../egress/allowed-origins.ts'
import { egressFetch } from '../egress/egress-fetch.ts'
import { createSealer } from '../identity/sealer.ts'
import { readSecretKey } from '../identity/secret-key.ts'
import { readOrigin } from '../origin/read-origin.ts'
import { createKnowledgeAdmin } from './knowledge-admin.ts'
import { openKnowledge } from './open-knowledge.ts'

const lookEveryMs = 500

/** What the operator of the machine does with knowledge, beside a server that runs or without one. */
export function operatorKnowledge(config: Config, store: Store) {
  const logger = pino({ level: 'silent' })
  const mayBePrivate = allowedOrigins(config)
  const known = openKnowledge({
    config,
    store,
    neighbours: { self: randomUUID() },
    allowedOrigins: mayBePrivate,
    siteFetch: egressFetch({ allowedOrigins: mayBePrivate }),
    // Read when a key of a site is needed: most commands need none.
    sealer: { open: (...given) => createSealer(readSecretKey(config)).open(...given) },
    now: Date.now,
    built: '',
    lexicon: createLexicon({ pause: () => nextTurn() }),
    logger,
  })
  const admin = createKnowledgeAdmin({ store: store.knowledge, meanings: known.meanings, newId: randomUUID })

  async function siteOf(id: string) {
    const site = await store.sites.get(id)
    if (!site) throw new ApiError('not_found', `There is no site ${id}.`)
    return site
  }

  return {
    /** Learns a website to its end. What was begun and cut short goes on where it stopped. */
    async learn(
      siteId: string,
      url: string,
      onProgress: (source: StoredSource) => void,
    ): Promise<StoredSource> {
      const { hosts } = await siteOf(siteId)
      const origin = URL.canParse(url) ? readOrigin(new URL(url).origin) : undefined
      if (!origin || !matchingEntries(origin).some((entry) => hosts.includes(entry)))
        throw new ApiError(
          'invalid_message',
          `${url} is on no host of this site. Its hosts: ${hosts.join(', ')}.`,
        )
      const { id, state } = await admin.addSite(siteId, url, {})
      if (state === 'learning') known.learner.goOn(siteId, id)
      else await known.learner.learn(siteId, id)
      const timer = setInterval(() => void admin.findSource(siteId, id).then(onProgress), lookEveryMs)
      await known.learner.idle().finally(() => clearInterval(timer))
      return admin.findSource(siteId, id)
    },
    /** What writing phrasings would take. */
    async phrasingCost(siteId: string, languages: readonly string[]) {
      await siteOf(siteId)
      return known.writer.state(siteId, languages)
    },
    /** Has phrasings written to the end, or until something is in the way. */
    async writePhrasings(
      siteId: string,
      agreed: { readonly languages: readonly string[]; readonly calls: number },
      onProgress: (run: PhrasingRun) => void,
    ): Promise<PhrasingRun | undefined> {
      const cutShort = (await store.knowledge.phrasings.run(siteId))?.state === 'writing'
      if (cutShort) known.writer.goOn(siteId)
      else await known.writer.begin(siteId, agreed)
      const tell = async () => {
        const run = await store.knowledge.phrasings.run(siteId)
        if (run) onProgress(run)
      }
      const timer = setInterval(() => void tell(), lookEveryMs)
      await known.writer.idle().finally(() => clearInterval(timer))
      return store.knowledge.phrasings.run(siteId)
    },
    async importAnswers(siteId: string, csv: string) {
      await siteOf(siteId)
      return admin.importAnswers(siteId, csv)
    },
    stop: () => known.stop(),
  }
}
