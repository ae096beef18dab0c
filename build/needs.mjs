import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/**
 * What tests need beside npm packages: the variable that names it, the Debian package of it, and where it may be, the
 * best first. `alsoAs` is a package that does as well where there is no other.
 *
 * The headless shell is Chromium without its own windows, which cost more than most pages that tests show in them.
 */
const needs = {
  chromium: {
    variable: 'CHROMIUM',
    package: 'chromium-headless-shell',
    alsoAs: 'chromium',
    places: () => [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
  },
  redis: {
    variable: 'REDIS_SERVER',
    package: 'redis-server',
    places: () => ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'],
  },
  postgres: { variable: 'POSTGRES', package: 'postgresql', places: placesOfPostgres },
}

/** Where a program lies, if it is there. */
function programPath(name) {
  const { variable, places } = needs[name]
  return [process.env[variable], ...places()].find((path) => path && existsSync(path))
}

/** The same for a test, which cannot do without. */
export function requireProgram(name) {
  const path = programPath(name)
  if (path === undefined) throw new Error(hintFor(name))
  return path
}

function hintFor(name) {
  return `The tests need ${needs[name].package}: install it (Debian: apt-get install ${needs[name].package}).`
}

/** Finds these programs, or installs them where that is possible, and tells the tests by variables where they are. */
export function bringPrograms(names, { say = console.log } = {}) {
  const missing = () => names.filter((name) => programPath(name) === undefined)
  const wanting = names.filter((name) => !hasBest(name))
  // What can be done without is not waited for long.
  const seconds = missing().length > 0 ? 300 : 60
  install(
    wanting.map((name) => needs[name].package),
    { seconds, say },
  )
  install(
    missing().flatMap((name) => needs[name].alsoAs ?? []),
    { seconds, say },
  )
  const hints = missing().map(hintFor)
  if (hints.length > 0 && process.env.CI === 'true') throw new Error(hints.join('\n'))
  // Elsewhere the others may run; those that need it fail.
  for (const hint of hints) say(hint)
  for (const name of names) {
    const path = programPath(name)
    if (path) process.env[needs[name].variable] = path
  }
}

/** Whether nothing better can be had by installing it: it is there, or somebody named another. */
function hasBest(name) {
  const { variable, alsoAs, places } = needs[name]
  const path = programPath(name)
  return alsoAs === undefined
    ? path !== undefined
    : path === places()[0] || (path !== undefined && path === process.env[variable])
}

/** Tries to; what could not be installed is still missing afterwards. Only the downloads are bounded in time. */
function install(packages, { seconds, say }) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`installing ${packages.join(', ')} for the tests …`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const bounded = { ...options, timeout: seconds * 1_000 }
  const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  try {
    execFileSync('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=0'], bounded)
    execFileSync('apt-get', [...words, '--download-only'], bounded)
    execFileSync('apt-get', words, options)
  } catch (error) {
    say(`could not install ${packages.join(', ')}: ${error.message}`)
  }
}

function placesOfPostgres() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => `${root}/${version}/bin/postgres`)
}
