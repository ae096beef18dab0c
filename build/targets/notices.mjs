import { readFile, readdir } from 'node:fs/promises'

/** The licences of the packages that are part of a bundle, and of what they bring. */
export async function notices(names) {
  const seen = new Map()
  for (const name of names) await visit(`node_modules/${name}`, seen)
  return written('This widget', seen)
}

/** The licences of the packages whose files a bundle was made of, as its metafile tells. */
export async function noticesOf({ inputs }) {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  )
  const seen = new Map()
  for (const folder of new Set(folders)) await note(folder, seen)
  return written('The dashboard', seen)
}

function written(what, seen) {
  const parts = [...seen].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)
  return `${what} contains the following software.\n\n${parts.join('\n\n')}\n`
}

async function visit(folder, seen) {
  if (seen.has(folder)) return
  const { dependencies = {} } = await note(folder, seen)
  // `debug` and `ws` are only used outside of browsers.
  const inside = Object.keys(dependencies).filter(
    (next) => !['debug', 'ws', 'xmlhttprequest-ssl'].includes(next),
  )
  for (const next of inside) await visit(`node_modules/${next}`, seen)
}

async function note(folder, seen) {
  const described = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const { name, version, license, homepage } = described
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file
    ? await readFile(`${folder}/${file}`, 'utf8')
    : `Licence: ${license ?? 'its package names none'}`
  seen.set(folder, `--- ${name} ${version} ${homepage ?? ''}\n\n${text.trim()}`)
  return described
}
