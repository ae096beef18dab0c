import { expect, test } from 'vitest'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { openConcepts } from '../../src/languages/concepts/open-concepts.ts'
import { textConcepts } from '../../src/languages/concepts/text-concepts.ts'
import { serverBundle } from '../support/server-bundle.ts'

test('a bundle has the concepts of the texts, from the files that the build packs', async () => {
  const bundle = await serverBundle(
    join(import.meta.dirname, '../../src/languages/concepts/open-concepts.ts'),
  )
  try {
    const bundled = (await import(pathToFileURL(bundle.file).href)) as { openConcepts: typeof openConcepts }
    const pause = () => Promise.resolve()
    const [packed, read] = [bundled.openConcepts(pause), textConcepts(pause)]
    expect((await read.notions()).ids.length).toBeGreaterThan(1_000)
    // Only whether: to show how two tables of a hundred thousand numbers differ takes minutes.
    const differ = []
    if (!isDeepStrictEqual(await packed.notions(), await read.notions())) differ.push('notions')
    if (!isDeepStrictEqual(await packed.spoken(), await read.spoken())) differ.push('spoken')
    for (const language of ['en', 'ja'] as const)
      if (!isDeepStrictEqual(await packed.phrases(language), await read.phrases(language)))
        differ.push(language)
    expect(differ).toEqual([])
  } finally {
    bundle.remove()
  }
}, 240_000)
