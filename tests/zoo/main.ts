import { keepResult } from '../../bench/keep-result.ts'
import { printTable } from '../../bench/print-table.ts'
import { showHelp } from '../support/show-help.ts'
import { libraries } from './libraries.ts'
import { install } from './support/install.ts'
import { keepTrials, readTrials } from './support/kept-trials.ts'
import type { Library } from './support/library.ts'
import { openZoo } from './support/stage.ts'
import { tableOf } from './support/table.ts'
import { type Trial, tryCase } from './support/try-case.ts'

showHelp(`
npm run zoo [-- LIBRARY… --case=WORDS --tell]

Eyes and hands on component libraries. Some of them may be tried again: the others keep what came of them before.

  LIBRARY        one of ${libraries.map(nameOf).join(', ')}
  --case=WORDS   only the cases whose name holds the words; nothing is kept
  --tell         prints the cases that are right too
`)
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))
const wanted = words.find((word) => word.startsWith('--case='))?.slice('--case='.length)
const chosen = libraries.filter((library) => names.length === 0 || names.includes(nameOf(library)))
if (chosen.length === 0) {
  console.error(`There are: ${libraries.map(nameOf).join(', ')}.`)
  process.exit(1)
}

install('all')
const stage = await openZoo()
const trials: Trial[] = []
for (const library of chosen) {
  const own = await tryAll(library)
  trials.push(...own)
  if (wanted === undefined) keepTrials(library.name, own)
}
await stage.close()
console.log(printTable(tableOf(chosen, trials)))
if (wanted === undefined) {
  const all = readTrials()
  const tried = libraries.filter(({ name }) => all.some(({ library }) => library === name))
  keepResult('zoo', [tableOf(tried, all)])
}
process.exit(trials.every(({ verdict }) => verdict !== 'false success') ? 0 : 1)

function nameOf({ page }: Library): string {
  return page.replace(/\.jsx?$/, '')
}

async function tryAll(library: Library): Promise<Trial[]> {
  const own: Trial[] = []
  for (const tried of library.cases.filter(([does]) => does.includes(wanted ?? ''))) {
    const trial = await tryCase(stage, library, tried).catch((error): Trial => ({
      library: library.name,
      does: tried[0],
      verdict: 'failed',
      story: String(error),
    }))
    own.push(trial)
    if (trial.verdict === 'right' && !words.includes('--tell')) continue
    console.log(`${library.name}, ${trial.does}: ${trial.verdict}\n${trial.story.replace(/^/gm, '    ')}`)
  }
  return own
}
