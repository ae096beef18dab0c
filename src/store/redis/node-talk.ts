import type {
  Neighbours,
  Notice,
  SeatedClient,
  SharedCounts,
  SharedPresence,
  SharedSeats,
} from '../neighbours.ts'
import { channelOfAll, type RedisLink } from './open-redis.ts'

/** What nodes tell each other, on one channel that all of them hear. */
export function redisNeighbours(redis: RedisLink): Neighbours {
  const listeners = new Set<(notice: Notice) => void>()
  const hear = (notice: Notice) => listeners.forEach((listener) => listener(notice))

  redis.onMessage((channel, text) => {
    if (channel !== channelOfAll) return
    const { from, notice } = JSON.parse(text) as { from: string; notice: Notice }
    if (from !== redis.self) hear(notice)
  })
  redis.onConnect(() => hear({ kind: 'missed' }))

  return {
    self: redis.self,
    tell(notice) {
      const text = JSON.stringify({ from: redis.self, notice })
      redis.call('PUBLISH', channelOfAll, text).catch(() => undefined)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Those that sit and those that sat: more windows of one conversation nobody has. */
const clientsKnown = 8

export function redisSeats(redis: RedisLink, neighbours: Neighbours, keepMs: number): SharedSeats {
  const keyOf = (sessionId: string) => `pagehand:seat:${sessionId}`
  return {
    async recall(sessionId) {
      const text = (await redis.call('HGET', keyOf(sessionId), 'clients')) as string | null
      const clients = JSON.parse(text ?? '[]') as [nonce: string, seat: number, client: string][]
      return clients.flatMap(([, , client]) => (client === '' ? [] : [JSON.parse(client) as SeatedClient]))
    },
    async take(sessionId, nonce) {
      const seat = Number(await redis.run('takeSeat', keepMs, sessionId, clientsKnown, nonce))
      neighbours.tell({ kind: 'kick', sessionId, seat, nonce })
      return seat
    },
    async holds(sessionId, seat) {
      return Number(await redis.call('HGET', keyOf(sessionId), 'number')) === seat
    },
    async remember(sessionId, seat, client) {
      const text = JSON.stringify(client)
      await redis.run('rememberClient', keepMs, sessionId, clientsKnown, client.nonce, seat, text)
    },
  }
}

export function redisCounts(redis: RedisLink): SharedCounts {
  return {
    async take(key, windowMs) {
      const [taken, msLeft] = (await redis.run('countOne', key, windowMs)) as [number, number]
      return { taken, msLeft }
    },
    async forget(key) {
      await redis.call('DEL', `pagehand:count:${key}`)
    },
  }
}

const presenceKey = 'pagehand:online'
/** A node that dies says nothing any more: its visitors count as gone after this. */
const presenceMs = 45_000
const namesAtOnce = 1_000

/** One sorted set of all who are connected, by the time until which that was said. */
export function redisPresence(redis: RedisLink, now: () => number): SharedPresence {
  return {
    async here(sessionIds) {
      const until = now() + presenceMs
      for (let start = 0; start < sessionIds.length; start += namesAtOnce) {
        const some = sessionIds.slice(start, start + namesAtOnce)
        await redis.call('ZADD', presenceKey, ...some.flatMap((id) => [until, id]))
      }
      await redis.call('ZREMRANGEBYSCORE', presenceKey, '-inf', now())
    },
    async gone(sessionId) {
      await redis.call('ZREM', presenceKey, sessionId)
    },
    async online(sessionIds) {
      if (sessionIds.length === 0) return []
      const until = (await redis.call('ZMSCORE', presenceKey, ...sessionIds)) as (string | null)[]
      return sessionIds.filter((_, place) => Number(until[place] ?? 0) > now())
    },
  }
}
