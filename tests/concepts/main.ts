import { showHelp } from '../support/show-help.ts'
import { areaFiles, plannedIds } from './area-files.ts'
import { checks, wholeOf } from './checks.ts'
import { coverage } from './coverage.ts'

showHelp(`
npm run concepts [-- AREA…]

How many concepts there are, and what is wrong with them.

  AREA   only these, such as deep/money
`)
const files = areaFiles()
const whole = wholeOf(files, plannedIds())
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? files.filter(({ name }) => wanted.includes(name)) : files
const missing = wanted.filter((name) => !files.some((file) => file.name === name))
const faults = [
  ...missing.map(
    (name) => `There is no area "${name}"; there are: ${files.map((file) => file.name).join(', ')}.`,
  ),
  ...chosen.flatMap((file) =>
    Object.entries(checks).flatMap(([title, check]) =>
      check(file, whole).map((fault) => `${file.name}: ${title}? ${fault}`),
    ),
  ),
]
for (const fault of faults.slice(0, 60)) console.log(fault)
if (faults.length > 60) console.log(`… and ${faults.length - 60} more`)
for (const { name, concepts } of wanted.length > 0 ? chosen : []) {
  const written = new Set(concepts.map(({ id }) => id))
  const open = plannedIds(name).filter((id) => !written.has(id))
  if (open.length > 0) console.log(`${name}: ${open.length} planned and not written yet: ${open.join(', ')}`)
}
console.log(coverage(chosen))
console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
