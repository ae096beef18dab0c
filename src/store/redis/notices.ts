import type { Neighbours, Notice } from '../neighbours.ts'
import { channelOfAll, type RedisLink } from './open-redis.ts'

/** What nodes tell each other, on one channel that all of them hear. */
export function redisNeighbours(redis: RedisLink): Neighbours {
  const listeners = new Set<(notice: Notice) => void>()
  const tellAll = (notice: Notice) => listeners.forEach((listener) => listener(notice))

  redis.onMessage((channel, text) => {
    if (channel !== channelOfAll) return
    const { from, notice } = JSON.parse(text) as { from: string; notice: Notice }
    if (from !== redis.self) tellAll(notice)
  })
  redis.onConnect(() => tellAll({ kind: 'missed' }))

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
