import { describe, expect, it } from 'vitest'
import { openReceipts } from './receipts.ts'

/** A disk that is as slow as the test wants. */
function setup() {
  const syncs: ((fault: unknown) => void)[] = []
  const told: string[] = []
  const receipts = openReceipts({
    sync: (done) => void syncs.push(done),
    syncNow: () => void told.push('sync'),
    close: () => undefined,
  })
  return {
    syncs,
    told,
    receipts,
    add: (name: string, lasts = true) =>
      receipts.add({ lasts, tell: (fault) => void told.push(fault ? `${name}: ${String(fault)}` : name) }),
  }
}

describe('receipts', () => {
  it('are given when the disk has the transaction, and those that came meanwhile share the next wait', () => {
    const { syncs, told, add } = setup()
    add('first')
    add('second')
    add('third')
    expect(syncs).toHaveLength(1)
    syncs[0]?.(undefined)
    expect(told).toEqual(['first'])
    expect(syncs).toHaveLength(2)
    syncs[1]?.(undefined)
    expect(told).toEqual(['first', 'second', 'third'])
    expect(syncs).toHaveLength(2)
  })

  it('are given at once for what need not last, but never before an earlier one', () => {
    const { syncs, told, add } = setup()
    add('word', false)
    expect(told).toEqual(['word'])
    add('message')
    add('answer', false)
    expect(told).toEqual(['word'])
    syncs[0]?.(undefined)
    expect(told).toEqual(['word', 'message', 'answer'])
    expect(syncs).toHaveLength(1)
  })

  it('tell of a disk that fails, and only those it concerns', () => {
    const { syncs, told, add } = setup()
    add('first')
    add('second')
    syncs[0]?.('no space')
    syncs[1]?.(undefined)
    expect(told).toEqual(['first: no space', 'second'])
  })

  it('are all given at the end', () => {
    const { syncs, told, add, receipts } = setup()
    add('first')
    add('second')
    receipts.close()
    expect(told).toEqual(['sync', 'first', 'second'])
    syncs[0]?.(undefined)
    expect(told).toHaveLength(3)
    expect(syncs).toHaveLength(1)
  })
})
