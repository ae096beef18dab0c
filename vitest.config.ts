import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/reporters'
import { keptConcepts } from './build/targets/packed-concepts.mjs'
import { textFiles } from './build/text-files.mjs'
import { patternsOf, tiers } from './build/tiers.mjs'

// Tests that try random things take their choices from it; the same seed makes the same ones.
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000)
const saySeed = () => console.log(`Random tests use the seed ${seed}; TEST_SEED=${seed} repeats them.\n`)
const sayingSeed: Reporter = {
  onTestRunStart: saySeed,
  onTestRunEnd: (_, __, reason) => (reason === 'failed' ? saySeed() : undefined),
}

export default defineConfig({
  plugins: [textFiles, keptConcepts],
  test: {
    // The files of a worker share their modules: none keeps state, and loading them anew for every file was three
    // quarters of a unit run.
    isolate: false,
    projects: Object.keys(tiers).map((name) => ({
      extends: true,
      test: { name, ...patternsOf(name), globalSetup: 'build/bring-needs.mjs' },
    })),
    // How long something takes on a busy machine decides nothing: what is waited for either comes or the test ends.
    expect: { poll: { timeout: 50_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // More than the two cores of a small machine: many tests wait for a page, a process or a database.
    maxWorkers: 4,
    env: { TEST_SEED: seed },
    reporters: ['default', sayingSeed],
  },
})
