import { afterEach, expect, it, vi } from 'vitest'
import { browserStore } from './browser-store.ts'
import { startSession } from './start-session.ts'

afterEach(() => void vi.unstubAllGlobals())

it('tells nothing of the page but its host and path', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return new Response(JSON.stringify({ sessionId: 's', wsUrl: 'ws://x', siteConfig: {} }))
  })
  const window = {
    document: { title: 'Your invoice 77', referrer: 'https://mail.example/' },
    location: new URL('https://mill.example/help?mail=ada@example.org#part'),
  } as unknown as Window
  await startSession('https://pagehand.example', browserStore({ window }), window)
  expect(bodies).toEqual([{ siteHost: 'mill.example', pageUrl: 'https://mill.example/help' }])
})
