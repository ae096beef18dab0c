import { expect, it, vi } from 'vitest'
import { createBackgroundJobs, type BackgroundJobsOptions } from './background-jobs.ts'

function setup(options: Partial<BackgroundJobsOptions> = {}) {
  const faults: unknown[] = []
  const jobs = createBackgroundJobs({
    look: () => undefined,
    everyMs: 60_000,
    onJobFault: (fault) => void faults.push(fault),
    ...options,
  })
  return { jobs, faults }
}

it('runs a job of one name once at a time, and again when it has ended', async () => {
  const { jobs } = setup()
  const job = vi.fn(() => Promise.resolve())
  jobs.run('a', job)
  jobs.run('a', job)
  jobs.run('b', job)
  expect(job).toHaveBeenCalledTimes(2)
  await jobs.idle()
  jobs.run('a', job)
  expect(job).toHaveBeenCalledTimes(3)
})

it('runs them one by one where it is told to, also after one that failed', async () => {
  const { jobs, faults } = setup({ oneByOne: true })
  const log: string[] = []
  const job = (name: string, fault?: Error) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (fault) throw fault
  }
  const fault = new Error('no')
  jobs.run('a', job('a', fault))
  jobs.run('b', job('b'))
  await jobs.idle()
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(faults).toEqual([fault])
})

it('aborts what runs when it stops, waits for it, and begins nothing that waits', async () => {
  const { jobs, faults } = setup({ oneByOne: true })
  const waiting = vi.fn(() => Promise.resolve())
  jobs.run(
    'a',
    () =>
      new Promise((_, reject) => jobs.signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  jobs.run('b', waiting)
  await Promise.resolve()
  await jobs.stop()
  jobs.run('c', waiting)
  expect(waiting).not.toHaveBeenCalled()
  expect(faults).toEqual([])
})

it('looks at the start, and tells of a look that failed', async () => {
  const fault = new Error('no database')
  const told = vi.fn()
  const { jobs, faults } = setup({ look: () => Promise.reject(fault), onLookFault: told })
  jobs.start()
  await expect.poll(() => told).toHaveBeenCalledWith(fault)
  await jobs.stop()
  expect(faults).toEqual([])
})
