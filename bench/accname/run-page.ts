import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Browser, Route } from 'playwright-core'
import type { Namer } from './namers.ts'

/** What came of one test. */
export interface Verdict {
  readonly name: string
  readonly passed: boolean
  readonly message: string | null
}

interface HarnessTest {
  readonly name: string
  readonly status: number
  readonly message: string | null
}

const origin = 'http://wpt.test'
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** Hands what the harness found to us. */
const report = `add_completion_callback((tests) => {
  globalThis.found = tests.map(({ name, status, message }) => ({ name, status, message }))
})`

/** Runs the tests of one page, with a namer in the place of the driver that would ask the browser. */
export async function runPage({
  browser,
  folder,
  page,
  namer,
}: {
  browser: Browser
  folder: string
  page: string
  namer: Namer
}): Promise<Verdict[]> {
  const ours: Record<string, string> = {
    '/resources/testharnessreport.js': report,
    '/resources/testdriver-vendor.js': `Object.assign(test_driver_internal, { in_automation: true, get_computed_label: ${namer.ask} })`,
  }
  const serve = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    const body = ours[pathname] ?? (await readFile(join(folder, pathname)).catch(() => undefined))
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' })
  }
  const tab = await browser.newPage()
  await tab.route(`${origin}/**`, serve)
  await namer.prepare(tab)
  await tab.goto(`${origin}/accname/${page}`)
  await tab.waitForFunction(() => 'found' in globalThis)
  const tests = await tab.evaluate(() => (globalThis as unknown as { found: HarnessTest[] }).found)
  await tab.close()
  return tests.map(({ name, status, message }) => ({ name, passed: status === 0, message }))
}
