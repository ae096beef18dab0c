import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { ownedAdmin } from '../admin/support/owned-admin.ts'

it('a server that stops sends visitors away before it waits for a webhook that is slow to answer', async () => {
  const hook = createServer().listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const place = `127.0.0.1:${(hook.address() as AddressInfo).port}`
  const admin = await ownedAdmin({ EGRESS_ALLOW: place })
  const body = { emails: [], webhookUrl: `http://${place}/` }
  await admin.call('saveNotify', { token: admin.token, params: admin.at, body })
  const { sessionId } = (await admin.visit('POST', '/api/session/init', {})).body
  const told = once(hook, 'request')
  const contact = { name: 'Grace', email: 'grace@navy.example', message: 'Hello', shareConversation: false }
  await admin.visit('POST', '/api/contact', { sessionId, ...contact })
  const [, answer] = (await told) as [unknown, ServerResponse]

  const closed = admin.close()
  await expect.poll(admin.closing).toBe('background work')
  await expect(fetch(`${admin.url}/health`)).rejects.toThrow()
  answer.writeHead(204).end()
  await closed
  hook.close()
})
