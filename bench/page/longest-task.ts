import type { Browser } from 'playwright-core'
import type { Taker } from './takers.ts'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * CPU milliseconds of the longest task in the first two looks at a page. Not wall time, in which a crowded machine
 * counts what other processes did meanwhile.
 */
export async function longestTaskMs(browser: Browser, html: string, taker: Taker): Promise<number> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await tab.setContent(html)
  await taker.prepare(tab)
  await browser.startTracing(tab, { categories: ['toplevel'] })
  await taker.take(tab)
  await taker.take(tab)
  const trace = await browser.stopTracing()
  await tab.close()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter((event) => event.ph === 'X' && mains.has(threadOf(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`
}
