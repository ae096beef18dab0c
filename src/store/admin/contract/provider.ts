import { expect, it } from 'vitest'
import { begin, type Setup } from './setup.ts'

export function provider(setup: () => Setup): void {
  const record = {
    kind: 'Code',
    id: 'c1',
    body: 'x',
    expiresAt: begin + 1_000,
    grantId: 'g',
    uid: null,
    consumedAt: null,
  }

  it('keeps the first secret of a name', async () => {
    const { provider } = setup().store.admin
    expect(await provider.secret('key', 'one')).toBe('one')
    expect(await provider.secret('key', 'two')).toBe('one')
  })

  it('lets a record be used once and forgets it when its time or its grant is over', async () => {
    const { store, clock } = setup()
    const { provider } = store.admin
    await provider.saveRecord(record)
    expect(
      await Promise.all([provider.consumeRecord('Code', 'c1'), provider.consumeRecord('Code', 'c1')]),
    ).toEqual([true, false])
    clock.now += 1_000
    expect(await provider.record('Code', 'c1')).toBeUndefined()
    await provider.saveRecord({ ...record, id: 'c2', uid: 'u', expiresAt: null })
    expect(await provider.recordByUid('Code', 'u')).toMatchObject({ id: 'c2' })
    await provider.removeGrant('g')
    expect(await provider.recordByUid('Code', 'u')).toBeUndefined()
  })
}
