import { describe, expect, it } from 'vitest'
import { memoryCounter, type NewCounter } from '../limits/limiter.ts'
import { createSharedThrottle, createThrottle } from './throttle.ts'

describe('the throttle of sign-ins', () => {
  it('keeps no name of an address that has used up its attempts', async () => {
    const kept = new Set<string | number>()
    const newCounter: NewCounter = (options) => {
      const counter = memoryCounter(options)
      const consume = counter.consume.bind(counter)
      counter.consume = (key, ...rest) => {
        kept.add(`${options.name} ${key}`)
        return consume(key, ...rest)
      }
      return counter
    }
    const throttle = createThrottle(newCounter)
    const attempt = (n: number) => throttle.attempt({ login: `nobody-${n}`, address: '192.0.2.1' })
    for (let n = 0; n < 60; n++) expect(await attempt(n)).toBe(0)
    const before = kept.size
    for (let n = 60; n < 200; n++) expect(await attempt(n)).toBeGreaterThan(0)
    expect(kept.size).toBe(before)
    expect(await throttle.attempt({ login: 'ada', address: '192.0.2.2' })).toBe(0)
  })

  it('does not count against an address what one person is refused there', async () => {
    const throttle = createThrottle()
    const address = '192.0.2.1'
    for (let n = 0; n < 100; n++) await throttle.attempt({ login: 'bob', address })
    expect(await throttle.attempt({ login: 'bob', address })).toBeGreaterThan(0)
    expect(await throttle.attempt({ login: 'ada', address })).toBe(0)
  })
})

describe('the throttle of several nodes', () => {
  function setup() {
    const taken = new Map<string, number>()
    const counts = {
      async take(key: string, windowMs: number) {
        taken.set(key, (taken.get(key) ?? 0) + 1)
        return { taken: taken.get(key) ?? 0, msLeft: windowMs }
      },
      async forget(key: string) {
        taken.delete(key)
      },
    }
    return [createSharedThrottle(counts), createSharedThrottle(counts)] as const
  }

  it('counts attempts at all of them together, and forgives at all of them', async () => {
    const [one, other] = setup()
    const who = { login: 'bob', address: '192.0.2.1' }
    for (let n = 0; n < 3; n++) expect([await one.attempt(who), await other.attempt(who)]).toEqual([0, 0])
    expect(await one.attempt(who)).toBe(900)
    expect(await other.attempt(who)).toBe(900)
    expect(await other.attempt({ ...who, login: 'ada' })).toBe(0)
    await one.forgive(who)
    expect(await other.attempt(who)).toBe(0)
  })

  it('slows down an address that tries many names, and many that try one', async () => {
    const [one] = setup()
    for (let n = 0; n < 60; n++) await one.attempt({ login: `nobody-${n}`, address: '192.0.2.1' })
    expect(await one.attempt({ login: 'ada', address: '192.0.2.1' })).toBeGreaterThan(0)
    for (let n = 0; n < 120; n++) await one.attempt({ login: 'bob', address: `198.51.100.${n}` })
    expect(await one.attempt({ login: 'bob', address: '203.0.113.1' })).toBeGreaterThan(0)
  })
})
