import { expect, it, onTestFinished, vi } from 'vitest'
import { stepByStep } from '../server/operations/step-by-step.ts'
import { closeInTime } from './close-in-time.ts'

function serverThat(databasesClose: Promise<void>) {
  const closing = stepByStep()
  return {
    closing: closing.current,
    async close() {
      await closing.take('turns', Promise.resolve())
      await closing.take('databases', databasesClose)
    },
  }
}

it('a server that closes has nothing that held it up', async () => {
  expect(await closeInTime(serverThat(Promise.resolve()))).toBeUndefined()
})

it('one that cannot be closed in time is not waited for, and says what held it up', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const held = closeInTime(serverThat(new Promise(() => undefined)))
  await vi.advanceTimersByTimeAsync(18_000)
  expect(await held).toBe('databases')
})
