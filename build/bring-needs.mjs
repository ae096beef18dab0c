import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { bringPrograms } from './needs.mjs'
import { tiers } from './tiers.mjs'

/** Runs once before the first test of a tier: finds the programs it needs, and builds what is stale. */
export default async function bringNeeds(project) {
  const { needs } = tiers[project.name]
  bringPrograms(needs.filter((name) => name !== 'build'))
  if (!needs.includes('build')) return
  await build()
  // While somebody watches, what they change is built before its tests run again.
  project.onTestsRerun(() => build())
}

// Everything that any tier needs, ahead of the tests: `.ci/run` has it done beside the checks.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  bringPrograms(
    [...new Set(Object.values(tiers).flatMap(({ needs }) => needs))].filter((name) => name !== 'build'),
  )
  await build()
}
