/** What a release changes in the files that name its version; throws a sentence that says what is wrong. */

const heading = '## Unreleased'

/** Puts the version and its day above what was unreleased, and leaves an empty "Unreleased" for what comes next. */
export function closeUnreleased(changelog, version, day) {
  const [before, rest] = split(changelog)
  const end = rest.search(/^## /m)
  const notes = (end === -1 ? rest : rest.slice(0, end)).trim()
  if (notes === '') throw new Error('CHANGELOG.md has nothing under Unreleased: say what is new first.')
  const older = end === -1 ? '' : `\n${rest.slice(end)}`
  return `${before}${heading}\n\n## ${version} (${day})\n\n${notes}\n${older}`
}

/** Whether `next` is a plain version (1.2.3) and comes after `last`. */
export function comesAfter(next, last) {
  const [a, b] = [parts(next), parts(last)]
  const differs = a.findIndex((part, index) => part !== b[index])
  return differs !== -1 && a[differs] > b[differs]
}

/** The same JSON text with another version in it; a lock names it twice. */
export function withVersion(json, version) {
  const data = JSON.parse(json)
  data.version = version
  if (data.packages?.['']) data.packages[''].version = version
  return `${JSON.stringify(data, null, 2)}\n`
}

function parts(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version such as 1.2.3.`)
  return version.split('.').map(Number)
}

function split(changelog) {
  const at = changelog.indexOf(`${heading}\n`)
  if (at === -1) throw new Error(`CHANGELOG.md has no heading "${heading}".`)
  return [changelog.slice(0, at), changelog.slice(at + heading.length + 1)]
}
