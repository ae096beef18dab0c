import type { Browser, Page as Tab } from 'playwright-core'
import type { Task } from './task.ts'

export interface Played {
  readonly isSolved: boolean | undefined
  /** What the visitor said first, by which the conversation is known. */
  readonly began: string
  /** What the visitor was asked before a step. */
  readonly confirmations: readonly string[]
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
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tab = await context.newPage()
  await tab.addInitScript(openShadowRoots)
  await tab.goto(origin + task.path)
  const asked = task.site === 'miniwob' ? [await begin(tab)] : (task.says ?? [])
  await tab.waitForFunction(() => window.Pagehand?.state.ready)
  const confirmations: string[] = []
  for (const words of asked) {
    await tab.evaluate((text) => {
      window.Pagehand?.open()
      window.Pagehand?.send(text)
    }, words)
    await tab.waitForFunction(() => window.Pagehand?.state.busy)
    confirmations.push(...(await untilOver(tab, task.confirms ?? true)))
  }
  // A panel that has made itself small tells the outcome alone.
  const heard = await tab.locator('.log .said[data-by=assistant], .outcome .told').allInnerTexts()
  const isSolved = task.solved && (await task.solved(tab).catch(() => false))
  await context.close()
  return {
    isSolved,
    began: asked[0] ?? '',
    confirmations,
    heard: heard.slice(-3).map((text) => text.replace(/\s+/g, ' ').slice(0, 600)),
  }
}

/** Starts an episode of MiniWoB++ that does not run out, and tells what it asks for. */
async function begin(tab: Tab): Promise<string> {
  await tab.evaluate("Math.seedrandom('1'); core.EPISODE_MAX_TIME = 3600000; core.startEpisodeReal()")
  return tab.locator('#query').innerText()
}

/** Answers what is asked until the assistant is at rest; returns the questions. */
async function untilOver(tab: Tab, confirms: boolean): Promise<string[]> {
  const asked: string[] = []
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
      asked.push(words.replace(/\s+/g, ' '))
      await question.click().catch(() => undefined)
    }
    rested = busy === false && !isAsked ? rested + lookEveryMs : 0
  }
  return asked
}

/** Runs in the page before anything else: the widget's panel is to be found. */
function openShadowRoots(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' })
  }
}
