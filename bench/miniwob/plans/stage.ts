import type { Page as Tab } from 'playwright-core'
import type { Page } from '#page'
import { startSites } from '../../../tests/assistant/tasks/site-server.ts'
import { launchChromium } from '../../../tests/support/chromium.ts'
import { bundleRoom } from '../../../tests/zoo/support/bundle.ts'

declare global {
  interface Window {
    hands: Page
  }
}

/** A browser, and the tasks' pages with our eyes and hands on them, and nothing else of ours. */
export interface PlanStage {
  visit(task: string): Promise<Tab>
  close(): Promise<void>
}

export async function openPlanStage(html: string): Promise<PlanStage> {
  const sites = await startSites({ folders: { html }, embed: () => '' })
  const room = `data:text/javascript;base64,${Buffer.from(await bundleRoom()).toString('base64')}`
  const browser = await launchChromium()
  return {
    async visit(task) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } })
      await tab.goto(`${sites.origin}/html/miniwob/${task}.html`)
      await tab.addScriptTag({
        type: 'module',
        content: `import { createPage } from '${room}'
window.hands = createPage({ document, storage: sessionStorage })`,
      })
      await tab.waitForFunction(() => 'hands' in window)
      return tab
    },
    async close() {
      await browser.close()
      sites.close()
    },
  }
}
