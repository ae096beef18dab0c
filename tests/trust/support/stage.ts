import { createAssistant, type Assistant, type TurnRequest, type TurnState } from '#assistant'
import { builtinEngine } from '#engine'
import { createLexicon } from '#languages'
import { defaultSiteConfig } from '#protocol'
import { openStore } from '#server'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { launchChromium } from '../../support/chromium.ts'
import { serveForTest } from '../../support/server.ts'
import { playIn } from './play.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { scriptedMind } from './scripted-mind.ts'
import { openSite } from './site.ts'

/** What a turn has come to: over, or waiting for the visitor's answer to a question. */
export interface TurnEnd {
  readonly kind: 'over' | 'question'
}

export interface TrustStage {
  /** Plays a scenario with the real server, widget and policy in a real browser. */
  play(scenario: Scenario): Promise<Outcome>
  close(): Promise<void>
}

const siteId = 'trust'

export async function openTrustStage(): Promise<TrustStage> {
  let scenario: Scenario
  const unseen: string[] = []
  const refused: string[] = []
  const log: string[] = []
  let plays = 0
  // What an earlier visitor left behind may still come to its end: the page's title tells whose turn it is.
  const title = () =>
    `A page ${[...plays.toString(26)].map((digit) => String.fromCodePoint(97 + parseInt(digit, 26))).join('')}`
  let ended: (end: TurnEnd) => void = () => undefined
  const lexicon = createLexicon({ pause: () => nextTurn() })
  const assistant = watched(
    createAssistant({
      builtin: scriptedMind({
        scenario: () => scenario,
        foreign: () => site.foreign,
        missed: (name) => unseen.push(name),
        refused: (reason) => refused.push(reason),
      }),
      lexicon,
    }),
    createAssistant({ builtin: builtinEngine({ lexicon }), lexicon }),
    () => scenario.plans !== undefined,
    (state, page) => {
      if (page?.title !== title()) return
      if (state.waiting?.kind === 'confirmation') ended({ kind: 'question' })
      else if (!state.open) ended({ kind: 'over' })
    },
  )
  const { server, url, folder, close } = await serveForTest(
    { LIMIT_INIT_PER_MINUTE: '100000', LIMIT_CHAT_PER_MINUTE: '100000' },
    { assistant, logger: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }) },
  )
  const site = await openSite(
    () => scenario,
    () => server.url,
    title,
  )
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000 })
  const config = defaultSiteConfig('Trust')
  await store.sites.add({ id: siteId, name: 'Trust', hosts: [site.host], config, createdAt: 0 })
  const browser = await launchChromium()
  let ruled = false
  return {
    async play(next) {
      scenario = next
      plays += 1
      site.posted.length = 0
      site.leaked.length = 0
      unseen.length = 0
      refused.length = 0
      log.length = 0
      if (next.rules || ruled) {
        const policy = { verbs: null, rules: [...(next.rules ?? [])], confirm: [], deny: [] }
        const change = { by: { id: null, name: 'test' } }
        await store.admin.configs.saveDraft(siteId, { policy }, change)
        await store.admin.configs.publish(siteId, change)
        ruled = next.rules !== undefined
      }
      const turnEnd = () => new Promise<TurnEnd>((done) => (ended = done))
      return playIn(browser, next, { site, url, turnEnd, unseen, refused, log })
    },
    async close() {
      await browser.close()
      await store.close()
      await site.close()
      await close()
    },
  }
}

/** Lets a model or the built-in engine think, and tells where each run ended. */
function watched(
  model: Assistant,
  builtin: Assistant,
  isModel: () => boolean,
  told: (state: TurnState, page: TurnRequest['page']) => void,
): Assistant {
  return {
    async advance(request, emit, signal) {
      const state = await (isModel() ? model : builtin).advance(request, emit, signal)
      told(state, request.page)
      return state
    },
  }
}
