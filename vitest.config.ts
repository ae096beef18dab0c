import { defineConfig } from 'vitest/config'
import { textFiles } from './build/text-files.mjs'
import { patternsOf, tiers } from './build/tiers.mjs'

export default defineConfig({
  plugins: [textFiles],
  test: {
    projects: Object.keys(tiers).map((name) => ({
      extends: true,
      // The files of a worker share their modules: none keeps state, and loading them anew for every file was three
      // quarters of a unit run.
      test: { name, ...patternsOf(name), isolate: name !== 'unit' },
    })),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
