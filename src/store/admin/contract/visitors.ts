import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { by, type Setup } from './setup.ts'

/** Ids that any database takes. */
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const grace = { name: 'Grace', email: 'Grace_H@navy.example', id: '7%7' }

export function visitors(setup: () => Setup): void {
  async function open() {
    const { store } = setup()
    for (const site of ['s1', 's2'])
      await store.admin.sites.create(
        { id: site, organisationId: 'default', name: 'Shop', hosts: [], config: defaultSiteConfig('Shop') },
        by,
      )
    /** A session of a conversation, with its visitor. */
    async function visit(n: number, visitor?: Record<string, unknown>, thread?: number, siteId = 's1') {
      await store.sessions.create({
        id: id(n),
        siteId,
        host: 'shop.example',
        at: n,
        ...(thread !== undefined && { thread: { id: id(thread), place: n, keyHash: 'k' } }),
      })
      const entry = { role: 'user' as const, content: 'Hello', at: n }
      await store.sessions.accept({ sessionId: id(n), messageId: `m${n}`, input: {}, entry, at: n })
      if (visitor) await store.sessions.commit({ sessionId: id(n), visitor })
    }
    const leave = (email: string, session: number | null) =>
      store.admin.contacts.add(
        {
          siteId: 's1',
          host: 'shop.example',
          name: null,
          email,
          message: 'Call me',
          sessionId: session === null ? null : id(session),
          shared: false,
        },
        ['webhook'],
      )
    async function found(who: string) {
      const { sessions, contacts } = await store.admin.visitors.ofPerson('s1', who)
      return {
        sessions: sessions.map((session) => Number(session.id.slice(-12))),
        contacts: contacts.map((contact) => contact.id),
      }
    }
    return { store, visit, leave, found }
  }

  it('are found by their whole e-mail address or id, and by nothing less', async () => {
    const { visit, found } = await open()
    await visit(1, grace)
    await visit(2, { id: 77 })
    await visit(3, { email: 'grace_h@navy.example.org', note: 'a friend of grace_h@navy.example' })
    await visit(4, grace, undefined, 's2')
    expect((await found('grace_h@NAVY.example ')).sessions).toEqual([1])
    expect((await found('7%7')).sessions).toEqual([1])
    expect((await found('77')).sessions).toEqual([2])
    for (const part of ['grace', 'navy.example', '7', '%', '7_7', 'Grace', '"'])
      expect((await found(part)).sessions).toEqual([])
  })

  it('are still found once their session has ended', async () => {
    const { store, visit, found } = await open()
    await visit(1, grace)
    await store.sessions.evict(id(1))
    expect(await store.sessions.get(id(1))).toBeUndefined()
    expect((await found('grace_h@navy.example')).sessions).toEqual([1])
    expect((await store.admin.transcripts.find('s1', id(1)))?.visitor).toEqual(grace)
  })

  it('bring along their letters, where these were left, and the rest of those conversations', async () => {
    const { visit, leave, found } = await open()
    await visit(1, undefined, 50)
    await visit(2, undefined, 50)
    await visit(3, { id: 'other' })
    const first = await leave('ADA@example.org', 2)
    const second = await leave('ada@example.org', null)
    const third = await leave('ada.private@example.org', 1)
    await leave('grace@navy.example', 3)
    const { sessions, contacts } = await found('ada@example.org')
    expect(sessions).toEqual([1, 2])
    expect(contacts.toSorted()).toEqual([first, second, third].toSorted())
    expect(await found('nobody@example.org')).toEqual({ sessions: [], contacts: [] })
  })

  it('are found by addresses in any letters', async () => {
    const { visit, leave, found } = await open()
    await visit(1, { email: 'ÉMILE@exemple.example' })
    const left = await leave('Émile@exemple.example', null)
    expect(await found('émile@exemple.example')).toEqual({ sessions: [1], contacts: [left] })
    expect((await found('emile@exemple.example')).sessions).toEqual([])
  })
}
