import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from '../admin/support/owned-admin.ts'
import { mailBox, type MailBox } from './support/mail-box.ts'

const secret = 'a secret of some length'
const left = {
  name: 'Grace',
  email: 'grace@navy.example',
  message: 'Where is my lamp?',
  shareConversation: true,
}

interface Post {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Receives webhooks; the first is answered with an error. */
async function receiver() {
  const posts: Post[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => void (body += part.toString()))
    request.on('end', () => {
      posts.push({ headers: request.headers, body })
      response.writeHead(posts.length === 1 ? 500 : 204).end()
      for (const look of waiting) look()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async received(count: number): Promise<Post[]> {
      while (posts.length < count) await new Promise<void>((resolve) => void waiting.add(resolve))
      return posts
    },
    close: () => server.close(),
  }
}

describe('a message for a person', () => {
  let admin: OwnedAdmin
  let hook: Awaited<ReturnType<typeof receiver>>
  let box: MailBox
  let time = Date.now()
  let sessionId: string
  /** With which the visitor's browser goes on in its next session. */
  let conversation: { id: string; key: string }

  beforeAll(async () => {
    hook = await receiver()
    box = await mailBox()
    admin = await ownedAdmin(
      {
        EGRESS_ALLOW: `127.0.0.1:${hook.port}`,
        SMTP_URL: `smtp://127.0.0.1:${box.port}?ignoreTLS=true`,
        MAIL_FROM: 'Pagehand <desk@example.org>',
      },
      { now: () => time },
    )
    const begun = (await admin.visit('POST', '/api/session/init', {})).body
    sessionId = begun.sessionId as string
    conversation = begun.conversation as typeof conversation
    await admin.visit('POST', '/api/chat', { sessionId, message: 'Do you ship to Peru?' })
  })
  afterAll(async () => {
    await admin.close()
    hook.close()
    box.close()
  })

  /** A moment later, so that the newest is the newest. */
  const leave = (more: object = {}) => {
    time += 1
    return admin.visit('POST', '/api/contact', { sessionId, ...left, ...more })
  }
  const call = <Name extends Parameters<OwnedAdmin['call']>[0]>(name: Name, more: object = {}) =>
    admin.call(name, { token: admin.token, params: admin.at, ...more })

  /** Publishes how a person of the site is reached. */
  async function offer(contact: object | undefined) {
    const { draft } = (await call('readConfig')).body
    await call('saveDraft', { body: { ...draft, contact } })
    await call('publishConfig')
  }

  it('[H2] is refused where the owner named other ways alone, or said no', async () => {
    for (const contact of [{ email: 'hello@shop.example' }, { leaveMessage: false }]) {
      await offer(contact)
      expect(await leave()).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    }
    const { siteConfig } = (await admin.visit('POST', '/api/session/init', {})).body
    // What leads to nobody is not offered to a page either.
    expect(siteConfig).not.toHaveProperty('contact')
    await offer(undefined)
    const kept = await leave()
    expect(kept).toMatchObject({ status: 200 })
    await call('eraseContact', { params: { ...admin.at, contactId: kept.body.contactId as string } })
    await offer({ leaveMessage: true })
  })

  it('[H2] is kept, and only where it may be left', async () => {
    const answer = await leave({ shareConversation: false })
    expect(answer).toMatchObject({ status: 200, body: { contactId: expect.any(String), status: 'kept' } })
    const post = async (body: object) => (await admin.visit('POST', '/api/contact', body)).status
    expect(await post({ ...left, sessionId: crypto.randomUUID() })).toBe(404)
    expect(await post({ ...left, sessionId, email: 'no address' })).toBe(400)
    expect(await post({ ...left, sessionId, email: 'a@b.example\r\nBcc: c@d.example' })).toBe(400)
    expect(await post({ ...left, sessionId, message: '  ' })).toBe(400)
    const { body } = await call('listContacts', { query: { q: 'navy' } })
    expect(body.items).toMatchObject([{ name: 'Grace', conversation: null, doneAt: null, deliveries: [] }])
  })

  it('[H3] reaches the owner by mail and by a signed webhook, again after a failure', async () => {
    const webhookUrl = `http://127.0.0.1:${hook.port}/hook`
    const saved = await call('saveNotify', {
      body: { emails: ['ada@example.org'], webhookUrl, webhookSecret: secret },
    })
    expect(saved.body).toEqual({ emails: ['ada@example.org'], webhookUrl, hasSecret: true, mails: true })
    await leave()
    const mail = await box.next()
    expect(mail).toMatch(/^To: ada@example\.org\r?$/m)
    expect(mail).toMatch(/^Reply-To: grace@navy\.example\r?$/m)
    expect(mail).toContain('Where is my lamp?')
    expect(mail).toContain('Visitor: Do you ship to Peru?')

    await hook.received(1)
    const deliveries = async () => (await call('listContacts')).body.items[0]?.deliveries
    await expect.poll(deliveries).toMatchObject([
      { kind: 'mail', state: 'sent' },
      { kind: 'webhook', state: 'waiting', error: 'The webhook answered 500.' },
    ])
    time += 10_000
    // What is due is looked for whenever something is left.
    await leave({ shareConversation: false })
    const posts = await hook.received(3)
    const [first, again] = posts.filter(
      ({ headers }) => headers['webhook-id'] === posts[0]?.headers['webhook-id'],
    )
    expect(JSON.parse(again?.body ?? '').data.id).toBe(JSON.parse(first?.body ?? '').data.id)
    const { headers, body } = again!
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', secret).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(body)).toMatchObject({ type: 'contact.created', data: { email: left.email } })
    expect(JSON.parse(body).data.conversation[0]).toMatchObject({
      role: 'user',
      content: 'Do you ship to Peru?',
    })
    const other = posts.find((post) => post !== first && post !== again)
    expect(other?.body).not.toContain('Peru')
    await expect.poll(deliveries).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('[H3] brings the whole conversation, of which the last visit is only a part', async () => {
    const next = await admin.visit('POST', '/api/session/init', { conversation })
    sessionId = next.body.sessionId as string
    await admin.visit('POST', '/api/chat', { sessionId, message: 'And to Chile?' })
    await leave()
    let mail = await box.next()
    while (!mail.includes('Visitor: And to Chile?')) mail = await box.next()
    expect(mail).toContain('Visitor: Do you ship to Peru?')
    const posts = await hook.received(4)
    const said = posts.map(({ body }) => JSON.parse(body).data.conversation ?? []) as { content: string }[][]
    expect(said.at(-1)?.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['Do you ship to Peru?', 'And to Chile?']),
    )
  })

  it('names its sender in the list of conversations, its search and its files, if that was shared', async () => {
    const names = async (q: string) =>
      (await call('listSessions', { query: { q } })).body.items.map(({ preview, contact }) => [
        preview,
        contact,
      ])
    const sender = { name: 'Grace', email: 'grace@navy.example' }
    expect(await names('navy.example')).toEqual([
      ['And to Chile?', sender],
      ['Do you ship to Peru?', sender],
    ])
    const file = (await call('exportSessions', { query: { format: 'csv', q: 'Chile' } })).text
    expect(file).toContain('grace@navy.example')
    expect(file).toContain('And to Chile?')
    expect(file).not.toContain('Peru')
  })

  it('[H4] does not go to an address of the own network', async () => {
    const webhookUrl = 'http://127.0.0.1:1/hook'
    await call('saveNotify', { body: { emails: [], webhookUrl } })
    await leave()
    const deliveries = async () => (await call('listContacts')).body.items[0]?.deliveries
    await expect
      .poll(deliveries)
      .toMatchObject([
        { kind: 'webhook', state: 'waiting', error: expect.stringContaining('private address') },
      ])
  })

  it('is marked as done, exported and erased by the dashboard', async () => {
    const [first] = (await call('listContacts')).body.items
    const params = { ...admin.at, contactId: first?.id ?? '' }
    expect(first?.conversation).toEqual(expect.any(String))
    const read = await call('readSession', { params: { ...admin.at, sessionId: first?.conversation ?? '' } })
    expect(read.body.timeline.some(({ kind }) => kind === 'contact')).toBe(true)
    expect((await call('changeContact', { params, body: { done: true } })).body.doneAt).toBe(time)
    const csv = (await call('exportContacts', { query: { format: 'csv' } })).text
    expect(csv.split('\r\n')[1]).toContain('grace@navy.example')
    expect((await call('eraseContact', { params })).body).toEqual({ done: true })
    expect((await call('eraseContact', { params })).status).toBe(404)
  })

  it('[H1] is offered to whoever asks for a person, in their language', async () => {
    const contact = { email: 'hello@shop.example', phone: '+49 30 1234', leaveMessage: true }
    await offer(contact)
    const begun = await admin.visit('POST', '/api/session/init', {})
    expect(begun.body.siteConfig).toMatchObject({ contact })
    const id = begun.body.sessionId as string
    const pageContext = { url: 'http://shop.test/', language: 'en' }
    await admin.visit('POST', '/api/chat', {
      sessionId: id,
      message: 'Ich möchte mit einem Menschen sprechen',
      pageContext,
    })
    const history = async () => (await admin.visit('GET', `/api/session/${id}`)).body.history as object[]
    await expect
      .poll(history)
      .toMatchObject([
        { role: 'user' },
        { role: 'assistant', content: 'Hier erreichen Sie jemanden von dieser Website.' },
        { role: 'assistant', block: { block_type: 'contact_card', data: contact } },
      ])
  })
})
