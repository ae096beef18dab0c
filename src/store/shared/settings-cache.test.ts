import { describe, expect, it } from 'vitest'
import { noNeighbours, type Notice } from '../neighbours.ts'
import type { Postgres } from '../postgres/open-postgres.ts'
import { createSettingsCache } from './settings-cache.ts'

function setup() {
  const clock = { now: 0 }
  const told: Notice[] = []
  let notify: (notice: Notice) => void = () => undefined
  const { keep, changing } = createSettingsCache({
    ticks: () => clock.now,
    neighbours: {
      ...noNeighbours('this'),
      tell: (notice) => void told.push(notice),
      listen: (listener) => {
        notify = listener
        return () => undefined
      },
    },
  })
  let reads = 0
  const value: { now: string | undefined } = { now: 'first' }
  const read = keep(async () => {
    reads += 1
    return value.now
  })
  const postgres = changing({ transact: (work) => work(async () => ({ rows: [], count: 0 })) } as Postgres)
  return {
    clock,
    told,
    notify: (notice: Notice) => notify(notice),
    read,
    reads: () => reads,
    value,
    postgres,
    keep,
  }
}

describe('settings that were read', () => {
  it('are kept for a second, and not longer', async () => {
    const { clock, read, reads, value } = setup()
    await read('a')
    value.now = 'second'
    clock.now = 999
    expect([await read('a'), reads()]).toEqual(['first', 1])
    clock.now = 1_000
    expect([await read('a'), reads()]).toEqual(['second', 2])
  })

  it('are read again once they were changed here, and the others are told', async () => {
    const { told, read, value, postgres } = setup()
    await read('a')
    await postgres.transact(async () => void (value.now = 'second'))
    expect(await read('a')).toBe('second')
    expect(told).toEqual([{ kind: 'settings' }])
  })

  it.each(['settings', 'missed'] as const)('are read again after a notice of %s', async (kind) => {
    const { read, value, notify } = setup()
    await read('a')
    value.now = 'second'
    notify({ kind })
    expect(await read('a')).toBe('second')
  })

  it('are not kept if they changed while they were being read', async () => {
    const { keep, notify } = setup()
    let answer: (value: string) => void = () => undefined
    const read = keep(() => new Promise<string>((resolve) => (answer = resolve)))
    const early = read('a')
    notify({ kind: 'settings' })
    answer('old')
    expect(await early).toBe('old')
    const late = read('a')
    answer('new')
    expect(await late).toBe('new')
  })

  it('that were not there are looked for each time', async () => {
    const { read, value } = setup()
    value.now = undefined
    expect(await read('a')).toBeUndefined()
    value.now = 'there'
    expect(await read('a')).toBe('there')
  })
})
