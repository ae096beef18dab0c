import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** A TypeScript file as one that node starts at once; it is gone after the tests of this file. */
export function bundled(source: string): () => string {
  let folder: string
  const output = () => join(folder, `${basename(source, '.ts')}.mjs`)
  beforeAll(async () => {
    folder = await mkdtemp(join(root, 'node_modules/.pagehand-'))
    await build({
      entryPoints: [source],
      outfile: output(),
      bundle: true,
      packages: 'external',
      alias: { '#protocol': join(root, 'src/protocol/index.ts'), '#store': join(root, 'src/store/index.ts') },
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return output
}
