import { describe, expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'
import type { ConceptLanguage } from '#languages'
import { foreignLanguage, pageLanguage, spokenLanguage } from './spoken-language.ts'

describe('the language of a sentence', () => {
  it.each([
    ['Wann kommt der Elektriker?', 'fr', 'de'],
    ['¿Qué días abren por la tarde?', 'en', 'es'],
    ['カートを見せて', 'en', 'ja'],
    ['كم سعر الشحن', 'en', 'ar'],
    ['no paper bags please', 'en', 'en'],
  ] as const)('detects %s', (text, expected, language) => {
    expect(spokenLanguage(text, expected)).toBe(language)
  })

  it('takes a page at its word as far as it can', () => {
    expect(pageLanguage('pt-BR')).toBe('pt')
    expect(pageLanguage('sv')).toBe('en')
  })
})

describe('a few words of another language than the page', () => {
  const spoken: Record<string, readonly ConceptLanguage[]> = {
    bonjour: ['fr'],
    precio: ['es'],
    luna: ['es', 'it', 'pt', 'de'],
  }
  const known = {
    isKnown: (word: string) => word === 'cart',
    spokenIn: async (words: readonly string[]) => words.map((word) => spoken[word] ?? []),
  }

  it.each([
    ['bonjour', 'fr'],
    ['precio cart', 'es'],
    ['cart', undefined],
    // A name that is a word in half the world, and one that is none anywhere.
    ['luna', undefined],
    ['skua', undefined],
    ['bonjour bonjour bonjour bonjour', undefined],
    // Whoever is called so may speak anything.
    ['bonjour@post.example', undefined],
  ] as const)('tell their language, or none: %s', async (text, language) => {
    expect(await foreignLanguage(text, 'en', known)).toBe(language)
  })
})

describe('a slip of the finger', () => {
  it('is mended in a long word and left alone in a short one', () => {
    expect(nearestWord('lugage', ['cabbage', 'luggage'])).toBe('luggage')
    expect(nearestWord('cats', ['cars'])).toBeUndefined()
  })
})
