import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { findNeeds } from './needs.mjs'

// One command for people and CI: bring what is missing, build what is stale, run every test.
const found = findNeeds()
await build()
const vitest = spawn('node', ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(found.chromium && { CHROMIUM: found.chromium }),
    ...(found.redis && { REDIS_SERVER: found.redis }),
    ...(found.postgres && { POSTGRES: found.postgres }),
  },
})
vitest.on('exit', (code) => process.exit(code ?? 1))
