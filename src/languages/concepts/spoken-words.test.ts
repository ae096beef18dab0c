import { expect, test } from 'vitest'
import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'
import { readSpokenHashes, spokenWords } from './spoken-words.ts'

const columns: Partial<Record<ConceptLanguage, string>>[] = [
  { en: 'boiled egg, party art', de: 'Ei, gekochtes Ei' },
  { en: 'art', fr: 'verre d’eau' },
]

test.each([
  ['egg', 'en'],
  ['ei', 'de'],
  ['EI', 'de'],
  ['art', 'en'],
  ['part', ''],
  ['eau', 'fr'],
  ['d’eau', 'fr'],
  ['d', 'fr'],
  ['', ''],
])('a word is of the languages that write it: %s', async (word, languages) => {
  const hashes = await readSpokenHashes(
    (async function* () {
      yield columns.map((one) => ({ columns: conceptLanguages.map((language) => one[language] ?? '') }))
    })(),
    () => Promise.resolve(),
  )
  expect(spokenWords(hashes).languagesOf(word).join(' ')).toBe(languages)
})
