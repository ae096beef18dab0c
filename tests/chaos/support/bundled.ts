import { build } from 'esbuild'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../../dist')

/** Packages of many small modules: reading them one by one would be most of a start. */
const inside =
  /^(?:typebox|kysely|chrono-node|dayjs|tldts|tldts-core|libphonenumber-js|minisearch|marked)(?:\/|$)/

/** A module with everything of ours inside: a process that is started again and again starts several times faster. */
export interface Bundled {
  readonly file: string
  remove(): void
}

export async function bundled(module: string): Promise<Bundled> {
  // Inside the project, so that packages are found; a folder of its own, so that tests may run side by side.
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'test-'))
  const file = join(folder, 'module.mjs')
  await build({
    entryPoints: [module],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    loader: { '.md': 'text' },
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' || inside.test(path) ? undefined : { path, external: true },
          ),
      },
    ],
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
