import { pino } from 'pino'
import type { Assistant } from '#assistant'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { answerCommands } from './answer-commands.ts'

// The real server with an assistant that says nothing.
const config = readConfig({
  PORT: '0',
  DATA_DIR: process.argv[2],
  LIMIT_INIT_PER_MINUTE: '1000000',
  LIMIT_CHAT_PER_MINUTE: '1000000',
})
const silent: Assistant = {
  advance: async () => ({ version: 1, open: true, waiting: null, memory: null }),
}
const store = await openStore(config)
await store.sites.add({
  id: 'shop',
  name: 'shop',
  hosts: ['shop.test'],
  config: defaultSiteConfig('shop'),
  createdAt: 0,
})
await store.close()
const { port } = await startServer(config, { logger: pino({ level: 'error' }), assistant: silent })

answerCommands({ port: () => port })
