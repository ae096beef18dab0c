import { expect, it } from 'vitest'
import { reportWrites } from './report-writes.ts'

it('tells once that nothing can be saved, and once that it can again', () => {
  const told: unknown[][] = []
  const report = reportWrites((...words) => told.push(words))
  const [full, later] = [new Error('full'), new Error('still full')]
  report.worked()
  report.failed(full)
  report.failed(later)
  report.worked()
  report.worked()
  report.failed(later)
  expect(told).toEqual([
    [expect.stringContaining('disk full'), full],
    ['everything can be saved again'],
    [expect.stringContaining('disk full'), later],
  ])
})
