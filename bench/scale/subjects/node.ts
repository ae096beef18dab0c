import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { Assistant } from '#assistant'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { answerCommands } from '../../server/subjects/answer-commands.ts'

// A whole node with an assistant that answers in one word, and a second hand on its store for what is not measured.
const config = readConfig({
  ...process.env,
  PORT: '0',
  DATA_DIR: process.argv[2],
  PUBLIC_URL: 'http://pagehand.test',
  LIMIT_INIT_PER_MINUTE: '1000000',
  LIMIT_CHAT_PER_MINUTE: '1000000',
})
let answered = 0
const brief: Assistant = {
  async advance(_, emit) {
    emit.say('Yes.')
    answered += 1
    return { version: 1, open: false, waiting: null, memory: null }
  },
}
const store = await openStore(config)
const site = {
  id: 'shop',
  name: 'shop',
  hosts: ['shop.test'],
  config: defaultSiteConfig('shop'),
  createdAt: 0,
}
if (!(await store.sites.get('shop'))) await store.sites.add(site)
const { port } = await startServer(config, { logger: pino({ level: 'error' }), assistant: brief })
const atOnce = 200

answerCommands({
  port: () => port,
  answered: () => answered,
  async open(count: number) {
    const ids = Array.from({ length: count }, () => randomUUID())
    const at = Date.now()
    for (let from = 0; from < count; from += atOnce)
      await Promise.all(
        ids
          .slice(from, from + atOnce)
          .map((id) => store.sessions.create({ id, siteId: 'shop', host: 'shop.test', at })),
      )
    return count > 1_000 ? [] : ids
  },
})
