import type { Browser, CDPSession, Page } from 'playwright-core'
import { gzipSync } from 'node:zlib'

/** What one visit cost the page it happened on. */
export interface Cost {
  readonly loadBytes: number
  readonly loadRequests: number
  readonly loadMs: number
  readonly openBytes: number
  readonly openRequests: number
  readonly openMs: number
  readonly shift: number
}

interface Visit {
  readonly url: string
  /** Requests that belong to the widget. */
  readonly counts: (url: string) => boolean
  /** Presses the button. */
  readonly open: (tab: Page) => Promise<void>
}

const restMs = 1_500

/** Loads a page, lets it come to rest, opens the widget, and tells what each part cost. */
export async function measure(browser: Browser, visit: Visit): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tab = await context.newPage()
  const sizes: Promise<number>[] = []
  tab.on('response', (response) => {
    if (!visit.counts(response.url()) || response.status() >= 300) return
    // As compressed as a server would send it, whatever this one does.
    sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    )
  })
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable')
  await tab.addInitScript(watchShift)
  const before = await busyMs(session)
  await tab.goto(visit.url)
  await tab.waitForTimeout(restMs)
  const loaded = await busyMs(session)
  const atLoad = await Promise.all(sizes)
  await visit.open(tab)
  await tab.waitForTimeout(restMs)
  const opened = await busyMs(session)
  const all = await Promise.all(sizes)
  const shift = await tab.evaluate(() => (window as unknown as { shift: number }).shift)
  await context.close()
  const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0)
  return {
    loadBytes: sum(atLoad),
    loadRequests: atLoad.length,
    loadMs: loaded - before,
    openBytes: sum(all),
    openRequests: all.length,
    openMs: opened - loaded,
    shift,
  }
}

/** Time the main thread was busy with tasks so far. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

function watchShift(): void {
  const kept = window as unknown as { shift: number }
  kept.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
