import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../support/chromium.ts'
import { pagehand, serveProcess } from '../../support/process.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A running server, a site that may use it, and a browser: where the examples of the documentation are tried. */
export async function openExampleStage() {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-docs-'))
  const server = await serveProcess({ DATA_DIR: folder, LIMIT_INIT_PER_MINUTE: '1000' })
  // As the server calls itself: a policy that names it must fit.
  const address = `localhost:${server.port}`
  let served: { html: string; headers: Record<string, string> } = { html: '', headers: {} }
  const site = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...served.headers })
      .end(served.html),
  )
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  const added = await pagehand(['site', 'add', '--name', 'Docs', '--host', host], { DATA_DIR: folder })
  if (added.code !== 0) throw new Error(added.error)
  const addedByExamples: string[] = []
  let browser: Browser | undefined

  return {
    /** The documentation's addresses, on this stage. */
    here: (text: string) =>
      text
        .replaceAll(/https?:\/\/(?:localhost:8787|assistant\.example)/g, `http://${address}`)
        .replaceAll('wss://assistant.example', `ws://${address}`),
    async command(words: readonly string[]) {
      const ended = await pagehand(words, { DATA_DIR: folder }, folder)
      if (words.join(' ').startsWith('site add')) addedByExamples.push(ended.out.split(' ')[0] ?? '')
      return ended
    },
    /** Forgets the sites that examples have added: the next reader begins again. */
    async tidy() {
      for (const id of addedByExamples.splice(0)) await pagehand(['site', 'remove', id], { DATA_DIR: folder })
    },
    run: (command: string, words: readonly string[]) => run(command, words),
    /** Starts a server as an example says, sees that it answers, and ends it. */
    async start(environment: Record<string, string>): Promise<number | null> {
      const own = mkdtempSync(join(tmpdir(), 'pagehand-docs-'))
      const started = await serveProcess({ ...environment, DATA_DIR: own })
      const code = await started.end('SIGTERM')
      rmSync(own, { recursive: true, force: true })
      return code
    },
    /** Opens a page with this in it, and the panel on it. Returns what the browser complained of. */
    async visit(html: string, headers: Record<string, string> = {}): Promise<string[]> {
      served = {
        html: `<!doctype html><html lang="en"><title>Docs</title><body>${html}</body></html>`,
        headers,
      }
      browser ??= await launchChromium()
      const tab = await browser.newPage()
      const complaints: string[] = []
      tab.on('pageerror', ({ message }) => complaints.push(message))
      tab.on('console', (line) => {
        if (line.type() === 'error' && !line.text().includes('favicon')) complaints.push(line.text())
      })
      await tab.goto(`http://${host}/`)
      await tab.locator('pagehand-widget').waitFor({ state: 'attached' })
      // What a page has said before is done when the panel comes.
      await tab.evaluate(
        `Pagehand.state.open || new Promise((opened) => { Pagehand.on('open', opened); Pagehand.open() })`,
      )
      await tab.close()
      return complaints
    },
    async close() {
      await browser?.close()
      await server.end('SIGTERM')
      site.closeAllConnections()
      await new Promise((done) => site.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ExampleStage = Awaited<ReturnType<typeof openExampleStage>>

async function run(command: string, words: readonly string[]) {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], timeout: 30_000 })
  let out = ''
  child.stdout.on('data', (part) => (out += part))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out }
}
