import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page as Tab, Route } from 'playwright-core'
import { cutPageContext, type ActionPlan, type SequenceResult } from '#protocol'
import { launchChromium } from '../../tests/support/chromium.ts'
import { folder, type Half } from './case.ts'
import type { Look } from './page-look.ts'

const origin = 'https://bench.example'
const dist = join(import.meta.dirname, '../../dist')

/** A page of the bench with our eyes and hands on it. */
export interface OpenPage {
  look(about?: string): Promise<Look>
  /** Runs a plan as the widget does. A page that is left in the middle counts as gone to. */
  run(plan: ActionPlan): Promise<SequenceResult>
  close(): Promise<void>
}

export interface Eyes {
  open(half: Half, page: string): Promise<OpenPage>
  close(): Promise<void>
}

/** A browser in which every address is one of ours, so that nothing leaves the machine. */
export async function openEyes(): Promise<Eyes> {
  if (!existsSync(join(dist, 'page.js'))) throw new Error('dist/page.js is missing: npm run build')
  const browser = await launchChromium()
  return {
    async open(half, page) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
      await context.route('**/*', (route) => serve(route, half))
      return openPage(context, `${origin}/${page}`)
    },
    close: () => browser.close(),
  }
}

function serve(route: Route, half: Half): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const script = /^\/(?:page|page-later)\.js$/.test(pathname)
  const path = script ? join(dist, pathname) : join(folder, half, `${pathname}.html`)
  const contentType = script ? 'text/javascript' : 'text/html; charset=utf-8'
  return existsSync(path)
    ? route.fulfill({ contentType, path })
    : route.fulfill({ contentType, body: '<title>Elsewhere</title><h1>Elsewhere</h1>' })
}

async function openPage(context: BrowserContext, address: string): Promise<OpenPage> {
  const tab = await context.newPage()
  await tab.goto(address)
  return {
    async look(about) {
      const { seen, marks } = await onPage(tab, async () => {
        await takeHands(tab)
        return tab.evaluate(lookWithMarks, about)
      })
      return { context: cutPageContext(seen), marks }
    },
    async run(plan) {
      await takeHands(tab)
      const result = await tab
        .evaluate((given) => window.hands.runPlan(given), plan)
        .catch((error: unknown): SequenceResult => {
          if (isGone(error)) return { success: true }
          throw error
        })
      await tab.waitForLoadState()
      return result
    },
    close: () => context.close(),
  }
}

function isGone(error: unknown): boolean {
  return /context was destroyed|navigat/i.test(String(error))
}

const maxPages = 3

/** Does something on the page that is there; where it has just been left, on the next one. */
async function onPage<Result>(tab: Tab, work: () => Promise<Result>): Promise<Result> {
  for (let pages = 1; ; pages++) {
    try {
      return await work()
    } catch (error) {
      if (!isGone(error) || pages === maxPages) throw error
      await tab.waitForLoadState()
    }
  }
}

/** Puts eyes and hands on the page that is there now. */
async function takeHands(tab: Tab): Promise<void> {
  if (await tab.evaluate(() => 'hands' in window)) return
  await tab.addScriptTag({
    type: 'module',
    content: `import { createPage } from '/page.js'; window.hands = createPage({ document, storage: sessionStorage })`,
  })
  await tab.waitForFunction(() => 'hands' in window)
}

/** Runs in the page. A mark may sit on what we act on, on its label, or on the one thing that holds it or is in it. */
async function lookWithMarks(about: string | undefined) {
  const seen = await window.hands.snapshot(about === undefined ? {} : { about })
  const ids = new Set([
    ...(seen.outline?.lines ?? []).map(([, id]) => id),
    ...(seen.indexedElements ?? []).map(({ id }) => id),
  ])
  const shown = [...ids].flatMap((id) => {
    const element = id > 0 ? window.hands.elements.get(id) : undefined
    return element ? [{ id, element }] : []
  })
  const marks: Record<string, number[]> = {}
  for (const marked of document.querySelectorAll('[data-case]')) {
    const inside = shown.filter(({ element }) => element !== marked && marked.contains(element))
    const around = shown
      .filter(({ element }) => element !== marked && element.contains(marked))
      .filter(({ element }) => element.querySelectorAll('[data-case]').length === 1)
    const found = [
      shown.filter(({ element }) => element === marked),
      shown.filter(
        ({ element }) =>
          'labels' in element && [...((element.labels as NodeList | null) ?? [])].includes(marked),
      ),
      inside.length === 1 ? inside : [],
      around.slice(-1),
    ].find((list) => list.length > 0)
    marks[marked.getAttribute('data-case') ?? ''] = (found ?? []).map(({ id }) => id)
  }
  return { seen, marks }
}
