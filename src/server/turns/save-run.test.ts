import type { Commit } from '#store'
import { expect, it } from 'vitest'
import { saveRun } from './save-run.ts'

function setup({ began, commit }: { began?: number; commit?: () => Promise<boolean> } = {}) {
  const kept: Commit[] = []
  const controller = new AbortController()
  const save = saveRun({
    sessions: {
      async commit(change) {
        kept.push(change)
        return commit ? commit() : true
      },
    },
    sessionId: 's',
    fence: 7,
    controller,
    now: () => 5,
    began,
  })
  return { save, kept, controller }
}

const done = { name: 'message_done', payload: { text: 'Hello', streamId: 'a' } } as const

it('writes what is said into the history, with the place where it began', async () => {
  const { save, kept } = setup({ began: 3 })
  await save({ events: [done], notes: [{ kind: 'outcome', outcome: 'answered' }], wakeAt: null })
  expect(kept).toMatchObject([
    {
      sessionId: 's',
      fence: 7,
      history: [{ entry: { role: 'assistant', content: 'Hello', at: 5 }, after: 0, began: 3 }],
      notes: [{ at: 5, note: { kind: 'outcome' } }],
      wakeAt: null,
    },
  ])
})

it('says events also where no place is known', async () => {
  const { save, kept } = setup()
  await save({ events: [done], consumed: [1] })
  expect(kept).toMatchObject([{ events: [done], consumed: [1], history: [{ after: 0 }] }])
  expect(kept[0]?.history?.[0]).not.toHaveProperty('began')
})

it('ends the run when nothing can be kept, and when there is no session any more', async () => {
  const broken = setup({ commit: () => Promise.reject(new Error('the disk is full')) })
  await expect(broken.save({ events: [done] })).rejects.toThrow('the disk is full')
  expect(broken.controller.signal.reason).toBe('handover')
  const gone = setup({ commit: async () => false })
  await gone.save({ events: [done] })
  expect(gone.controller.signal.reason).toBe('gone')
})
