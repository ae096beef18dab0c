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

/** Finds these programs; installs what is missing where that is possible. Returns name → path. */
export function findNeeds(names = Object.keys(needs), { say = console.log } = {}) {
  const missing = () => names.filter((name) => !needs[name].find())
  if (missing().length > 0)
    install(
      missing().map((name) => needs[name].package),
      say,
    )
  for (const name of missing()) say(hint(name))
  // Elsewhere the tests that need it fail, each with the same words.
  if (missing().length > 0 && process.env.CI === 'true') process.exit(1)
  return Object.fromEntries(names.map((name) => [name, needs[name].find()]))
}

function hint(name) {
  return `The tests need ${name}: install it (Debian: apt-get install ${needs[name].package}) and run them again.`
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
