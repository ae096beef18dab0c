import { afterAll, beforeAll } from 'vitest'
import { serverBundle, type ServerBundle } from './server-bundle.ts'

/** A TypeScript file as one that node starts at once; it is gone after the tests of this file. */
export function bundled(source: string): () => string {
  let bundle: ServerBundle
  beforeAll(async () => {
    bundle = await serverBundle(source)
  })
  afterAll(() => bundle.remove())
  return () => bundle.file
}
