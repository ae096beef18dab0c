import { defineConfig } from 'vitest/config'
import { textFiles } from './build/text-files.mjs'

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
