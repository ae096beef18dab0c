import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { api } from '#protocol'
import { answerCommands } from './answer-commands.ts'

// fastify and its ajv: a message is parsed, validated and forgotten.
const http = Fastify({ bodyLimit: 1_000_000, ajv: { customOptions: { strictTuples: false } } })
http.post('/api/session/init', async () => ({ sessionId: randomUUID() }))
http.post('/api/chat', { schema: { body: api.chat.body } }, async () => ({
  messageId: randomUUID(),
  status: 'processing',
}))
await http.listen({ host: '127.0.0.1', port: 0 })
answerCommands({ port: () => (http.server.address() as AddressInfo).port })
