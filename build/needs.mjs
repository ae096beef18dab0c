import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** What tests need beside npm packages: the variable that names it, where it may be, and the Debian package of it. */
const needs = {
  chromium: {
    variable: 'CHROMIUM',
    package: 'chromium',
    places: () => ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  redis: {
    variable: 'REDIS_SERVER',
    package: 'redis-server',
    places: () => ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'],
  },
  postgres: { variable: 'POSTGRES', package: 'postgresql', places: placesOfPostgres },
}

/** Finds these programs, or installs them where that is possible, and tells the tests by variables where they are. */
export function bringPrograms(names, { say = console.log } = {}) {
  const missing = () => names.map((name) => needs[name]).filter((need) => find(need) === undefined)
  if (missing().length > 0)
    install(
      missing().map((need) => need.package),
      say,
    )
  const hints = missing().map(
    (need) => `The tests need ${need.package}: install it (Debian: apt-get install ${need.package}).`,
  )
  if (hints.length > 0 && process.env.CI === 'true') throw new Error(hints.join('\n'))
  // Elsewhere the others may run; those that need it fail.
  for (const hint of hints) say(hint)
  for (const name of names) {
    const path = find(needs[name])
    if (path) process.env[needs[name].variable] = path
  }
}

function find({ variable, places }) {
  return [process.env[variable], ...places()].find((path) => path && existsSync(path))
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

function placesOfPostgres() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => `${root}/${version}/bin/postgres`)
}
