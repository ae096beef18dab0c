import type { Browser, Page as Tab } from 'playwright-core'
import type { Task } from './task.ts'

export interface Played {
  readonly isSolved: boolean | undefined
  /** The last of what the visitor was told. */
  readonly heard: readonly string[]
}

const lookEveryMs = 250
/** So long the assistant has to be at rest before its turn counts as over. */
const restMs = 1_500

/** Says what a task says, answers what is asked, and looks whether it is done. */
export async function playTask(
  task: Task,
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
): Promise<Played> {
  const tab = await browser.newPage()
  await tab.addInitScript(openShadowRoots)
  await tab.goto(origin + task.path)
  const asked = task.site === 'miniwob' ? [await begin(tab)] : (task.says ?? [])
  await tab.click('.launcher')
  for (const words of asked) {
    await tab.fill('.composer textarea', words)
    await tab.press('.composer textarea', 'Enter')
    await untilOver(tab, task.confirms ?? true)
  }
  const heard = await tab.locator('.log .said[data-by=assistant]').allInnerTexts()
  const isSolved = task.solved && (await task.solved(tab).catch(() => false))
  await tab.close()
  return { isSolved, heard: heard.slice(-3).map((text) => text.replace(/\s+/g, ' ').slice(0, 300)) }
}

/** Starts an episode of MiniWoB++ that does not run out, and tells what it asks for. */
async function begin(tab: Tab): Promise<string> {
  await tab.evaluate('core.EPISODE_MAX_TIME = 3600000; core.startEpisodeReal()')
  return tab.locator('#query').innerText()
}

async function untilOver(tab: Tab, confirms: boolean): Promise<void> {
  for (let rested = 0; rested < restMs;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    // Between two pages there is nobody to ask.
    const busy = await tab.evaluate(() => window.Pagehand?.state.busy).catch(() => true)
    const question = tab.locator('.confirm button').nth(confirms ? 0 : 1)
    const isAsked = await question.isVisible().catch(() => false)
    if (isAsked) {
      const words = await tab
        .locator('.confirm')
        .last()
        .innerText()
        .catch(() => '')
      console.log(`  asked: ${words.replace(/\s+/g, ' ')}`)
      await question.click().catch(() => undefined)
    }
    rested = busy === false && !isAsked ? rested + lookEveryMs : 0
  }
}

/** Runs in the page before anything else: the widget's panel is to be found. */
function openShadowRoots(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' })
  }
}
