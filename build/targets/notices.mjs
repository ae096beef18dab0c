import { readFile, readdir } from 'node:fs/promises'

/** The licences of the packages that are part of a bundle, and of what they bring. */
export async function notices(names) {
  const seen = new Map()
  for (const name of names) await visit(name, seen)
  const parts = [...seen].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)
  return `This widget contains the following software.\n\n${parts.join('\n\n')}\n`
}

async function visit(name, seen) {
  if (seen.has(name)) return
  const folder = `node_modules/${name}`
  const {
    version,
    license,
    homepage,
    dependencies = {},
  } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? await readFile(`${folder}/${file}`, 'utf8') : `Licence: ${license}`
  seen.set(name, `--- ${name} ${version} ${homepage ?? ''}\n\n${text.trim()}`)
  // `debug` and `ws` are only used outside of browsers.
  const inside = Object.keys(dependencies).filter(
    (next) => !['debug', 'ws', 'xmlhttprequest-ssl'].includes(next),
  )
  for (const next of inside) await visit(next, seen)
}
