import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { closeUnreleased, comesAfter, withVersion } from './release-notes.mjs'

const usage = `Makes a release: heading of the changelog, version, build, package, commit and tag.

  npm run release -- VERSION         all of it; nothing is pushed or published
  npm run release -- VERSION --try   says what it would do and changes nothing

VERSION is three numbers, such as 0.2.0, and higher than the one in package.json.`

const [version, option] = process.argv.slice(2)
if (!version || version === '--help' || (option && option !== '--try')) {
  console.log(usage)
  process.exit(version === '--help' ? 0 : 1)
}
try {
  release(version, option === '--try')
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
}

function release(version, isTrial) {
  const last = JSON.parse(readFileSync('package.json', 'utf8')).version
  if (!comesAfter(version, last)) throw new Error(`${version} does not come after ${last}.`)
  const open = git('status', '--porcelain')
  if (open) throw new Error(`Commit or put aside what is open first:\n${open}`)
  if (git('tag', '--list', `v${version}`)) throw new Error(`The tag v${version} exists already.`)

  const day = new Date().toISOString().slice(0, 10)
  const files = {
    'CHANGELOG.md': (text) => closeUnreleased(text, version, day),
    'package.json': (text) => withVersion(text, version),
    'package-lock.json': (text) => withVersion(text, version),
  }
  const changed = Object.entries(files).map(([name, change]) => [name, change(readFileSync(name, 'utf8'))])
  const steps = `${last} -> ${version} (${day}): ${Object.keys(files).join(', ')}, build, pack, commit, tag v${version}`
  if (isTrial) return console.log(`Would release ${steps}.`)

  for (const [name, text] of changed) writeFileSync(name, text)
  try {
    execFileSync('npm', ['pack'], { stdio: 'inherit' })
  } catch (fault) {
    git('checkout', '--', ...Object.keys(files))
    throw new Error('The package could not be made; the files are as they were.', { cause: fault })
  }
  git('commit', '--all', '--message', `chore: release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Pagehand ${version}`)
  console.log(`\nReleased ${steps}.\nNow: git push --follow-tags, and hand out pagehand-${version}.tgz.`)
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
