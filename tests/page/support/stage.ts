import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import * as esbuild from 'esbuild'
import type { Browser, Page as Tab } from 'playwright-core'
import type { IndexedElement, PageContext, SelectorRule, SequenceStep, StepResult } from '#protocol'
import type { Page, PageOptions } from '#page'
import { launchChromium } from '../../support/chromium.ts'

declare global {
  interface Window {
    hands: Page
    createPage(options: PageOptions): Page
    log: string[]
  }
}

/** A page of the test site with our eyes and hands on it. */
export interface Scene {
  readonly tab: Tab
  snapshot(options?: { about?: string; keepQuery?: boolean }): Promise<Required<PageContext>>
  /** The element with this name in a fresh snapshot. */
  find(name: string, type?: string): Promise<IndexedElement>
  /** Runs a verb on the element with this name; undefined for a step without one. */
  run(action: string, name?: string, more?: Partial<SequenceStep> | string): Promise<StepResult>
  /** What the page wrote down with `window.log`. */
  log(): Promise<string[]>
}

/** One browser and one small site for a test file. */
export interface Stage {
  readonly origin: string
  visit(path: string, options?: SceneOptions): Promise<Scene>
  show(html: string, options?: SceneOptions): Promise<Scene>
  close(): Promise<void>
}

export interface SceneOptions {
  readonly mask?: string[]
  readonly rules?: SelectorRule[]
  readonly pointer?: boolean
  readonly widget?: boolean
}

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

export async function openStage(): Promise<Stage> {
  const browser = await launchChromium()
  const shown = new Map<string, string>()
  const server = await serve(shown)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tab = await browser.newPage({ viewport: { width: 1024, height: 720 } })

  async function visit(path: string, options: SceneOptions = {}): Promise<Scene> {
    await tab.goto(`${origin}/${path}`)
    await takeHands(tab, options)
    return sceneOf(tab)
  }

  return {
    origin,
    visit,
    show(html, options) {
      const path = `shown-${shown.size}.html`
      shown.set(`/${path}`, `<!doctype html><html lang="en"><title>Test</title>${html}</html>`)
      return visit(path, options)
    },
    async close() {
      await close(browser, server)
    },
  }
}

/** Puts our eyes and hands on a page that has loaded. */
export async function takeHands(
  tab: Tab,
  { mask, rules, pointer, widget }: SceneOptions = {},
): Promise<void> {
  await tab.addScriptTag({
    type: 'module',
    content: `import * as page from '/page.js'; Object.assign(window, page)`,
  })
  await tab.waitForFunction(() => 'createPage' in window)
  await tab.evaluate(
    ({ mask, rules, pointer, widget }) => {
      const widgetHost = widget ? document.querySelector('#widget') : null
      window.hands = window.createPage({
        document,
        mask: mask ?? [],
        rules: rules ?? [],
        pointer: pointer ?? false,
        storage: sessionStorage,
        patience: { readyMs: 1_000, effectMs: 600, optionsMs: 1_200 },
        ...(widgetHost ? { widgetHost } : {}),
      })
    },
    { mask, rules, pointer, widget },
  )
}

function sceneOf(tab: Tab): Scene {
  const snapshot: Scene['snapshot'] = (options) =>
    tab.evaluate((options) => window.hands.snapshot(options), options) as Promise<Required<PageContext>>
  const find: Scene['find'] = async (name, type) => {
    const { indexedElements } = await snapshot()
    const found = indexedElements.find((each) => each.text === name && (!type || each.type === type))
    if (!found) throw new Error(`No “${name}” among ${indexedElements.map(({ text }) => text).join(', ')}.`)
    return found
  }
  return {
    tab,
    snapshot,
    find,
    async run(action, name, more = {}) {
      const extra = typeof more === 'string' ? { inputData: more } : more
      const elementId = name === undefined ? -1 : (await find(name)).id
      const step = { action, elementId, description: `${action} ${name ?? ''}`, ...extra }
      return tab.evaluate((step) => window.hands.run(step), step)
    },
    log: () => tab.evaluate(() => window.log),
  }
}

async function serve(shown: Map<string, string>): Promise<Server> {
  const built = new Map<string, Promise<string>>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    // Scripts stay the same for as long as a stage is open: they are fetched and compiled once, not for every page.
    if (pathname.endsWith('.js')) response.setHeader('cache-control', 'max-age=3600')
    fileOf(pathname, shown, built).then(
      (body) => response.setHeader('content-type', types[extname(pathname)] ?? 'text/html').end(body),
      () => response.writeHead(404).end('Not here.'),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

function fileOf(
  path: string,
  shown: Map<string, string>,
  built: Map<string, Promise<string>>,
): Promise<string> {
  const html = shown.get(path)
  if (html !== undefined) return Promise.resolve(html)
  if (path === '/quill.css') return readFile('node_modules/quill/dist/quill.snow.css', 'utf8')
  if (!path.endsWith('.js')) return readFile(join(fixtures, path), 'utf8')
  const entry = path === '/page.js' ? 'src/page/index.ts' : join(fixtures, path.replace(/\.js$/, '.tsx'))
  const known = built.get(entry) ?? bundle(entry)
  built.set(entry, known)
  return known
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

async function close(browser: Browser, server: Server): Promise<void> {
  await browser.close()
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
}
