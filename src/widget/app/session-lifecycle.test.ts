import type { ConversationKey } from '#protocol'
import { expect, it } from 'vitest'
import type { Core } from '../core/core.ts'
import type { Session } from '../loader/handover.ts'
import { createSessionLifecycle } from './session-lifecycle.ts'

it('goes to the conversation that was chosen last, also while the session of another is on its way', async () => {
  const shared: { conversation?: ConversationKey | undefined } = {}
  const starts: { readonly of: string; readonly end: () => void }[] = []
  const core = {
    handover: {
      store: {
        shared,
        own: {},
        keep: (kept: object) => Object.assign(shared, kept),
        keepOwn: () => undefined,
      },
      startSession: () =>
        new Promise<Session>((resolve) => {
          const of = shared.conversation?.id ?? 'new'
          starts.push({ of, end: () => resolve({ id: `session of ${of}` } as Session) })
        }),
    },
    // Without consent nothing is connected.
    view: { get: () => ({ needsConsent: true }), set: () => undefined },
    happen: () => undefined,
    session: undefined as Session | undefined,
  }
  const { changeTo } = createSessionLifecycle(core as unknown as Core, {} as never)

  const first = changeTo(undefined)
  const second = changeTo({ id: 'earlier', key: 'k' })
  expect(starts.map(({ of }) => of)).toEqual(['new'])
  starts[0]?.end()
  await first
  await expect.poll(() => starts.map(({ of }) => of)).toEqual(['new', 'earlier'])
  starts[1]?.end()
  await second
  expect(core.session?.id).toBe('session of earlier')
})
