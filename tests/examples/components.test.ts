import { build } from 'esbuild'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'
import * as forReact from '../../src/widget/embed/react.ts'
import * as forVue from '../../src/widget/embed/vue.ts'
import { openExamples, type ExamplesStage } from './examples-stage.ts'

let stage: ExamplesStage

beforeAll(async () => {
  stage = await openExamples({ LIMIT_INIT_PER_MINUTE: '100' })
})
afterAll(() => stage.close())

const html = '<!doctype html><title>App</title><div id=root></div><script type=module src=/app.js></script>'

/** A page of a registered host, with an app of two routes. */
async function openApp(fixture: string): Promise<{ page: Page; complaints: string[] }> {
  const { outputFiles } = await build({
    entryPoints: [`tests/examples/fixtures/${fixture}`],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  })
  // A real server: a browser lets only pages of this machine load scripts from it.
  const app = createServer(({ url = '' }, response) => {
    const isScript = url.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? outputFiles[0]!.text : html)
  })
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void app.close())
  const { port } = app.address() as AddressInfo
  return stage.visit(`http://localhost:${port}/?src=${encodeURIComponent(stage.base)}`)
}

describe.each(['react-routes.tsx', 'vue-routes.ts'])('the component of %s', (fixture) => {
  it('comes with its route, goes with it, and loads its script once', async () => {
    const { page, complaints } = await openApp(fixture)
    const launcher = page.locator('pagehand-widget').getByRole('button')
    await launcher.waitFor()
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('ready')
    expect(await page.locator('pagehand-widget').count()).toBe(1)
    await page.getByRole('button', { name: 'Go' }).click()
    await launcher.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Go' }).click()
    await launcher.waitFor()
    const scripts = page.locator('script[src$="/widget.js"]')
    expect(await scripts.count()).toBe(1)
    expect(await scripts.getAttribute('data-position')).toBe('top-left')
    expect(complaints).toEqual([])
  })
})

describe('on a server', () => {
  it('the components draw nothing, and calls idle', async () => {
    const src = 'https://chat.example.org'
    const Reader = () => createElement('p', null, String(forReact.usePagehand().state.ready))
    const tree = createElement('div', null, createElement(forReact.Pagehand, { src }), createElement(Reader))
    expect(renderToString(tree)).toBe('<div><p>false</p></div>')
    const app = createSSRApp({ render: () => h('div', [h(forVue.Pagehand, { src })]) })
    expect(await renderVue(app)).toBe('<div><!----></div>')
    expect(() => forReact.pagehand.send('Hello')).not.toThrow()
  })
})
