import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Taker } from './takers.ts'

/** What one taker needed for one page. */
export interface Measured {
  readonly page: string
  readonly taker: string
  readonly elements: number
  /** CPU time of the page's main thread, the middle of all rounds. */
  readonly cpuMs: number
}

export interface MeasureOptions {
  readonly browser: Browser
  readonly pages: Readonly<Record<string, string>>
  readonly takers: readonly Taker[]
  readonly rounds: number
}

/** Takes every page with every taker, each time loaded afresh, the order rotated from round to round. */
export async function measure({ browser, pages, takers, rounds }: MeasureOptions): Promise<Measured[]> {
  const server = createServer((request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(pages[decodeURIComponent(request.url ?? '').slice(1)] ?? '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const cdp = await tab.context().newCDPSession(tab)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const results: Measured[] = []
  for (const page of Object.keys(pages)) {
    const runs = takers.map((): Run[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < takers.length; place += 1) {
        const index = (place + round) % takers.length
        const taker = takers[index] as Taker
        if (taker.slow && round > 0) continue
        const run = await measureOnce({ tab, cdp }, `${origin}/${encodeURIComponent(page)}`, taker)
        if (run) runs[index]?.push(run)
      }
    }
    for (const [index, { name }] of takers.entries()) {
      const own = runs[index] ?? []
      if (own.length === 0) continue
      results.push({
        page,
        taker: name,
        elements: own[0]?.elements ?? 0,
        cpuMs: middle(own.map(({ cpuMs }) => cpuMs)),
      })
    }
  }
  await tab.close()
  server.closeAllConnections()
  server.close()
  return results
}

interface Bench {
  readonly tab: Page
  readonly cdp: CDPSession
}

interface Run {
  readonly elements: number
  readonly cpuMs: number
}

/** Highlighting takes time that grows with the square of this. */
const maxForSlow = 2_500

/** The second look is measured, on a page that has been laid out: what is compiled once is no cost of a snapshot. */
async function measureOnce({ tab, cdp }: Bench, address: string, taker: Taker): Promise<Run | undefined> {
  await tab.goto(address)
  const elements = await tab.evaluate(() => document.querySelectorAll('*').length)
  if (taker.slow && elements > maxForSlow) return undefined
  await taker.prepare(tab)
  if (!taker.slow && !taker.first) await taker.take(tab)
  await taker.change?.(tab)
  const before = await threadMs(cdp)
  await taker.take(tab)
  const cpuMs = (await threadMs(cdp)) - before
  return { elements, cpuMs }
}

async function threadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
