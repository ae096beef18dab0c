import { expect, it, vi } from 'vitest'
import type { Core } from '../core/core.ts'
import type { SiteTools } from '../tools/site-tools.ts'
import { createPageReporter } from './page-reporter.ts'

vi.mock('#page', () => ({ createPage: () => ({ snapshot: async () => ({ title: 'Shop' }) }) }))
vi.stubGlobal('document', {})

/** A reporter of a widget in this state, and what it sent. */
function setup({ spoken = true, open = false, task = false, listed = [] as object[] }) {
  const sent: unknown[] = []
  const shown: object[] = []
  const conversation = { items: spoken ? [{ kind: 'said', by: 'user' }] : [] }
  const core = {
    handover: { host: {}, store: { own: { task } }, config: {} },
    view: {
      get: () => ({ conversation, open, language: 'en' }),
      set: (change: object) => shown.push(change),
    },
    connection: { emit: (name: string, payload: object) => sent.push({ name, ...payload }) },
  }
  const tools = { list: async () => listed }
  const reporter = createPageReporter(core as unknown as Core, tools as unknown as SiteTools)
  return { reporter, sent, shown }
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

it('takes cards and accounts out of all it tells, and shows the visitor the same', async () => {
  const tool = { name: 'pay', description: 'Pays with 4111 1111 1111 1111' }
  const { reporter, sent, shown } = setup({ open: true, listed: [tool] })
  reporter.setData({ account: 'DE89 3704 0044 0532 0130 00' })
  await expect.poll(() => sent).toHaveLength(1)
  const context = {
    title: 'Shop',
    language: 'en',
    tools: [{ name: 'pay', description: 'Pays with [card •••]' }],
    data: { account: '[IBAN •••]' },
  }
  expect(sent).toEqual([{ name: 'update_context', context }])
  expect(shown).toEqual([{ told: context }])
})
