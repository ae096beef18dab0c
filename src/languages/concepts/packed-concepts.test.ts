import { expect, test } from 'vitest'
import { conceptLanguages } from './concept-languages.ts'
import type { ConceptSource } from './concept-source.ts'
import { edgesOf } from './kin.ts'
import { packConcepts, packedConcepts } from './packed-concepts.ts'
import { phraseTablesBuilder } from './phrase-tables.ts'

const said = { en: ['two shoes', 'a bag'], ja: ['靴', 'バッグ'], tr: ['ayakkabıları', 'çanta'] }

/** Two notions; most languages have no words for them. */
const few: ConceptSource = {
  notions: async () => ({
    ids: ['shoe', 'bag.new'],
    edges: edgesOf(2, [{ from: 0, relation: 'like', to: 1 }]),
  }),
  async phrases(language) {
    const builder = phraseTablesBuilder(language)
    const own: readonly string[] = said[language as keyof typeof said] ?? []
    builder.add(
      0,
      own.map((phrase) => [phrase]),
    )
    return builder.finish(() => Promise.resolve())
  },
  spoken: async () => conceptLanguages.map((_, at) => Float64Array.of(at, 2 ** 51 + at)),
}

// What is written in the texts is compared with what a bundle reads in tests/concepts/packed.test.ts.
test('packed concepts are what was packed', async () => {
  const files = await packConcepts(few)
  const packed = packedConcepts(async (name) => files.get(name) ?? new Uint8Array())
  expect([...files.keys()]).toEqual(['notions', 'spoken', ...conceptLanguages])
  expect(await packed.notions()).toEqual(await few.notions())
  expect(await packed.spoken()).toEqual(await few.spoken())
  for (const language of conceptLanguages)
    expect(await packed.phrases(language)).toEqual(await few.phrases(language))
})
