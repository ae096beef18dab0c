import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../support/own-process.ts'
import { freshCopy, runDev, type Dev } from './support/dev-stage.ts'

/** One start for the whole story: each part leaves the sources as it found them. */
describe('npm run dev, where nothing was ever built', { timeout: 240_000 }, () => {
  const copy = freshCopy()
  let dev: Dev
  beforeAll(async () => {
    dev = await runDev(copy.home)
    await dev.says(/Ready in/)
  })
  afterAll(() => {
    if (dev.isLeft()) dev.interrupt()
    copy.remove()
  })

  /** Does something to the sources of the widget, and waits until that is built. */
  async function rebuilt<Result>(act: () => Result): Promise<Result> {
    const waiting = dev.says(/Widget rebuilt/)
    const result = act()
    await waiting
    return result
  }

  it('says where to look in a few lines', () => {
    expect(dev.said().trim().split('\n').length).toBeLessThanOrEqual(12)
    for (const path of ['/demo/', '/link/', '/widget.js']) expect(dev.said()).toContain(dev.url + path)
    // Nothing but the line that says it has started.
    expect(dev.error().replace(/^info started .*\n/, '')).toBe('')
  })

  it('serves the whole product at one address', async () => {
    expect(JSON.parse((await dev.read('/health')).text).status).toBe('ok')
    const widget = await dev.read('/widget.js')
    expect([widget.status, widget.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const manifest = JSON.parse((await dev.read('/widget/manifest.json')).text)
    for (const file of Object.keys(manifest.files))
      expect([file, (await dev.read(`/widget/${file}`)).status]).toEqual([file, 200])
    expect((await dev.read('/demo/')).text).toContain('<script src="/widget.js" async></script>')
    expect((await dev.read('/demo/shop.js')).status).toBe(200)
    expect((await dev.read('/docs')).status).toBe(200)
    const dashboard = await dev.read('/dashboard/sites', 'text/html')
    expect(dashboard.text).toContain('src="/dashboard/@vite/client"')
    expect(dashboard.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await dev.read('/dashboard/main.tsx')).text).toContain('createRoot')
    expect((await dev.read('/dashboard/preview')).text).toContain('/dashboard/preview/main.ts')
  })

  it('makes no release and keeps its keys to itself', async () => {
    for (const name of ['pagehand.js', 'widget', 'demo', 'admin', 'page.js'])
      expect([name, existsSync(join(copy.home, 'dist', name))]).toEqual([name, false])
    expect(existsSync(join(copy.home, 'data'))).toBe(true)
    const file = `/dashboard/@fs${join(copy.home, 'package.json')}`
    expect((await dev.read(file)).text).not.toContain('"version"')
  })

  it('makes the widget again when it or the page room changes', async () => {
    const pageOf = async () =>
      Object.keys(JSON.parse((await dev.read('/widget/manifest.json')).text).files).find((name) =>
        name.startsWith('page-'),
      )
    const seen = `'seen by the test'`
    const before = await pageOf()
    const loader = () => copy.edit('src/widget/loader/main.ts', (text) => `${text}\nconsole.info(${seen})\n`)
    const undoLoader = await rebuilt(loader)
    expect((await dev.read('/widget.js')).text).toContain('seen by the test')
    expect(await pageOf()).toBe(before)
    await rebuilt(undoLoader)

    const page = () => copy.edit('src/page/index.ts', (text) => `${text}\nexport const seen = ${seen}\n`)
    const undoPage = await rebuilt(page)
    expect(await pageOf()).not.toBe(before)
    await rebuilt(undoPage)
    expect(await pageOf()).toBe(before)
  })

  it('shows in the terminal and in the page what is wrong with the widget', async () => {
    const undo = copy.edit('src/widget/loader/boot.ts', (text) =>
      text.replace('export function', 'export fun'),
    )
    await dev.says(/src\/widget\/loader\/boot\.ts:\d+:\d+/)
    const script = await dev.read('/widget.js')
    expect(script.status).toBe(200)
    expect(script.text).toContain('console.error')
    expect(script.text).toContain('src/widget/loader/boot.ts')
    await dev.says(/Widget rebuilt/, undo)
    expect((await dev.read('/widget.js')).text).not.toContain('src/widget/loader/boot.ts:')
  })

  it('makes the demo shop again', async () => {
    const undo = copy.edit('demo/parts/header.ts', (text) => text.replace('<header', '<header data-seen'))
    await dev.says(/Demo shop rebuilt/)
    expect((await dev.read('/demo/')).text).toContain('<header data-seen')
    await dev.says(/Demo shop rebuilt/, undo)
  })

  it('restarts the server', async () => {
    const undo = copy.edit('src/server/http/create-http.ts', (text) =>
      text.replace('There is nothing at', 'There is nothing yet at'),
    )
    await dev.says(/Server restarted/)
    expect((await dev.read('/nothing')).text).toContain('There is nothing yet at')
    await dev.says(/Server restarted/, undo)
    expect((await dev.read('/nothing')).text).toContain('There is nothing at')
  })

  it.each([
    ['cannot be read', 'export const = 1', /src\/server\/main\.ts:\d+:\d+/],
    ['fails as it starts', `throw new Error('broken by the test')`, /Error: broken by the test[^]*ended/],
  ])('tells of a server that %s, and brings it back', async (_, line, shown) => {
    const undo = copy.edit('src/server/main.ts', (text) => `${text}\n${line}\n`)
    await dev.says(shown)
    const health = await dev.read('/health')
    expect(health.status).toBe(503)
    expect(health.text).toContain('src/server/main.ts')
    const page = await dev.read('/demo/', 'text/html')
    expect(page.text).toContain('src/server/main.ts')
    await dev.says(/Server restarted/, undo)
    expect((await dev.read('/health')).status).toBe(200)
  })

  it('says in one line that its port is taken', async () => {
    const second = await runDev(copy.home, { port: dev.port })
    expect((await second.ended())[0]).toBe(1)
    expect(second.said().trim()).toBe(
      `The port ${dev.port} is taken. Stop what uses it, or set PORT to another one.`,
    )
  })

  it('says what it can be told', async () => {
    const help = await runDev(copy.home, { words: ['--help'] })
    expect((await help.ended())[0]).toBe(0)
    expect(help.said()).toContain('PORT')
    const wrong = await runDev(copy.home, { words: ['--port', '9000'] })
    expect((await wrong.ended())[0]).toBe(1)
    expect(wrong.said().trim().split('\n')).toHaveLength(1)
  })

  it('ends with everything it has started', async () => {
    dev.interrupt()
    await dev.ended()
    await waitUntil(async () => !dev.isLeft())
    expect(dev.said()).not.toContain('Error: The service')
    await expect(fetch(dev.url)).rejects.toThrow()
  })
})
