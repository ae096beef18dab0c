import { conceptLanguages } from './concept-languages.ts'
import type { ConceptSource } from './concept-source.ts'
import type { KinEdges } from './kin.ts'
import { packParts, readParts, type Parts } from './packed-parts.ts'
import type { PhraseTables } from './phrase-tables.ts'

/** The concepts as files of numbers, which are there without a word being read: one for each language, and two more. */
export async function packConcepts(source: ConceptSource): Promise<Map<string, Uint8Array>> {
  const { ids, edges } = await source.notions()
  const hashes = await source.spoken()
  const spoken = Object.fromEntries(conceptLanguages.map((language, at) => [language, hashes[at]!]))
  const files = new Map([
    ['notions', packParts({ ids: ids.join('\n'), ...edges })],
    ['spoken', packParts(spoken)],
  ])
  for (const language of conceptLanguages) {
    const { words, stems, ...numbers } = await source.phrases(language)
    const texts = { words: words.text, stems: stems.text }
    const starts = { wordStarts: words.starts, stemStarts: stems.starts }
    files.set(language, packParts({ ...texts, ...starts, ...numbers }))
  }
  return files
}

interface Packed {
  readonly notions: Parts & KinEdges & { readonly ids: string }
  readonly phrases: Parts &
    Omit<PhraseTables, 'words' | 'stems'> & {
      readonly words: string
      readonly wordStarts: Uint32Array
      readonly stems: string
      readonly stemStarts: Uint32Array
    }
  readonly spoken: Readonly<Record<string, Float64Array>>
}

/** The concepts from those files. */
export function packedConcepts(read: (name: string) => Promise<Uint8Array>): ConceptSource {
  return {
    async notions() {
      const { ids, first, to, step } = readParts(await read('notions')) as Packed['notions']
      return { ids: ids.split('\n'), edges: { first, to, step } }
    },
    async phrases(language) {
      const { words, wordStarts, stems, stemStarts, ...numbers } = readParts(
        await read(language),
      ) as Packed['phrases']
      return {
        ...numbers,
        words: { text: words, starts: wordStarts },
        stems: { text: stems, starts: stemStarts },
      }
    },
    async spoken() {
      const hashes = readParts(await read('spoken')) as Packed['spoken']
      return conceptLanguages.map((language) => hashes[language]!)
    },
  }
}
