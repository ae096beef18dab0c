import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../../tests/support/chromium.ts'
import type { BenchTable } from '../bench-table.ts'
import { namers } from './namers.ts'
import { runPage, type Verdict } from './run-page.ts'

const help = `npm run bench -- accname FOLDER [--show]

Runs the accessible name tests of the Web Platform Tests, as they are, on our names and on Chromium's own. FOLDER is a
clone of github.com/web-platform-tests/wpt, or its folders accname, resources and wai-aria; nothing of it is part of this
repository.
--show   tells what each of our names should have been`
const missing =
  'The Web Platform Tests are not there: git clone --depth 1 https://github.com/web-platform-tests/wpt FOLDER, then npm run bench -- accname FOLDER'

/** How many of the public tests of accessible names ours pass, and how many the browser's own do. */
export async function run(words: readonly string[] = []): Promise<BenchTable | undefined> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      show: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return void console.log(help)
  const folder = resolve(positionals[0] ?? '')
  if (!existsSync(join(folder, 'accname')) || !existsSync(join(folder, 'resources/testharness.js')))
    return void console.error(missing)
  const browser = await launchChromium()
  const all = await namers()
  const pages = new Map<string, Verdict[][]>()
  for (const page of pagesIn(folder)) {
    const verdicts: Verdict[][] = []
    for (const namer of all) verdicts.push(await runPage({ browser, folder, page, namer }))
    pages.set(page, verdicts)
    if (!values.show) continue
    for (const { name, passed, message } of verdicts[0] ?? [])
      if (!passed) console.log(`${page}, ${name}:\n    ${message}`)
  }
  await browser.close()
  return tableOf(
    pages,
    all.map(({ name }) => name),
  )
}

/** What runs by itself: `manual` ones are for people. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(folder, 'accname'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.includes('manual'))
    .sort()
}

function tableOf(pages: ReadonlyMap<string, readonly Verdict[][]>, names: readonly string[]): BenchTable {
  const passed = (list: readonly Verdict[] = []) => list.filter((verdict) => verdict.passed).length
  const rows = [...pages].map(([page, verdicts]) =>
    [page, Math.max(...verdicts.map(({ length }) => length))].concat(verdicts.map(passed)),
  )
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
  return {
    title: 'Accessible names: the Web Platform Tests',
    columns: ['page', 'tests', ...names],
    rows: [...rows, ['all', sum(1), ...names.map((_, place) => sum(place + 2))]],
    notes: [
      'The pages and their harness are run as they are; only the question what an element is called is answered by `nameOf` of the page room, or by Chromium.',
    ],
  }
}
