import { readFile } from 'node:fs/promises'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    {
      name: 'markdown-as-text',
      async load(id) {
        if (id.endsWith('.md')) return `export default ${JSON.stringify(await readFile(id, 'utf8'))}`
      },
    },
  ],
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
