import { describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import type { Posted } from './post-message.ts'

/** An outbox whose server answers as the test says, and whose clock the test turns. */
function setup(answers: Posted[]) {
  const log: string[] = []
  const timers: { act: () => void; ms: number }[] = []
  const outbox = createOutbox({
    post: async ({ clientMessageId, text }) => {
      log.push(`post ${clientMessageId} ${text}`)
      return answers.shift() ?? { outcome: 'accepted' }
    },
    onSending: () => undefined,
    onWaiting: (id) => log.push(`waiting ${id}`),
    onDelivered: (id) => log.push(`delivered ${id}`),
    onFailed: (id, reason, retryAt) => log.push(`failed ${id} ${reason} ${retryAt ?? ''}`.trim()),
    now: () => 1_000,
    setTimer: (act, ms) => timers.push({ act, ms }),
  })
  const settle = () => new Promise<void>((done) => setImmediate(done))
  const tick = async () => {
    timers.shift()?.act()
    await settle()
  }
  return { outbox, log, timers, settle, tick }
}

describe('the outbox', () => {
  it('sends in order, one after the other', async () => {
    const { outbox, log, settle } = setup([])
    outbox.add({ clientMessageId: '1', text: 'a' })
    outbox.add({ clientMessageId: '2', text: 'b' })
    await settle()
    expect(log).toEqual(['post 1 a', 'delivered 1', 'post 2 b', 'delivered 2'])
  })

  it('tries again with the same id, more slowly each time, until the connection is back', async () => {
    const down: Posted = { outcome: 'unreachable' }
    const { outbox, log, timers, settle, tick } = setup([down, down])
    outbox.add({ clientMessageId: '1', text: 'a' })
    await settle()
    expect(timers.map(({ ms }) => ms)).toEqual([1_000])
    await tick()
    expect(timers.map(({ ms }) => ms)).toEqual([2_000])
    outbox.wake()
    await settle()
    expect(log).toEqual(['post 1 a', 'waiting 1', 'post 1 a', 'waiting 1', 'post 1 a', 'delivered 1'])
  })

  it('says when to try again after too many, and lets the visitor retry the same message', async () => {
    const { outbox, log, settle } = setup([{ outcome: 'too-many', retryAfterMs: 5_000 }])
    outbox.add({ clientMessageId: '1', text: 'a' })
    await settle()
    expect(log.at(-1)).toBe('failed 1 too-many 6000')
    outbox.retry({ clientMessageId: '1', text: 'a' })
    await settle()
    expect(log.slice(-2)).toEqual(['post 1 a', 'delivered 1'])
  })

  it('goes on after a refused message', async () => {
    const { outbox, log, settle } = setup([{ outcome: 'refused', message: 'no' }])
    outbox.add({ clientMessageId: '1', text: 'a' })
    outbox.add({ clientMessageId: '2', text: 'b' })
    await settle()
    expect(log).toEqual(['post 1 a', 'failed 1 refused', 'post 2 b', 'delivered 2'])
  })
})
