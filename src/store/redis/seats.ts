import type { Neighbours, SeatedClient, SharedSeats } from '../neighbours.ts'
import type { RedisLink } from './open-redis.ts'

/** Clients remembered for each session, present and past: more windows than anybody opens. */
const clientsKnown = 8

/** Which client of a session is served, over all nodes. */
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
