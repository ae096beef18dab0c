import { launchChromium } from '../../tests/support/chromium.ts'
import type { BenchTable } from '../bench-table.ts'
import { printTable } from '../print-table.ts'
import { longestTaskMs } from './longest-task.ts'
import { measure, type Measured, middle } from './measure.ts'
import { longPage, pages } from './pages.ts'
import { type Taker, takers } from './takers.ts'

const rounds = 3
const largeRounds = 2
const large = '21,000 elements'
const sizes = [1_000, 2_000, 4_000, 8_000, 16_000]

/** Our snapshot against page-agent's and Playwright's, and against its own on larger and larger pages. */
export async function run(): Promise<BenchTable[]> {
  const browser = await launchChromium()
  try {
    const all = await takers()
    const varied = Object.fromEntries(Object.entries(pages).map(([name, make]) => [name, make()]))
    const results = [
      ...(await measure({ browser, pages: varied, takers: all, rounds })),
      ...(await measure({ browser, pages: { [large]: longPage(21_000) }, takers: all, rounds: largeRounds })),
    ]
    const ours = all.slice(0, 1)
    const longestMs = await longestTaskMs(browser, longPage(21_000), ours[0] as Taker)
    const grown = Object.fromEntries(sizes.map((size) => [`${size} elements`, longPage(size)]))
    const growth = await measure({ browser, pages: grown, takers: ours, rounds })
    return [
      comparison(
        results,
        all.map(({ name }) => name),
        longestMs,
      ),
      linearity(growth),
    ]
  } finally {
    await browser.close()
  }
}

function comparison(results: readonly Measured[], names: readonly string[], longestMs: number): BenchTable {
  const of = (page: string, taker: string) =>
    results.find((each) => each.page === page && each.taker === taker)
  const all = [...new Set(results.map(({ page }) => page))]
  const medians = names.map((name) =>
    middle(results.filter((each) => each.taker === name && each.page !== large).map(({ cpuMs }) => cpuMs)),
  )
  const medianOf = (name: string) => medians[names.indexOf(name)] ?? 0
  const share = (ours: string, theirs: string) => (medianOf(ours) / medianOf(theirs)).toFixed(2)
  const shares = (ours: string, [half = '', third = ''] = ['', '']) =>
    `${share(ours, 'page-agent, no highlights')} of page-agent without highlights${half} and ${share(ours, 'playwright ai')} of Playwright's ai mode${third}`
  return {
    title: 'One snapshot: main-thread CPU milliseconds',
    columns: ['page', 'elements', ...names],
    rows: [
      ...all.map((page) =>
        [page as string | number, of(page, 'pagehand')?.elements ?? 0].concat(
          names.map((name) => of(page, name)?.cpuMs.toFixed(1) ?? '–'),
        ),
      ),
      ['median without the large page', '', ...medians.map((ms) => ms.toFixed(1))],
    ],
    notes: [
      `On a page that has stayed as it was ours takes ${shares('pagehand', [' (target 0.50)', ' (target 0.33)'])}.`,
      `After a change of the page, which is then read anew: ${shares('pagehand, changed')}. A first look, while the code is still being compiled: ${shares('pagehand, first')}.`,
      `Longest task of ours on the large page, first and second look: ${longestMs.toFixed(0)} ms of CPU (target 50).`,
      `${rounds} rounds (${largeRounds} of the large page), order rotated, loaded afresh each time, second snapshot measured (but for the column that says first). page-agent as shipped: one round, its first snapshot, no page above 2,500 elements.`,
    ],
  }
}

function linearity(results: readonly Measured[]): BenchTable {
  return {
    title: 'Our snapshot as the page grows',
    columns: ['page', 'elements', 'CPU ms', 'µs an element'],
    rows: results.map(({ page, elements, cpuMs }) => [
      page,
      elements,
      cpuMs.toFixed(1),
      ((cpuMs / elements) * 1000).toFixed(1),
    ]),
  }
}

if (process.argv[1]?.endsWith('bench/page/index.ts'))
  for (const table of await run()) console.log(`${printTable(table)}\n`)
