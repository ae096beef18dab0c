import { expect, it } from 'vitest'
import { defaultOrganisation } from '../desk-store.ts'
import type { Link } from '../link-store.ts'
import { begin, by, msPerDay, type Setup } from './setup.ts'

export function links(setup: () => Setup): void {
  const link = (over: Partial<Link> = {}): Link => ({
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
    const { links, people } = setup().store.desk
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

  it('forgets a link when its time is over or it is withdrawn', async () => {
    const { store, clock } = setup()
    const { links } = store.desk
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
    const { links, people, provider } = setup().store.desk
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
