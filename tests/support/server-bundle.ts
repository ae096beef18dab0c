import { build } from 'esbuild'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { forNode } from '../../build/targets/for-node.mjs'

const dist = resolve(import.meta.dirname, '../../dist')

/** A module with everything of ours inside, as the build makes the server: it starts quickly, and runs as that does. */
export interface ServerBundle {
  readonly file: string
  remove(): void
}

export async function serverBundle(module: string): Promise<ServerBundle> {
  // Inside the project, so that packages are found; a folder of its own, so that tests may run side by side.
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'test-'))
  const file = join(folder, 'module.mjs')
  await build({ ...forNode, entryPoints: [module], outfile: file })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
