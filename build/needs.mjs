import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** What the tests need beside npm packages: where each may be, and the Debian package that brings it. */
const needs = {
  chromium: {
    package: 'chromium',
    find: () => firstThatExists(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']),
  },
  redis: {
    package: 'redis-server',
    find: () =>
      firstThatExists(['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server']),
  },
  postgres: { package: 'postgresql', find: findPostgres },
}

/** Finds every program the tests need; installs what is missing where that is possible. Returns name → path. */
export function findNeeds({ say = console.log } = {}) {
  const missing = Object.entries(needs).filter(([, need]) => !need.find())
  if (missing.length > 0)
    install(
      missing.map(([, need]) => need.package),
      say,
    )
  const found = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, need.find()]))
  for (const [name, path] of Object.entries(found)) {
    if (path) continue
    const hint = `The tests need ${name}: install it (Debian: apt-get install ${needs[name].package}) and run them again.`
    if (process.env.CI === 'true') throw new Error(hint)
    say(hint)
  }
  return found
}

function install(packages, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`installing ${packages.join(', ')} for the tests …`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

function firstThatExists(paths) {
  return paths.find((path) => existsSync(path))
}

function findPostgres() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return firstThatExists(versions.map((version) => `${root}/${version}/bin/postgres`))
}
