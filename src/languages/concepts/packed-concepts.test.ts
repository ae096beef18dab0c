import { expect, test } from 'vitest'
import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'
import type { ConceptSource } from './concept-source.ts'
import { oncePerKey } from './fold/once-per-key.ts'
import { packConcepts, packedConcepts } from './packed-concepts.ts'
import { textConcepts } from './text-concepts.ts'

/** Reading the texts takes seconds. */
function readOnce(source: ConceptSource): ConceptSource {
  const once = oncePerKey((name: 'notions' | 'spoken') => source[name]())
  return {
    notions: () => once('notions') as ReturnType<ConceptSource['notions']>,
    spoken: () => once('spoken') as ReturnType<ConceptSource['spoken']>,
    phrases: oncePerKey((language: ConceptLanguage) => source.phrases(language)),
  }
}

test('packed concepts are those of the texts', async () => {
  const texts = readOnce(textConcepts(() => Promise.resolve()))
  const files = await packConcepts(texts)
  const packed = packedConcepts(async (name) => files.get(name) ?? new Uint8Array())
  expect([...files.keys()]).toEqual(['notions', 'spoken', ...conceptLanguages])
  expect(await packed.notions()).toEqual(await texts.notions())
  expect(await packed.spoken()).toEqual(await texts.spoken())
  for (const language of conceptLanguages)
    expect(await packed.phrases(language)).toEqual(await texts.phrases(language))
})
