import { join } from 'node:path'
import * as esbuild from 'esbuild'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import type { Page } from '#page'
import type { SiteTools } from '../../src/widget/tools/site-tools.ts'

declare global {
  interface Window {
    tools: SiteTools
    page: Page
    sent: string[]
  }
}

let browser: Browser
let script: string
beforeAll(async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      resolveDir: join(import.meta.dirname, '../..'),
      contents: `export { createSiteTools } from './src/widget/tools/site-tools.ts'
        export { createPage } from './src/page/index.ts'`,
    },
    bundle: true,
    format: 'iife',
    globalName: 'kit',
    write: false,
  })
  script = outputFiles[0]!.text
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** A page with its tools; `before` runs before they are looked for. */
async function open(html: string, before = ''): Promise<Tab> {
  const tab = await browser.newPage()
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await tab.goto('http://shop.test/')
  await tab.evaluate(
    `window.sent = []; ${before}; ${script}
     window.page = kit.createPage({ document, callTool: (name, input) => tools.call(name, input) })
     window.tools = kit.createSiteTools(async () => window.page)`,
  )
  return tab
}

const form = `<form toolname="book.room" tooldescription="Books a room" data-how="x"
    onsubmit="event.preventDefault(); sent.push(new URLSearchParams(new FormData(this)).toString())">
  <label>Guests <input name="guests" type="number" required></label>
  <label>Bed <select name="bed"><option value="1">Single</option><option value="2">Double</option></select></label>
  <label>Breakfast <input name="breakfast" type="checkbox"></label>
  <label>I agree <input name="terms" type="checkbox" required checked></label>
  <label>Password <input name="pin" type="password"></label>
  <label>Security code of your card <input name="code"></label>
  <button>Book</button></form>`

