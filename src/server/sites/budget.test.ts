import type { TurnNote } from '#assistant'
import type { Spending } from '#store'
import { expect, it } from 'vitest'
import { createBudget } from './budget.ts'

function setup(limits: { messagesPerDay: number; tokensPerDay: number }) {
  const days = new Map<string, Spending>()
  const clock = { now: Date.parse('2026-11-15T23:59:00Z') }
  const of = async (siteId: string, day: string) => days.get(siteId + day) ?? { messages: 0, tokens: 0 }
  const budget = createBudget({
    ...limits,
    now: () => clock.now,
    spending: {
      of,
      async add(siteId, day, { messages, tokens }) {
        const before = await of(siteId, day)
        days.set(siteId + day, { messages: before.messages + messages, tokens: before.tokens + tokens })
      },
    },
  })
  return { budget, clock }
}
const usage = (inputTokens: number): TurnNote => ({ kind: 'usage', model: 'm', inputTokens, outputTokens: 1 })
const asked = [{ kind: 'message', text: 'hi', messageId: 'm' }] as const

it('The budget of a site ends with its messages, and starts over the next day', async () => {
  const { budget, clock } = setup({ messagesPerDay: 2, tokensPerDay: 1_000 })
  await budget.spent('a', [usage(1)], asked)
  // The same turn goes on: another call, not another message.
  await budget.spent('a', [usage(1), usage(1)], [{ kind: 'continue' }])
  expect(await budget.left('a')).toBe(true)
  await budget.spent('a', [usage(1)], asked)
  expect(await budget.left('a')).toBe(false)
  expect(await budget.left('b')).toBe(true)
  clock.now += 60_000
  expect(await budget.left('a')).toBe(true)
})

it('The budget of a site ends with its tokens', async () => {
  const { budget } = setup({ messagesPerDay: 1_000, tokensPerDay: 50 })
  await budget.spent('a', [usage(20), usage(20)], asked)
  expect(await budget.left('a')).toBe(true)
  await budget.spent('a', [usage(20)], [{ kind: 'continue' }])
  expect(await budget.left('a')).toBe(false)
})

it('What no outside model answered costs nothing', async () => {
  const { budget } = setup({ messagesPerDay: 1, tokensPerDay: 1 })
  await budget.spent('a', [{ kind: 'outcome', outcome: 'answered' }], asked)
  expect(await budget.left('a')).toBe(true)
})

it('The lesser of the limits of site and server holds', async () => {
  const { budget } = setup({ messagesPerDay: 1_000, tokensPerDay: 50 })
  await budget.spent('a', [usage(20)], asked)
  expect(await budget.left('a', { tokensPerDay: 21 })).toBe(false)
  expect(await budget.left('a', { tokensPerDay: 22 })).toBe(true)
  await budget.spent('a', [usage(40)], asked)
  expect(await budget.left('a', { tokensPerDay: 1_000 })).toBe(false)
})
