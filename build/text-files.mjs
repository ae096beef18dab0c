import { readFile } from 'node:fs/promises'

// `import text from './x.md'` gives the text of the file: to Node, to vite and vitest, and to esbuild.
const isText = /\.(?:md|txt)$/

/** The hook of Node's loader; `run-sources.mjs` registers it. */
export async function load(url, context, nextLoad) {
  if (!isText.test(url)) return nextLoad(url, context)
  return { format: 'module', source: asModule(await readFile(new URL(url), 'utf8')), shortCircuit: true }
}

/** The plugin of vite, which would otherwise take a .txt for a file to be linked. */
export const textFiles = {
  name: 'text-files',
  enforce: 'pre',
  async load(id) {
    return isText.test(id) ? asModule(await readFile(id, 'utf8')) : undefined
  },
}

/** The loaders of esbuild. */
export const textLoaders = { '.md': 'text', '.txt': 'text' }

function asModule(text) {
  return `export default ${JSON.stringify(text)}`
}
