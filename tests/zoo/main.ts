import { keepResult } from '../../bench/keep-result.ts'
import { printTable } from '../../bench/print-table.ts'
import { libraries } from './libraries.ts'
import { install } from './support/install.ts'
import { openZoo } from './support/stage.ts'
import { tableOf } from './support/table.ts'
import { type Trial, tryCase } from './support/try-case.ts'

// `npm run zoo [-- LIBRARY…] [--case=WORDS] [--tell]`: eyes and hands on component libraries. Only a run of all is kept.
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))
const wanted = words.find((word) => word.startsWith('--case='))?.slice('--case='.length) ?? ''
const chosen = libraries.filter(
  ({ page }) => names.length === 0 || names.includes(page.replace(/\.jsx?$/, '')),
)
if (chosen.length === 0) {
  console.error(`There are: ${libraries.map(({ page }) => page.replace(/\.jsx?$/, '')).join(', ')}.`)
  process.exit(1)
}

install('all')
const stage = await openZoo()
const trials: Trial[] = []
for (const library of chosen) {
  for (const tried of library.cases.filter(([does]) => does.includes(wanted))) {
    const trial = await tryCase(stage, library, tried).catch((error): Trial => ({
      library: library.name,
      does: tried[0],
      verdict: 'failed',
      story: String(error),
    }))
    trials.push(trial)
    if (trial.verdict === 'right' && !words.includes('--tell')) continue
    console.log(`${library.name}, ${trial.does}: ${trial.verdict}\n${trial.story.replace(/^/gm, '    ')}`)
  }
}
await stage.close()
const table = tableOf(chosen, trials)
console.log(printTable(table))
if (words.length === 0) keepResult('zoo', [table])
process.exit(trials.every(({ verdict }) => verdict !== 'false success') ? 0 : 1)
