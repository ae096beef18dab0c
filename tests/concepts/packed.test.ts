import { expect, test } from 'vitest'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLexicon } from '#languages'
import { serverBundle } from '../support/server-bundle.ts'

test('a bundle has the concepts of the sources, from the files that the build packs', async () => {
  const bundle = await serverBundle(join(import.meta.dirname, '../../src/languages/concepts/lexicon.ts'))
  try {
    const bundled = (await import(pathToFileURL(bundle.file).href)) as { createLexicon: typeof createLexicon }
    const pause = () => Promise.resolve()
    const [packed, read] = [bundled.createLexicon({ pause }), createLexicon({ pause })]
    const said = ['two', 'new', 'shoes', 'for', 'the', 'appointment', 'in', 'Austria', 'on', 'Friday']
    for (const lexicon of [packed, read]) await lexicon.load(['en', 'ja'])
    expect(packed.senses(said, { leastShare: 0.5 })).toEqual(read.senses(said, { leastShare: 0.5 }))
    expect(packed.senses(said)).not.toEqual([])
    expect([...packed.words('ja')]).toEqual([...read.words('ja')])
    expect(packed.kinship('bus', 'car')).toEqual(read.kinship('bus', 'car'))
    expect(await packed.spokenIn(['Schuhe', 'shoes', '靴'])).toEqual(
      await read.spokenIn(['Schuhe', 'shoes', '靴']),
    )
  } finally {
    bundle.remove()
  }
}, 240_000)
