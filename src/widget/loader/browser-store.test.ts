import { expect, it } from 'vitest'
import { browserStore } from './browser-store.ts'

/** The storage that all tabs of a site share, and one of a tab's own. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

const tabOf = (localStorage: Storage) => {
  const store = browserStore({ window: { localStorage, sessionStorage: storage() } as Window })
  store.allow()
  return store
}

it('does not write what it knew before over what another tab has written since', () => {
  const site = storage()
  const [one, two] = [tabOf(site), tabOf(site)]
  two.keep({ plans: ['begun in the second tab'] })
  one.keepOwn({ draft: 'hello' })
  one.keep({ spoke: true })
  expect(one.shared).toEqual({ plans: ['begun in the second tab'], spoke: true })
  expect(two.shared.spoke).toBe(true)
})

it('writes what was kept before it was allowed to, and only that', () => {
  const site = storage()
  const waiting = browserStore({ window: { localStorage: site, sessionStorage: storage() } as Window })
  waiting.keep({ sessionId: 's' })
  tabOf(site).keep({ plans: ['p'] })
  expect(tabOf(site).shared.sessionId).toBe(undefined)
  waiting.allow()
  expect(tabOf(site).shared).toEqual({ sessionId: 's', plans: ['p'] })
})
