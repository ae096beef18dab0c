import type { Commit, Session } from '#store'
import { describe, expect, it } from 'vitest'
import { createSessionActions, type SessionActionsOptions } from './session-actions.ts'

const secrets = 'card 4111 1111 1111 1111, DE89 3704 0044 0532 0130 00'
const left = 'card [card •••], [IBAN •••]'
const session = { id: 's' } as Session

/** The actions of a session, and everything that they would keep of it. */
function setup() {
  const kept: Partial<Commit>[] = []
  const nothing = () => undefined
  const actions = createSessionActions({
    sessions: {
      load: async () => session,
      accept: async (message: Partial<Commit>) => {
        kept.push(message)
        return { messageId: 'm' }
      },
      commit: async (change: Commit) => kept.push(change),
    },
    turns: { wake: nothing },
    plans: { ended: nothing, sawPage: nothing, answered: nothing },
    disconnect: nothing,
    newId: () => 'm',
    now: () => 1,
  } as unknown as SessionActionsOptions)
  return { actions, kept }
}

type Actions = ReturnType<typeof setup>['actions']

const page = { visibleText: secrets, outline: { lines: [[0, 0, 'text', secrets] as [0, 0, string, string]] } }

describe('whatever a client sends', () => {
  it.each<[string, (actions: Actions) => Promise<unknown>]>([
    ['a message', ({ accept }) => accept(session, { text: secrets })],
    ['its page', ({ accept }) => accept(session, { text: 'hello', context: page })],
    ['a look', ({ see }) => see('s', page)],
    ['a new page', ({ goOn }) => goOn('s', page)],
    [
      'a result',
      ({ report }) =>
        report('s', { kind: 'action', actionId: 'a', result: { success: true, text: secrets } }),
    ],
    [
      'the results of a plan',
      ({ report }) =>
        report('s', {
          kind: 'sequence',
          planId: 'p',
          result: {
            success: true,
            completedSteps: 1,
            totalSteps: 1,
            results: [{ success: true, text: secrets }],
          },
        }),
    ],
    ['a note', ({ note }) => note('s', { kind: 'feedback', reason: secrets })],
  ])('is kept without cards and accounts: %s', async (_, send) => {
    const { actions, kept } = setup()
    await send(actions)
    const all = JSON.stringify(kept)
    expect(all).toContain(left)
    expect(all).not.toMatch(/4111|DE89/)
  })

  it('is not looked through where the page says who the visitor is', async () => {
    const { actions, kept } = setup()
    await actions.identify('s', { id: '4111111111111111' })
    expect(kept).toEqual([{ sessionId: 's', visitor: { id: '4111111111111111' } }])
  })
})
