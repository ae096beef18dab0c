import { msPerDay } from '#protocol'
import { expect, it } from 'vitest'
import { defaultOrganisation } from '../admin-store.ts'
import type { SignInLink } from '../link-store.ts'
import { begin, by, type Setup } from './setup.ts'

export function links(setup: () => Setup): void {
  const link = (over: Partial<SignInLink> = {}): SignInLink => ({
    id: 'l1',
    kind: 'invitation',
    organisationId: defaultOrganisation,
    role: 'editor',
    accountId: null,
    note: 'Bob',
    createdAt: begin,
    expiresAt: begin + msPerDay,
    ...over,
  })
  const taker = { identity: { issuer: 'i', subject: 'bob' } }

  it('lets a link be taken once, even by two at the same moment', async () => {
    const { links, people } = setup().store.admin
    await links.issue(link(), 'hash', by)
    const taken = await Promise.all([
      links.take('hash', taker),
      links.take('hash', { identity: { issuer: 'i', subject: 'eve' } }),
    ])
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(taken[0]?.membership).toMatchObject({ role: 'editor', organisation: { id: defaultOrganisation } })
    expect(await people.find({ issuer: 'i', subject: 'eve' })).toBeUndefined()
    expect(await links.find('hash')).toBeUndefined()
  })

  it('gives an e-mail to one of two who choose it at the same moment', async () => {
    const { links, people, provider } = setup().store.admin
    await links.issue(link(), 'one', by)
    await links.issue(link({ id: 'l2' }), 'two', by)
    const taking = (token: string, subject: string) =>
      links.take(token, { identity: { issuer: 'i', subject }, password: { login: 'x@b.c', hash: subject } })
    const taken = await Promise.allSettled([taking('one', 'bob'), taking('two', 'eve')])
    expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(taken[1]).toMatchObject({ reason: { code: 'conflict' } })
    expect(await people.find({ issuer: 'i', subject: 'eve' })).toBeUndefined()
    expect(await provider.passwordOf({ login: 'x@b.c' })).toMatchObject({ hash: 'bob' })
    // Her link is as good as before.
    expect(await links.find('two')).toBeDefined()
  })

  it('sets the password of the account that a link was made for, once, and of no other', async () => {
    const { links, provider } = setup().store.admin
    await links.issue(link(), 'join', by)
    const bob = await links.take('join', { ...taker, password: { login: 'bob@b.c', hash: 'old' } })
    const accountId = bob?.account.id ?? null
    for (const id of ['p1', 'p2']) await links.issue(link({ id, kind: 'password', accountId }), id, by)
    const password = { login: 'bob@b.c', hash: 'new' }
    expect(await links.take('p1', { identity: { issuer: 'i', subject: 'eve' }, password })).toBeUndefined()
    expect(await links.take('p1', { ...taker, password })).toBeDefined()
    expect(await provider.passwordOf({ login: 'bob@b.c' })).toMatchObject({ hash: 'new' })
    expect(await links.find('p2')).toBeUndefined()
  })

  it('forgets a link when its time is over or it is withdrawn', async () => {
    const { store, clock } = setup()
    const { links } = store.admin
    await links.issue(link(), 'hash', by)
    await links.issue(link({ id: 'l2' }), 'other', by)
    expect(await links.withdraw('elsewhere', 'l2', by)).toBe(false)
    expect(await links.withdraw(defaultOrganisation, 'l2', by)).toBe(true)
    expect(await links.take('other', taker)).toBeUndefined()
    clock.now += msPerDay
    expect(await links.take('hash', taker)).toBeUndefined()
    expect((await links.invitations(defaultOrganisation, { limit: 5 })).items).toEqual([])
  })

  it('says whether a printed link has made an owner', async () => {
    const { links, people, provider } = setup().store.admin
    await people.admit({ issuer: 'embedded', subject: 'operator' }, defaultOrganisation, 'owner', by)
    await links.issue(link({ kind: 'owner', role: 'owner' }), 'hash', by)
    expect(await links.hasOwner()).toBe(false)
    const taken = await links.take('hash', { ...taker, password: { login: 'bob@b.c', hash: 'h' } })
    expect(await links.hasOwner()).toBe(true)
    expect(await provider.passwordOf({ login: 'bob@b.c' })).toMatchObject({
      accountId: taken?.account.id,
      hash: 'h',
    })
  })
}
