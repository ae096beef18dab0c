import { setTimeout as delay } from 'node:timers/promises'
import { exactAuth, type Auth, type Page } from './page.ts'
import type { ChaosProxy } from '../support/chaos-proxy.ts'
import type { Random } from '../support/random.ts'
import { until } from '../support/until.ts'

/** One run under way: a session that streams `count` events to a page through a proxy. */
export interface Stage {
  readonly random: Random
  readonly proxy: ChaosProxy
  readonly count: number
  readonly page: Page
  open(auth?: (page: Page) => Auth): Page
}

export interface Fault {
  /** Does the damage; returns the page that must have everything in the end. */
  act(stage: Stage): Promise<Page>
  /** What the first page brings when it connects; by default what its client brings itself. */
  readonly auth?: (page: Page) => Auth
  /** The stream is already running when the page connects. */
  readonly streamsFirst?: boolean
  /** The page is followed by another; together they must have everything. */
  readonly pageLoad?: boolean
  /** A page that brings nothing may repeat the tail that nobody confirmed. */
  readonly mayRepeat?: boolean
  readonly events?: readonly [low: number, high: number]
}

const engineClose = ({ socket }: Page) => (socket.io.engine as { close(): void } | undefined)?.close()

async function closeInside({ page, random, count }: Stage): Promise<Page> {
  let left = random.between(1, 3)
  const arm = () => {
    if (left-- === 0) return
    page.inListenerAfter(page.got.length + random.between(1, Math.floor(count / 4)), () => {
      engineClose(page)
      arm()
    })
  }
  arm()
  return page
}

async function closeOutside({ page, random }: Stage): Promise<Page> {
  for (let left = random.between(1, 3); left > 0 && !page.ended; left--) {
    await delay(random.between(0, 250))
    if (page.socket.connected) engineClose(page)
    await until(() => page.socket.connected, 5_000)
  }
  return page
}

async function cut({ page, proxy, random }: Stage): Promise<Page> {
  for (let left = random.between(1, 3); left > 0 && !page.ended; left--) {
    const before = proxy.cuts
    proxy.cutAfter(random.between(1, 4_000))
    await until(() => proxy.cuts > before || page.ended, 3_000)
    await until(() => page.socket.connected || page.ended, 5_000)
  }
  return page
}

async function halfOpen({ page, proxy, random }: Stage): Promise<Page> {
  await delay(random.between(0, 200))
  proxy.hold({ alsoNew: random.chance(0.6) })
  await delay(random.between(300, 6_000))
  proxy.release({ drop: random.chance(0.3) })
  return page
}

async function reconnect({ page, random, count }: Stage): Promise<Page> {
  const atOnce = random.chance(0.4)
  const inside = random.chance(0.6)
  let left = random.between(1, 3)
  const go = () => {
    page.socket.disconnect()
    if (atOnce) page.socket.connect()
    else setTimeout(() => page.socket.connect(), random.between(0, 200))
    arm()
  }
  const arm = () => {
    if (left-- === 0) return
    if (inside) page.inListenerAfter(page.got.length + random.between(1, Math.floor(count / 4)), go)
    else setTimeout(() => page.ended || go(), random.between(5, 150))
  }
  arm()
  await delay(300)
  return page
}

async function secondSocket({ page, open, random, count }: Stage): Promise<Page> {
  const enough = random.between(0, Math.floor(count / 2))
  await until(() => page.got.length >= enough, 3_000)
  const second = open()
  await until(() => second.socket.connected && !page.socket.connected, 4_000)
  await delay(random.between(0, 150))
  second.socket.disconnect()
  page.socket.connect()
  await until(() => page.socket.connected, 4_000)
  return page
}

/** The page goes away in one of four manners, and another one comes. */
async function loadPage({ page, open, proxy, random, count }: Stage, auth?: (next: Page, old: Page) => Auth) {
  const how = random.oneOf(['disconnect inside', 'close inside', 'cut', 'gone'])
  const after = random.between(0, Math.floor(count * 0.6))
  let reached = false
  page.inListenerAfter(after, () => {
    reached = true
    page.socket.io.reconnection(false)
    if (how === 'disconnect inside') page.socket.disconnect()
    if (how === 'close inside') engineClose(page)
  })
  await until(() => reached, 4_000)
  if (how === 'cut') {
    const before = proxy.cuts
    proxy.cutAfter(random.between(1, 600))
    await until(() => proxy.cuts > before || !page.socket.connected || page.ended, 1_500)
  }
  page.leave()
  await delay(random.between(0, 200))
  return open(auth && ((next) => auth(next, page)))
}

/** A page can keep the offset in sessionStorage for the next one, until that has its own. */
function keptOffset(next: Page, old: Page): Auth {
  const offset = next.offset ?? old.offset
  return offset === undefined ? {} : { offset }
}

/** The same in our widget, which says that its offset is exact. */
function keptExactly(next: Page, old: Page): Auth {
  const auth = exactAuth(next)
  return 'offset' in auth ? auth : { ...keptOffset(next, old), exact: 1 }
}

const mixed: readonly ((stage: Stage) => void | Promise<void>)[] = [
  ({ page, random }) =>
    page.inListenerAfter(page.got.length + random.between(1, 12), () => engineClose(page)),
  ({ page }) => engineClose(page),
  ({ proxy, random }) => proxy.cutAfter(random.between(1, 3_000)),
  ({ page, random }) =>
    page.inListenerAfter(page.got.length + random.between(1, 12), () => {
      page.socket.disconnect()
      page.socket.connect()
    }),
  async ({ page, random }) => {
    page.socket.disconnect()
    await delay(random.between(0, 60))
    page.socket.connect()
  },
  async ({ proxy, random }) => {
    proxy.hold({ alsoNew: random.chance(0.5) })
    await delay(random.between(50, 4_500))
    proxy.release({ drop: random.chance(0.3) })
  },
]

async function mix(stage: Stage): Promise<Page> {
  const { page, proxy, random } = stage
  for (let left = random.between(3, 6); left > 0 && !page.ended; left--) {
    await random.oneOf(mixed)(stage)
    await delay(random.between(0, 300))
  }
  proxy.release()
  return page
}

/** Everything that can happen to a link and its ends. `kill` is done to the server, by the suite. */
export const faults: Record<string, Fault> = {
  cut: { act: cut },
  'half-open': { act: halfOpen },
  'close outside': { act: closeOutside },
  'close inside': { act: closeInside },
  reconnect: { act: reconnect },
  upgrade: { act: async ({ page }) => page, streamsFirst: true },
  'second socket': { act: secondSocket },
  'page, offset': { act: (stage) => loadPage(stage, keptOffset), pageLoad: true },
  'page, bare': { act: (stage) => loadPage(stage), pageLoad: true, mayRepeat: true },
  mix: { act: mix, events: [200, 400] },
  'widget, close inside': { act: closeInside, auth: exactAuth },
  'widget, reconnect': { act: reconnect, auth: exactAuth },
  'widget, page': { act: (stage) => loadPage(stage, keptExactly), auth: exactAuth, pageLoad: true },
  kill: { act: async ({ page }) => page },
}
