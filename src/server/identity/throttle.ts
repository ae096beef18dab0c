import type { SharedCounts } from '#store'
import { memoryCounter, type NewCounter } from '../limits/limiter.ts'
import { RateLimiterRes } from 'rate-limiter-flexible'

/** Slows down whoever guesses passwords. */
export interface Throttle {
  /** Counts an attempt before it is looked at. Returns the seconds to wait if there were too many; 0: go on. */
  attempt(who: { login: string; address: string }): Promise<number>
  /** The password was right: this person's attempts from here are forgotten. */
  forgive(who: { login: string; address: string }): Promise<void>
}

const seconds = 900

/** How many attempts in a quarter of an hour: of one person from one address, from one address, at one person. */
const most = { pair: 6, address: 60, login: 120 }

export function createThrottle(newCounter: NewCounter = memoryCounter): Throttle {
  const counter = (name: keyof typeof most) =>
    newCounter({ name: `sign-in-${name}`, points: most[name], seconds })
  const counters = { pair: counter('pair'), address: counter('address'), login: counter('login') }
  const pairOf = ({ login, address }: { login: string; address: string }) => `${address} ${login}`
  return {
    async attempt(who) {
      // Asked first: whoever makes up a new name each time would fill the memory with them.
      const spent = await counters.address.get(who.address)
      if (spent && spent.remainingPoints <= 0) return secondsLeft(spent)
      try {
        await counters.pair.consume(pairOf(who))
        await counters.address.consume(who.address)
        await counters.login.consume(who.login)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return secondsLeft(refused)
      }
    },
    async forgive(who) {
      await counters.pair.delete(pairOf(who))
    },
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000))
}

/** The same for all nodes together: whoever guesses does not get as many tries at each of them. */
export function createSharedThrottle(counts: SharedCounts): Throttle {
  const keyOf = (name: keyof typeof most, key: string) => `sign-in-${name}:${key}`
  const pairOf = ({ login, address }: { login: string; address: string }) => `${address} ${login}`
  return {
    async attempt(who) {
      const keys = { address: who.address, pair: pairOf(who), login: who.login }
      // The person first: what one is refused does not count against all who share the address.
      for (const name of ['pair', 'address', 'login'] as const) {
        const { taken, msLeft } = await counts.take(keyOf(name, keys[name]), seconds * 1_000)
        if (taken > most[name]) return Math.max(1, Math.ceil(msLeft / 1_000))
      }
      return 0
    },
    forgive: (who) => counts.forget(keyOf('pair', pairOf(who))),
  }
}
