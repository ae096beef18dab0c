import { build } from 'esbuild'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const room = (name: string) => resolve(import.meta.dirname, '..', name, 'index.ts')

/** The packages that a file loads at once, whatever it may load later. */
async function loadedBy(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    alias: { '#protocol': room('protocol') },
    outdir: 'unused',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  const outputs = Object.values(metafile.outputs)
  const entry = outputs.find(({ entryPoint }) => entryPoint?.endsWith('store/index.ts'))
  const seen = new Set<string>()
  function visit(imports: NonNullable<typeof entry>['imports']): void {
    for (const { path, kind, external } of imports) {
      if (kind !== 'import-statement' || seen.has(path)) continue
      seen.add(path)
      if (!external) visit(metafile.outputs[path]?.imports ?? [])
    }
  }
  visit(entry?.imports ?? [])
  return [...seen]
}

it('loads the clients of PostgreSQL and Redis only where many nodes need them', async () => {
  const loaded = await loadedBy(room('store'))
  expect(loaded).toContain('libsql')
  expect(loaded).not.toContain('pg')
  expect(loaded).not.toContain('ioredis')
})
