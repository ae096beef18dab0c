import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type ExamplesStage } from './examples-stage.ts'

const patience = { timeout: 40_000 }
const run = promisify(execFile)

let examples: ExamplesStage

beforeAll(async () => {
  examples = await openExamples({ LIMIT_INIT_PER_MINUTE: '100' })
})
afterAll(() => examples.close())

describe('the examples', () => {
  it('plain.html: answers from the page, by one line of script', async () => {
    const { page, complaints } = await examples.visit('plain.html')
    await ask(page, 'When is the library open?')
    await expect
      .poll(() => said(page), patience)
      .toContain('The library is open on weekdays from 9:00 to 17:00.')
    expect(complaints).toEqual([])
  })

  it.each(['react', 'vue'])('%s: fills fields that the framework controls', async (name) => {
    const { page, complaints } = await examples.visit(`${name}/`)
    await page.getByRole('button', { name: 'Let the assistant do it' }).click()
    await expect
      .poll(() => page.getByRole('status').first().innerText(), patience)
      .toBe('A table for 4, for Ada Lovelace.')
    expect(await page.locator('script[src$="/widget.js"]').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('strict-csp: works where a page allows next to nothing', async () => {
    const { server, address } = await startStrictPage(examples.base)
    try {
      const { page, complaints } = await examples.visit(address)
      await ask(page, 'When does a transfer arrive?')
      await expect.poll(() => said(page), patience).toContain('arrives on the next working day.')
      expect(complaints).toEqual([])
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  })

  it('node-client: speaks the interface with a stock client', async () => {
    const { stdout } = await run('node', ['examples/node-client/main.mjs', examples.base])
    expect(stdout).toContain('You have 30 days to return a lamp, free of charge.')
  })

  it('node-client: says why when it is not let in', async () => {
    const stranger = ['examples/node-client/main.mjs', examples.base, 'Hello', 'https://stranger.example']
    await expect(run('node', stranger)).rejects.toThrow('host_not_registered')
  })
})

async function startStrictPage(base: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn('node', ['examples/strict-csp/server.mjs', base, '0'])
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, address: line.toString().trim() }
}

async function ask(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => 'Pagehand' in window)
  await page.evaluate((text) => {
    const { Pagehand } = window as unknown as { Pagehand: { send(text: string): void } }
    Pagehand.send(text)
  }, text)
}

async function said(page: Page): Promise<string> {
  const log = page.locator('.log, .panel[data-aside]')
  return (await log.count()) === 0 ? '' : log.innerText()
}
