import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLearning } from '../../tests/chaos/knowledge/start-learning.ts'
import { startFixtureSite } from '../../tests/support/fixture-site.ts'
import type { BenchTable } from '../bench-table.ts'

/** What it costs to learn a website of 200 pages with traps, and to look at it again when nothing changed. */
export async function crawlCost(): Promise<BenchTable> {
  const site = await startFixtureSite()
  const learning = await buildLearning()
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const file = join(folder, 'knowledge.db')
  const first = await learning.start(file, site.url)
  const large = site.sentOfLarge() / 1_000_000
  const again = await learning.start(file, site.url)
  await site.close()
  learning.remove()
  rmSync(folder, { recursive: true })
  if (!first || !again) throw new Error('The website could not be learned.')
  const states = Object.values(first.pages)
  const learned = states.filter((state) => state === 'learned').length
  return {
    title: 'A website of 200 pages in four languages, with tables, a PDF and traps',
    columns: ['', 's CPU', 'MB above rest', 'pages learned', 'others', 'passages'],
    rows: [
      [
        'learned',
        seconds(first.cpuMs),
        first.memoryMb.toFixed(0),
        learned,
        states.length - learned,
        first.passages,
      ],
      ['looked at again, unchanged', seconds(again.cpuMs), again.memoryMb.toFixed(0), '', '', again.passages],
    ],
    notes: [
      `Looking again costs ${((100 * again.cpuMs) / first.cpuMs).toFixed(1)} % of the first time.`,
      `Of a file of 50 MB ${large.toFixed(1)} MB were read. The other pages are gone, repeat themselves, go on without end or are behind a login.`,
    ],
  }
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(2)
}
