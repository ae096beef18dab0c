import type { SharedPresence } from '#store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresence } from './presence.ts'

const untilMs = 45_000
const everyMs = 15_000

/** What all nodes say together, without Redis. */
function board(): SharedPresence {
  const until = new Map<string, number>()
  return {
    async here(ids) {
      for (const id of ids) until.set(id, Date.now() + untilMs)
    },
    async gone(id) {
      until.delete(id)
    },
    online: async (ids) => ids.filter((id) => (until.get(id) ?? 0) > Date.now()),
  }
}

function node(shared: SharedPresence | undefined) {
  const sockets = new Set<string>()
  const presence = createPresence({
    replay: () => ({ isAttached: (id) => sockets.has(id), attached: () => [...sockets] }),
    shared,
    everyMs,
  })
  return {
    opens(id: string) {
      sockets.add(id)
      presence.attached(id)
    },
    closes(id: string, isElsewhere = false) {
      sockets.delete(id)
      presence.left(id, async () => isElsewhere)
    },
    dies: () => presence.close(),
    sees: async (...ids: string[]) => [...(await presence.online(ids))],
  }
}

describe('who is online', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is whoever has a socket open on any node, until it closes', async () => {
    const shared = board()
    const [a, b] = [node(shared), node(shared)]
    a.opens('visitor')
    expect(await b.sees('visitor', 'nobody')).toEqual(['visitor'])
    a.closes('visitor')
    await vi.advanceTimersByTimeAsync(0)
    expect(await a.sees('visitor')).toEqual([])
    expect(await b.sees('visitor')).toEqual([])
  })

  it('stays so while the visitor sits there, and when the page moves to another node', async () => {
    const shared = board()
    const [a, b, c] = [node(shared), node(shared), node(shared)]
    a.opens('visitor')
    await vi.advanceTimersByTimeAsync(10 * untilMs)
    expect(await c.sees('visitor')).toEqual(['visitor'])
    b.opens('visitor')
    a.closes('visitor', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(await c.sees('visitor')).toEqual(['visitor'])
  })

  it('ends by itself for the visitors of a node that died', async () => {
    const shared = board()
    const [a, b] = [node(shared), node(shared)]
    a.opens('visitor')
    a.dies()
    await vi.advanceTimersByTimeAsync(untilMs + 1)
    expect(await b.sees('visitor')).toEqual([])
  })

  it('is known of its own visitors where the others cannot be asked', async () => {
    const away = () => Promise.reject(new Error('away'))
    const a = node({ here: away, gone: away, online: away })
    a.opens('visitor')
    expect(await a.sees('visitor', 'other')).toEqual(['visitor'])
    const alone = node(undefined)
    alone.opens('visitor')
    expect(await alone.sees('visitor', 'other')).toEqual(['visitor'])
  })
})