describe('tools of the site', () => {
  it('are forms that offer themselves, without what is the visitor’s own', async () => {
    const tab = await open(form)
    expect(await tab.evaluate(() => window.tools.list())).toEqual([
      {
        name: 'book_room',
        description: 'Books a room',
        source: 'form',
        parameters: {
          type: 'object',
          properties: {
            guests: { type: 'number', description: 'Guests' },
            bed: {
              type: 'string',
              description: expect.stringContaining('Bed') as string,
              enum: ['Single', 'Double'],
            },
            breakfast: { type: 'boolean', description: 'Breakfast' },
          },
          required: ['guests'],
        },
      },
    ])
    const call = (input: Record<string, unknown>) =>
      tab.evaluate((given) => window.tools.call('book_room', given).catch(String), input)
    expect(await call({ bed: 'Double' })).toMatch(/Guests: /)
    expect(await call({ guests: 2, bed: 'Triple' })).toMatch(/Bed: .*Triple/)
    expect(await tab.evaluate(() => window.sent)).toEqual([])
    // As a step of a plan, and back.
    const input = { guests: 2, bed: 'Double', breakfast: true, pin: '1234', code: '123' }
    const done = await tab.evaluate(
      (given) =>
        window.page.runPlan({
          planId: 'p',
          isSequence: true,
          actions: [
            { action: 'call_tool', elementId: -1, tool: 'book_room', arguments: given, description: '' },
          ],
        }),
      input,
    )
    expect(done.results?.[0]).toMatchObject({ success: true, text: 'The form was sent.' })
    expect(await tab.evaluate(() => window.sent)).toEqual(['guests=2&bed=2&breakfast=on&terms=on&pin=&code='])
    await tab.evaluate(() => window.page.changes.undo())
    expect(await tab.inputValue('[name=guests]')).toBe('')
    expect(await tab.isChecked('[name=breakfast]')).toBe(false)
  })

  it('are those of WebMCP, and one whose schema cannot be read is told without it', async () => {
    const tab = await open(
      form,
      `document.modelContext = {
        getTools: async () => [
          { name: 'price', description: 'Tells a price', inputSchema: '{"type":"object"}', annotations: { readOnlyHint: true } },
          { name: 'buy', annotations: { readOnlyHint: true, consequentialHint: true } },
          { name: 'book.room' },
        ],
        executeTool: async (tool, input) => JSON.stringify({ content: [{ type: 'text', text: tool.name + ' ' + JSON.stringify(input) }] }),
      }`,
    )
    const listed = await tab.evaluate(() => window.tools.list())
    expect(listed.map(({ name, readOnly, source }) => ({ name, readOnly, source }))).toEqual([
      { name: 'book_room', readOnly: undefined, source: 'form' },
      { name: 'price', readOnly: true, source: 'webmcp' },
      { name: 'buy', readOnly: false, source: 'webmcp' },
    ])
    // The server reads it.
    expect(listed[1]!.parameters).toBe('{"type":"object"}')
    expect(await tab.evaluate(() => window.tools.call('price', { sku: 'x' }))).toBe('price {"sku":"x"}')
    await tab.evaluate(() =>
      Object.assign(document, { modelContext: { getTools: () => [{ name: 'odd', inputSchema: '{' }] } }),
    )
    expect((await tab.evaluate(() => window.tools.list())).map(({ name }) => name)).toEqual([
      'book_room',
      'odd',
    ])
  })

  it('are what a page registers where nobody can list it, until it takes it back', async () => {
    const tab = await open('<p>', 'document.modelContext = { registerTool() {} }')
    const names = await tab.evaluate(async () => {
      const taken = new AbortController()
      const { modelContext } = document as unknown as {
        modelContext: { registerTool(tool: object, options?: object): void }
      }
      modelContext.registerTool({ name: 'a', description: 'A', execute: () => 'from a' })
      modelContext.registerTool({ name: 'b', execute: () => 'from b' }, { signal: taken.signal })
      const both = (await window.tools.list()).map(({ name }) => name)
      const said = await window.tools.call('a', {})
      taken.abort()
      return [both, said, (await window.tools.list()).map(({ name }) => name)]
    })
    expect(names).toEqual([['a', 'b'], 'from a', ['a']])
  })

  it('are none where what would register them is frozen', async () => {
    const tab = await open('<p>', 'document.modelContext = Object.freeze({ registerTool() {} })')
    expect(await tab.evaluate(() => window.tools.list())).toEqual([])
  })

  it('are no forms that the owner keeps or that go to another site, whoever lists them', async () => {
    const named = (name: string, attributes = '', button = '') =>
      `<form toolname="${name}" ${attributes}><input name="a"><button ${button}>Go</button></form>`
    const tab = await open(
      [
        named('marked', 'data-pagehand="block"'),
        named('marked_button', '', 'data-pagehand="block"'),
        named('elsewhere', 'action="https://elsewhere.example/take"'),
        named('script', 'action="javascript:alert(1)"'),
        named('asks', 'data-pagehand="confirm"'),
        named('plain', 'action="?page=2"'),
      ].join(''),
      `document.modelContext = {
        getTools: () => [...document.forms].map((form) => ({ name: form.getAttribute('toolname') })),
      }`,
    )
    expect((await tab.evaluate(() => window.tools.list())).map(({ name }) => name)).toEqual(['asks', 'plain'])
  })

  it('are registered by name; what is no tool is refused, one that is not there cannot be called', async () => {
    const tab = await open('<p>')
    const said = await tab.evaluate(async () => {
      window.tools.add({ name: 'stock', description: 'Tells', handler: ({ lamp }) => ({ lamp, left: 3 }) })
      const refused = (() => {
        try {
          window.tools.add({ name: '9', description: '', handler: () => 1 })
          return ''
        } catch (error) {
          return String(error)
        }
      })()
      return [
        await window.tools.call('stock', { lamp: 'Alba' }),
        refused,
        await window.tools.call('x', {}).catch(String),
      ]
    })
    expect(said).toEqual([
      { lamp: 'Alba', left: 3 },
      expect.stringContaining('needs a handler and a name'),
      expect.stringContaining('no tool “x”'),
    ])
  })
})
