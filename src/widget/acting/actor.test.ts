import type { ActionPlan } from '#protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Core } from '../core/core.ts'
import { createActor } from './actor.ts'
import type { PageReporter } from './page-reporter.ts'

/** What a browser has, and is not asked for anything here. */
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { body: {}, activeElement: null })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** An actor on a page that answers every plan with these words; what it forgets and what it sends. */
function setup({ text = '', own = {} as object }) {
  const log: unknown[] = []
  const items = [
    { kind: 'said', by: 'user', text: 'Go' },
    { kind: 'plan', key: 'p' },
  ]
  const core = {
    handover: {
      store: { own, shared: {}, keep: () => undefined, keepOwn: () => undefined },
      bus: { emit: () => true },
      host: { root: { querySelector: () => null, activeElement: null }, element: {} },
    },
    view: { get: () => ({ conversation: { items }, config: {} }), set: () => undefined, subscribe: () => 0 },
    happen: () => undefined,
    connection: {
      emit: (name: string, payload: object) => log.push({ name, ...payload }),
      resume: { release: () => undefined },
    },
  }
  const page = {
    changes: { forget: () => log.push('forgotten'), list: () => [], hasLasting: () => false },
    runPlan: async () => ({ success: true, results: [{ success: true, text }] }),
  }
  const reporter = { page: async () => page, loaded: () => page }
  return { actor: createActor(core as unknown as Core, reporter as unknown as PageReporter), log }
}

const plan = { planId: 'p', actions: [{ action: 'read' }, { action: 'read' }] } as unknown as ActionPlan

it('tells of an act without the cards and accounts that the page or a tool answered', async () => {
  const { actor, log } = setup({ text: 'Paid with 4111 1111 1111 1111 from DE89 3704 0044 0532 0130 00' })
  await actor.run(plan)
  const results = [{ success: true, text: 'Paid with [card •••] from [IBAN •••]' }]
  expect(log.at(-1)).toEqual({ name: 'sequence_complete', planId: 'p', result: { success: true, results } })
})

it('forgets what fields held before with the next wish that acts, and when the chat is cleared', async () => {
  const { actor, log } = setup({ own: { receipts: [] } })
  await actor.run(plan)
  expect(log.filter((entry) => entry === 'forgotten')).toHaveLength(1)
  actor.forget()
  await expect.poll(() => log.filter((entry) => entry === 'forgotten')).toHaveLength(2)
})
