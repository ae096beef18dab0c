import type { Browser, Page as Tab } from 'playwright-core'
import { begin } from './begin.ts'

/** How an episode came out: what the page gave for it, and what the visitor was told. */
export interface Episode {
  readonly task: string
  readonly seed: number
  readonly asked: string
  readonly reward: number
  /** The assistant reported a finished task. */
  readonly saysDone: boolean
  readonly steps: readonly string[]
  readonly said: readonly string[]
}

export interface EpisodeOptions {
  readonly browser: Browser
  /** Where the task's page is served with the widget in it. */
  readonly address: string
  readonly task: string
  readonly seed: number
  readonly seconds: number
}

/** What the page keeps while an episode runs. */
interface Kept {
  reward?: number
  done: boolean
  over: boolean
  steps: string[]
  said: string[]
}

declare global {
  interface Window {
    kept: Kept
  }
}

/** Says to the widget what an episode asks for, answers yes to what is asked first, and waits until the turn is over. */
export async function playEpisode(options: EpisodeOptions): Promise<Episode> {
  const { browser, address, task, seed, seconds } = options
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    const tab = await context.newPage()
    tab.setDefaultTimeout(60_000)
    await tab.addInitScript(openShadowRoots)
    await tab.goto(address)
    await tab.click('.launcher')
    await tab.waitForSelector('.panel:not([hidden]) textarea')
    await tab.evaluate(listen)
    const { sentence: asked } = await begin(tab, seed, seconds)
    await tab.fill('.composer textarea', asked)
    await tab.press('.composer textarea', 'Enter')
    await untilOver(tab, seconds * 1_000)
    const kept = await tab.evaluate(() => window.kept)
    return {
      task,
      seed,
      asked,
      reward: kept.reward ?? 0,
      saysDone: kept.done,
      steps: kept.steps,
      said: kept.said,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page: keeps what the widget tells of its turn. */
function listen(): void {
  const kept: Kept = { done: false, over: false, steps: [], said: [] }
  window.kept = kept
  const api = window.Pagehand
  api?.on('reply', ({ text }) => void kept.said.push(text))
  api?.on('action', ({ description, result }) => {
    kept.steps.push(
      `${description}${result.success ? '' : ` (${result.error}: ${result.description ?? ''})`}`,
    )
  })
  api?.on('task_complete', ({ message }) => {
    kept.done = true
    kept.said.push(message)
  })
  let begun = false
  api?.on('state', ({ busy }) => {
    begun ||= busy
    kept.over = begun && !busy
  })
}

/** A turn that has ended stays so for this long. */
const restMs = 400

async function untilOver(tab: Tab, limitMs: number): Promise<void> {
  const latest = Date.now() + limitMs
  for (let rested = 0; rested < restMs && Date.now() < latest;) {
    await tab.waitForTimeout(100)
    const yes = tab.locator('.confirm button').first()
    if (await yes.isVisible()) {
      await yes.click({ timeout: 2_000 }).catch(() => undefined)
      rested = 0
    } else rested = (await tab.evaluate(() => window.kept.over)) ? rested + 100 : 0
  }
}

/** Runs in the page before anything else: the widget's panel is to be found. */
function openShadowRoots(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' })
  }
}
