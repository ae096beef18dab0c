import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser } from 'playwright-core'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { startSites } from '../../tests/assistant/tasks/site-server.ts'
import { launchChromium } from '../../tests/support/chromium.ts'

/** A browser, and the tasks' pages with the widget of a server of ours in them. */
export interface Stage {
  readonly browser: Browser
  addressOf(task: string): string
  close(): Promise<void>
}

export async function openStage(html: string): Promise<Stage> {
  const data = mkdtempSync(join(tmpdir(), 'miniwob-'))
  let base = ''
  const sites = await startSites({
    folders: { html },
    embed: () => `<script src="${base}/widget.js" async></script>`,
  })
  const store = await openStore({ dataDir: data, sessionIdleMs: 1_800_000 })
  await store.sites.add({
    id: 'miniwob',
    name: 'Tasks',
    hosts: [new URL(sites.origin).host],
    config: defaultSiteConfig('Tasks'),
    createdAt: 0,
  })
  await store.close()
  const limits = { LIMIT_INIT_PER_MINUTE: '100000', LIMIT_CHAT_PER_MINUTE: '100000' }
  const server = await startServer(
    readConfig({ PORT: '0', DATA_DIR: data, ASSISTANT: 'builtin', ...limits }),
    {
      logger: pino({ level: 'silent' }),
    },
  )
  base = server.url
  const browser = await launchChromium()
  return {
    browser,
    addressOf: (task) => `${sites.origin}/html/miniwob/${task}.html`,
    async close() {
      await browser.close()
      await server.close()
      sites.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
