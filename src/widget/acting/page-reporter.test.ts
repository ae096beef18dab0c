import { expect, it, vi } from 'vitest'
import type { Core } from '../core/core.ts'
import type { SiteTools } from '../tools/site-tools.ts'
import { createPageReporter } from './page-reporter.ts'

vi.mock('#page', () => ({ createPage: () => ({ snapshot: async () => ({ title: 'Shop' }) }) }))
vi.stubGlobal('document', {})

/** A reporter of a widget in this state, and what it sent. */
function setup({ spoken = true, open = false, task = false }) {
  const sent: unknown[] = []
  const conversation = { items: spoken ? [{ kind: 'said', by: 'user' }] : [] }
  const core = {
    handover: { host: {}, store: { own: { task } }, config: {} },
    view: { get: () => ({ conversation, open, language: 'en' }), set: () => undefined },
    connection: { emit: (name: string, payload: object) => sent.push({ name, ...payload }) },
  }
  const tools = { list: async () => [] }
  const reporter = createPageReporter(core as unknown as Core, tools as unknown as SiteTools)
  return { reporter, sent }
}

it.each([
  ['before the first message', { spoken: false, open: true, task: true }],
  ['behind a closed panel, without a task', { open: false, task: false }],
])('tells nothing of the page %s', async (_, state) => {
  const { reporter, sent } = setup(state)
  await reporter.tell()
  expect(sent).toEqual([])
})

it.each([
  ['beside an open panel', { open: true }],
  ['while a task runs', { task: true }],
])('tells of the page %s', async (_, state) => {
  const { reporter, sent } = setup(state)
  await reporter.tell()
  expect(sent).toEqual([{ name: 'update_context', context: { title: 'Shop', language: 'en' } }])
})
