import { expect, it, vi } from 'vitest'
import { withLease } from './with-lease.ts'

it('does nothing where another node has the lease', async () => {
  const work = vi.fn(() => Promise.resolve())
  await withLease(() => Promise.resolve(false), work)
  expect(work).not.toHaveBeenCalled()
})

it('tells the work when the lease is lost', async () => {
  const answers = [true, true, false]
  const seen: boolean[] = []
  await withLease(
    () => Promise.resolve(answers.shift() ?? false),
    async ({ renew, lost }) => {
      seen.push(await renew(), lost.aborted, await renew(), lost.aborted)
    },
  )
  expect(seen).toEqual([true, false, false, true])
})

it('hands on what the work throws', async () => {
  const fault = new Error('no')
  const done = withLease(
    () => Promise.resolve(true),
    () => Promise.reject(fault),
  )
  await expect(done).rejects.toBe(fault)
})
