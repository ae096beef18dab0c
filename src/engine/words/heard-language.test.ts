import { describe, expect, it } from 'vitest'
import { createLexicon, type ConceptLanguage } from '#languages'
import { reading } from '../weights.ts'
import { heardLanguage } from './heard-language.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })

async function heard(text: string, page: ConceptLanguage, own: ConceptLanguage): Promise<ConceptLanguage> {
  const loaded = new Set<ConceptLanguage>([page, own, 'en'])
  await lexicon.load([...loaded])
  return heardLanguage(text, {
    lexicon,
    expected: page,
    before: undefined,
    own,
    loaded,
    ahead: reading.pageLanguage,
    isKnown: (word) => lexicon.knows(word, page),
  })
}

describe('a short order', () => {
  it.each([
    'go on to payment',
    'go to checkout',
    'sort from A to Z',
    'no lamps over 100',
    'show all lamps again',
  ])('whose words are of many languages is of those of the page and of the browser: %s', async (text) => {
    for (const own of ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'tr'] as const)
      expect([own, 'en']).toContain(await heard(text, 'en', own))
    expect(await heard(text, 'en', 'en')).toBe('en')
    for (const page of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'] as const) {
      expect(await heard(text, page, 'en')).toBe('en')
      expect([page, 'en']).toContain(await heard(text, page, page))
    }
  })

  it.each([
    ['de', 'zeig nichts über 100 Euro'],
    ['de', 'Preisfilter entfernen'],
    ['de', 'blende alles über 100 Euro aus'],
    ['fr', 'pas plus de 100 euros'],
    ['es', 'no más de 100 euros'],
    ['it', 'prima i più cari'],
    ['it', 'niente sopra i 100 euro'],
    ['pt', 'mais de 100 euros'],
    ['nl', 'toon weer alle lampen'],
    ['nl', 'in de winkelwagen'],
    ['pl', 'nic powyżej 100 euro'],
    ['tr', 'filtreyi kaldır'],
  ] as const)('in %s is heard on an English page: %s', async (language, text) => {
    expect(await heard(text, 'en', 'en')).toBe(language)
    expect(await heard(text, 'en', language)).toBe(language)
    expect(await heard(text, language, language)).toBe(language)
  })

  it.each([
    ['de', 'bis 50 Euro'],
    ['es', 'solo rojas'],
    ['pt', 'abre o menu'],
    ['nl', 'de rode'],
    ['pl', 'do 50 euro'],
  ] as const)('that may be several is %s where the browser is: %s', async (language, text) => {
    expect(await heard(text, 'en', language)).toBe(language)
  })
})
