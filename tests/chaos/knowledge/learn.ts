import { defaultSiteConfig } from '#protocol'
import { createTermMeanings } from '#knowledge'
import { createLexicon } from '#languages'
import { libsqlStore } from '#store'
import { pino } from 'pino'
import { egressGet } from '../../../src/server/egress/egress-get.ts'
import { createLearner } from '../../../src/server/knowledge/learning/learner.ts'

/** What a learning process has to tell at its end. */
export interface LearnReport {
  readonly cpuMs: number
  /** Above what the process took before it began. */
  readonly memoryMb: number
  readonly pages: Record<string, string>
  readonly passages: number
  /** Passages that are there more than once on one page. */
  readonly twice: number
}

// Learns a website into a database to its end, or until it is killed: `learn.ts FILE URL`.
const [file = '', url = ''] = process.argv.slice(2)
const store = libsqlStore({ file })
const { knowledge, sites } = store
const meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
await meanings.load(['en', 'de', 'fr', 'es'])
if (!(await sites.get('s'))) {
  const config = defaultSiteConfig('Fixture')
  await sites.add({ id: 's', name: 'Fixture', hosts: [new URL(url).host], config, createdAt: 1 })
  await knowledge.addSource({ id: 'f', siteId: 's', kind: 'site', name: 'Fixture', url, settings: {} })
}
const get = egressGet({ mayBePrivate: () => true })
const learner = createLearner({
  store: knowledge,
  sites,
  // One and the same name: a killed one is not waited for.
  owner: 'learner',
  getFor: async () => get,
  meanings,
  logger: pino({ level: 'silent' }),
  bounds: { pauseMs: 0 },
})
const rest = process.memoryUsage.rss()
let peak = rest
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
const before = process.cpuUsage()
const [source] = await knowledge.sources('s')
process.send?.('learning')
if (source?.state === 'learning') learner.goOn('s', 'f')
else await learner.learn('s', 'f')
await learner.idle()
const { user, system } = process.cpuUsage(before)
clearInterval(watch)
const pages: Record<string, string> = {}
let [passages, twice] = [0, 0]
let cursor: string | undefined
do {
  const { items, next } = await knowledge.pages('s', { limit: 100, cursor })
  for (const { key, url: address, state, reason } of items) {
    pages[address] = reason ?? state
    const texts = (await knowledge.passagesOf('s', key)).map(
      ({ text, headings }) => `${headings.join()}\n${text}`,
    )
    passages += texts.length
    twice += texts.length - new Set(texts).size
  }
  cursor = next ?? undefined
} while (cursor !== undefined)
await learner.stop()
await store.close()
const report: LearnReport = {
  cpuMs: (user + system) / 1_000,
  memoryMb: (peak - rest) / 1_000_000,
  pages,
  passages,
  twice,
}
process.send?.(report)
process.disconnect?.()
