import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAdmin, type Admin } from '../admin/support/start-admin.ts'
import { testIssuer, type TestIssuer } from '../admin/support/test-issuer.ts'
import { sharedDatabases } from '../support/shared-places.ts'
import { call, join, newSession } from './support/guest.ts'

const databases = sharedDatabases()
let issuer: TestIssuer
let nodes: Admin[] = []
let token = ''
let params = { id: '' }
const hosts = ['shop.test']
const pageContext = { url: 'https://shop.test/', title: 'Shop' }
beforeAll(async () => {
  const { redis, database } = databases()
  issuer = await testIssuer()
  const environment = {
    ...issuer.environment,
    DATABASE_URL: await database(),
    REDIS_URL: redis.url,
    SECRET_KEY: 'the same for every node of the test',
  }
  for (let place = 0; place < 3; place++) nodes.push(await startAdmin(environment))
  const [first] = nodes as [Admin]
  token = await issuer.sign('owner')
  await first.call('acceptLink', { token, body: { token: first.tokenOf(first.signInLink) } })
  const { body: site } = await first.call('createSite', { token, body: { name: 'Shop', hosts } })
  params = { id: site.id }
}, 120_000)
afterAll(async () => {
  for (const node of nodes) await node.close()
  nodes = []
  await issuer.close()
})

const question = 'Do you repair umbrellas?'
const answer = 'Yes, umbrellas are repaired every Friday.'

it('three nodes: asked on one, answered in the dashboard of another, said by all of them', async () => {
  const [first, second] = nodes as [Admin, Admin]
  const asked = async ({ url }: Admin) => {
    const sessionId = await newSession(url)
    const guest = await join(url, sessionId)
    await call(url, '/api/chat', { body: { sessionId, message: question, pageContext } })
    const { text } = await guest.hear('message_done')
    guest.socket.disconnect()
    return text
  }
  for (const node of nodes) expect(await asked(node)).not.toContain('Friday')
  const { body: gaps } = await second.call('listGaps', { token, params })
  expect(gaps.items).toMatchObject([{ question, times: 3, hosts, aside: false }])
  await second.call('addAnswer', { token, params, body: { questions: [question], text: answer } })
  for (const node of nodes) expect(await asked(node)).toContain(answer)
  expect((await first.call('listGaps', { token, params })).body.items).toEqual([])
}, 120_000)

it('three nodes: a visitor of one is online in the dashboard of every node, until the page is closed', async () => {
  const { url } = nodes[0] as Admin
  const sessionId = await newSession(url)
  const guest = await join(url, sessionId)
  await call(url, '/api/chat', { body: { sessionId, message: 'Is anybody here?', pageContext } })
  await guest.hear('message_done')
  const online = () =>
    Promise.all(
      nodes.map(async (node) => {
        const { body } = await node.call('listSessions', { token, params, query: { q: 'anybody' } })
        return body.items.map((each) => each.online)
      }),
    )
  await expect.poll(online, { timeout: 30_000 }).toEqual([[true], [true], [true]])
  guest.socket.disconnect()
  await expect.poll(online, { timeout: 30_000 }).toEqual([[false], [false], [false]])
}, 120_000)
