import { noKnowledge, type Assistant, type TurnRequest } from '#assistant'
import { defaultSiteConfig } from '#protocol'
import { expect, it, vi } from 'vitest'
import { runTurn } from './run-turn.ts'
import { createStream } from './stream.ts'

const request: TurnRequest = {
  state: undefined,
  inputs: [{ kind: 'message', text: 'hello', messageId: 'm1' }],
  page: undefined,
  site: { id: 'site', name: 'Site', hosts: [], config: defaultSiteConfig('Site'), policy: {} },
  history: [],
  language: 'en',
  budgetLeft: true,
  knowledge: noKnowledge,
}

it('does not begin what was cut short before, whatever the assistant makes of it', async () => {
  const controller = new AbortController()
  controller.abort('handover')
  const advance = vi.fn<Assistant['advance']>(() => new Promise(() => undefined))
  const result = await runTurn({
    request,
    stream: createStream({ newId: () => 'id', append: () => undefined }),
    assistant: { advance },
    controller,
    silenceMs: 60_000,
    apology: 'Sorry.',
    onFault: () => undefined,
    onModelFault: () => undefined,
    onModelRetry: () => undefined,
  })
  expect(result).toEqual({ kind: 'interrupted', by: 'handover', notes: [] })
  expect(advance).not.toHaveBeenCalled()
})
