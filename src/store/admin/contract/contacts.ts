import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { by, type Setup } from './setup.ts'

export function contacts(setup: () => Setup): void {
  const site = {
    id: 's1',
    organisationId: 'default',
    name: 'Shop',
    hosts: [],
    config: defaultSiteConfig('Shop'),
  }
  const left = {
    siteId: 's1',
    host: 'shop.example',
    name: 'Grace',
    email: 'grace@navy.example',
    message: 'Where is my 100% wool lamp?',
    sessionId: null,
    shared: false,
  }

  async function open() {
    const { store, clock } = setup()
    await store.admin.sites.create(site, by)
    return { store, clock, contacts: store.admin.contacts }
  }

  it('keeps what a visitor left, newest first, found by any part of it', async () => {
    const { contacts, clock } = await open()
    const first = await contacts.add(left, [])
    clock.now += 1
    const second = await contacts.add(
      { ...left, name: null, email: 'alan@bletchley.example', shared: true },
      ['mail'],
    )
    expect((await contacts.list('s1', { limit: 10 })).items).toMatchObject([
      {
        id: second,
        name: null,
        shared: true,
        deliveries: [{ kind: 'mail', tries: 0, sentAt: null, deadAt: null }],
      },
      { id: first, ...left, doneAt: null, deliveries: [] },
    ])
    const found = async (words: string) =>
      (await contacts.list('s1', { limit: 10, words })).items.map(({ id }) => id)
    expect(await found('NAVY')).toEqual([first])
    expect(await found('grace')).toEqual([first])
    expect(await found('100%')).toEqual([second, first])
    expect(await found('100_')).toEqual([])
    const page = await contacts.list('s1', { limit: 1 })
    expect((await contacts.list('s1', { limit: 1, cursor: page.next ?? '' })).items).toMatchObject([
      { id: first },
    ])
    expect((await contacts.list('other', { limit: 10 })).items).toEqual([])
  })

  it('is marked done and erased, with a line in the audit', async () => {
    const { contacts, store } = await open()
    const id = await contacts.add(left, ['webhook'])
    expect(await contacts.setDone('other', id, true, by)).toBe(false)
    expect(await contacts.setDone('s1', id, true, by)).toBe(true)
    expect((await contacts.list('s1', { limit: 10, done: false })).items).toEqual([])
    expect((await contacts.list('s1', { limit: 10, done: true })).items).toHaveLength(1)
    expect(await contacts.erase('other', id, by)).toBe(false)
    expect(await contacts.erase('s1', id, by)).toBe(true)
    expect(await contacts.erase('s1', id, by)).toBe(false)
    expect(await contacts.takeDue(10, 1_000)).toEqual([])
    const lines = (await store.admin.audit.list('default', { limit: 5 })).items.map(({ action }) => action)
    expect(lines.slice(0, 2)).toEqual(['eraseContact', 'changeContact'])
  })

  it('is delivered by one node at a time, again after a failure, and not for ever', async () => {
    const { contacts, clock } = await open()
    const id = await contacts.add(left, ['mail', 'webhook'])
    const [mail, webhook] = await contacts.takeDue(10, 1_000)
    expect([mail?.contact.id, mail?.tries]).toEqual([id, 1])
    expect(await contacts.takeDue(10, 1_000)).toEqual([])
    await contacts.sent(mail?.id ?? '')
    await contacts.failed(webhook?.id ?? '', 'it answered 500', 60_000)
    clock.now += 59_999
    expect(await contacts.takeDue(10, 1_000)).toEqual([])
    clock.now += 1
    expect(await contacts.takeDue(10, 1_000)).toMatchObject([{ id: webhook?.id, tries: 2 }])
    // The node that took it died.
    clock.now += 1_000
    expect(await contacts.takeDue(10, 1_000)).toMatchObject([{ id: webhook?.id, tries: 3 }])
    await contacts.failed(webhook?.id ?? '', 'it answered 500', null)
    clock.now += 1_000_000
    expect(await contacts.takeDue(10, 1_000)).toEqual([])
    expect((await contacts.find('s1', id))?.deliveries).toMatchObject([
      { kind: 'mail', tries: 1, sentAt: expect.any(Number), deadAt: null },
      { kind: 'webhook', tries: 3, sentAt: null, deadAt: expect.any(Number), error: 'it answered 500' },
    ])
  })

  it('loses the way to a session that is erased, and goes with its site', async () => {
    const { contacts, store } = await open()
    await store.sessions.create({ id: 'session', siteId: 's1', host: 'shop.example', at: 1 })
    const id = await contacts.add({ ...left, sessionId: 'session' }, ['mail'])
    await contacts.saveNotify('s1', { emails: ['ada@example.org'], webhookUrl: null, sealedSecret: null }, by)
    expect(await contacts.notify('s1')).toMatchObject({ emails: ['ada@example.org'] })
    await store.sessions.erase('session')
    expect((await contacts.find('s1', id))?.sessionId).toBeNull()
    await store.admin.sites.remove('s1', by)
    expect(await contacts.find('s1', id)).toBeUndefined()
    expect(await contacts.notify('s1')).toEqual({ emails: [], webhookUrl: null, sealedSecret: null })
  })
}
