import { describe, expect, it } from 'vitest'
import { memoryCounter, type NewCounter } from '../limits/limiter.ts'
import { createThrottle } from './throttle.ts'

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
