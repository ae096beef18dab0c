import { expect, it } from 'vitest'
import { defaultOrganisation } from '../admin-store.ts'
import { by, type Setup } from './setup.ts'

export function people(setup: () => Setup): void {
  it('knows no strangers, and tells issuers apart', async () => {
    const { people } = setup().store.admin
    expect(await people.find({ issuer: 'i', subject: 's' })).toBeUndefined()
    const one = await people.admit(
      { issuer: 'i', subject: 's', email: 'a@b.c' },
      defaultOrganisation,
      'viewer',
      by,
    )
    const two = await people.admit(
      { issuer: 'j', subject: 's', email: 'a@b.c' },
      defaultOrganisation,
      'viewer',
      by,
    )
    expect(one.id).not.toBe(two.id)
    expect((await people.find({ issuer: 'i', subject: 's' }))?.id).toBe(one.id)
  })

  it('never takes a higher role away by admitting again', async () => {
    const { people } = setup().store.admin
    const { id } = await people.admit({ issuer: 'i', subject: 's' }, defaultOrganisation, 'owner', by)
    await people.admit({ issuer: 'i', subject: 's' }, defaultOrganisation, 'viewer', by)
    expect(await people.memberships(id)).toMatchObject([{ role: 'owner' }])
  })

  it('keeps the last owner', async () => {
    const { people } = setup().store.admin
    const { id } = await people.admit({ issuer: 'i', subject: 's' }, defaultOrganisation, 'owner', by)
    await expect(people.removeMember(defaultOrganisation, id, by)).rejects.toMatchObject({ code: 'conflict' })
    await expect(people.changeRole(defaultOrganisation, id, 'viewer', by)).rejects.toMatchObject({
      code: 'conflict',
    })
    const { id: other } = await people.admit({ issuer: 'i', subject: 't' }, defaultOrganisation, 'owner', by)
    expect(await people.changeRole(defaultOrganisation, id, 'viewer', by)).toBe(true)
    expect(await people.removeMember(defaultOrganisation, id, by)).toBe(true)
    expect(await people.removeMember(defaultOrganisation, id, by)).toBe(false)
    expect(
      (await people.members(defaultOrganisation, { limit: 10 })).items.map((each) => each.account.id),
    ).toEqual([other])
  })

  it('lists members page by page, each once', async () => {
    const { people } = setup().store.admin
    for (let n = 0; n < 7; n++)
      await people.admit({ issuer: 'i', subject: `s${n}` }, defaultOrganisation, 'viewer', by)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await people.members(defaultOrganisation, { limit: 3, cursor })
      seen.push(...page.items.map((each) => each.account.subject))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen.sort()).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6'])
  })

  it('refuses a cursor that is none', async () => {
    const { people } = setup().store.admin
    await expect(
      people.members(defaultOrganisation, { limit: 3, cursor: "1' or 1=1" }),
    ).rejects.toMatchObject({
      code: 'invalid_message',
    })
  })
}
