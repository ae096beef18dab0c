import { createLexicon, type ConceptLanguage } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { isAboutAnother, isOfAnotherCountry } from './about-another.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en', 'de', 'fr', 'es', 'ja', 'zh']))
const meanings = createMeanings(lexicon)
const parse = (text: string, language: ConceptLanguage) =>
  parseSentence(text, {
    meanings,
    language,
    pageLanguage: language,
    pageWords: new Set(),
    pageNames: new Map(),
    now: new Date('2026-11-16T09:00:00'),
  })

const isOther = (
  said: string,
  asked: string,
  told: string,
  language: ConceptLanguage = 'en',
  written = language,
) =>
  isAboutAnother(
    parse(said, language),
    { questions: [meanings.read(asked, written)], told: meanings.read(told, written) },
    'Elm Works',
  )

describe('what the owner wrote', () => {
  it.each<[ConceptLanguage, string, string, string]>([
    ['en', 'do you deliver to Germany?', 'Do you deliver to Norway?', 'Yes, in 5 days.'],
    ['en', 'I live in Japan, can you ship there?', 'Do you deliver to Norway?', 'Yes, in 5 days.'],
    ['en', 'how long does delivery take?', 'How long does delivery to Norway take?', '5 days.'],
    ['en', 'do you have the jacket in size 42?', 'Do you have the jacket in size 40?', 'Yes, two of them.'],
    ['en', 'are you open on Sunday?', 'Are you open on Monday?', 'Yes, from nine to five.'],
    ['en', 'is the moth lamp dimmable?', 'Is the Heron lamp dimmable?', 'Yes, it has its own dimmer.'],
    ['en', 'can I pay by invoice?', 'Can I pay by cheque?', 'Yes.'],
    ['en', 'how much is the lamp?', 'How much is the Heron lamp?', '€90.'],
    ['en', 'what does it cost for 50 people?', 'What does it cost for 20 people?', '€300.'],
    [
      'en',
      'do you deliver to Sweden?',
      'Do you deliver to Norway?',
      'Not yet. To Sweden, and to Norway next year.',
    ],
    ['de', 'liefern Sie nach Österreich?', 'Liefern Sie nach Norwegen?', 'Ja, in 5 Tagen.'],
    ['fr', 'livrez-vous en Espagne ?', 'Livrez-vous en Norvège ?', 'Oui, en 5 jours.'],
    ['ja', 'ドイツに配送できますか？', 'ノルウェーに配送できますか？', 'はい、5日で届きます。'],
    ['zh', '可以寄到德国吗？', '可以寄到挪威吗？', '可以，5天。'],
  ])('[%s] is about another: %s', (language, said, asked, told) => {
    expect(isOther(said, asked, told, language)).toBe(true)
  })

  it('of another country is so in any language', () => {
    expect(isOther('liefern Sie nach Spanien?', 'Do you deliver to Norway?', 'Yes.', 'de', 'en')).toBe(true)
    expect(isOther('liefern Sie nach Norwegen?', 'Do you deliver to Norway?', 'Yes.', 'de', 'en')).toBe(false)
  })

  it.each<[string, string, string]>([
    ['do you ship to Norway?', 'Do you deliver to Norway?', 'Yes, in 5 days.'],
    ['do you deliver to Germany?', 'Where do you deliver?', 'To Norway and Sweden.'],
    ['how long does delivery take?', 'How long does delivery to Norway take?', 'To Norway it takes 5 days.'],
    ['how long is the guarantee?', 'How long is the warranty?', 'Two years.'],
    ['is your company Dutch?', 'Is Elm Works a Dutch company?', 'Yes, from Utrecht.'],
    ['may I bring my cat?', 'Are pets allowed?', 'Yes.'],
  ])('fits: %s', (said, asked, told) => {
    expect(isOther(said, asked, told)).toBe(false)
  })
})

describe('a line of a table of countries', () => {
  const isOf = (said: string, ...texts: string[]) =>
    isOfAnotherCountry(
      parse(said, 'en'),
      texts.map((text) => meanings.read(text, 'en')),
    )

  it('tells nothing of another country, and a list of them does', () => {
    expect(isOf('do you deliver to Norway?', 'Belgium · Standard delivery takes: 2 days', 'Delivery')).toBe(
      true,
    )
    expect(isOf('do you deliver to Belgium?', 'Belgium · Standard delivery takes: 2 days')).toBe(false)
    expect(isOf('do you deliver to Norway?', 'We deliver to Belgium, Germany and France.')).toBe(false)
    expect(isOf('where do you deliver?', 'Belgium · 2 days')).toBe(false)
  })
})
