import { readFacts } from '#assistant'
import { conceptLanguages, createLexicon, type ConceptLanguage } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { typesAsked, typesIn } from './answer-types.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(conceptLanguages))
const meanings = createMeanings(lexicon)

function asked(text: string, language: ConceptLanguage): string[] {
  const page = { pageLanguage: language, pageWords: new Set<string>(), pageNames: new Map() }
  const now = new Date('2026-11-16T09:00:00')
  return [...typesAsked(parseSentence(text, { meanings, language, now, ...page }))]
}

describe('a question for a span of time', () => {
  it.each<[ConceptLanguage, string]>([
    ['en', 'how many months do I have to stay?'],
    ['en', 'how many working days does a refund need?'],
    ['de', 'wie viele Wochen muss ich warten?'],
    ['fr', 'combien d’heures avant le vol faut-il arriver ?'],
    ['fr', 'combien de jours ai-je pour payer ?'],
    ['es', '¿cuántos días tengo para devolverlo?'],
    ['it', 'quanti mesi dura il corso?'],
    ['pt', 'quantas horas demora a viagem?'],
    ['nl', 'hoeveel weken duurt de cursus?'],
    ['pl', 'ile dni mam na zwrot?'],
    ['tr', 'iade için kac gun var?'],
    ['ar', 'كم يوما يستغرق الشحن؟'],
    ['zh', '保修几个月？'],
  ])('[%s] %s', (language, text) => {
    expect(asked(text, language)).toContain('duration')
    expect(asked(text, language)).not.toContain('money')
  })
})

describe('other sorts of answers', () => {
  it.each<[ConceptLanguage, string, string]>([
    ['en', 'what percentage do students get off?', 'percent'],
    ['es', '¿qué porcentaje de descuento hay?', 'percent'],
    ['en', 'what is the phone number of the Leeds office?', 'phone'],
    ['ja', '冷蔵庫の容量はどれくらいですか？', 'count'],
    ['ar', 'في أي ساعة تفتحون؟', 'time'],
    ['tr', 'hangi gun kapalisiniz?', 'day'],
    ['en', 'whens the bin lorry coming', 'day'],
    ['en', 'what times the quiz', 'time'],
    ['en', 'how late is the bar serving', 'time'],
    ['de', 'in welchem Jahr wurde die Brücke gebaut?', 'day'],
    ['zh', '这座桥是哪一年建的？', 'day'],
    ['en', 'what do we pay for a lost key', 'money'],
    ['de', 'was zahl ich für einen Ersatzschlüssel', 'money'],
    ['fr', 'qu’est-ce que je paie pour une clé perdue ?', 'money'],
    ['nl', 'wat betaal ik voor een verloren sleutel', 'money'],
    ['it', 'in che stanza è la mostra?', 'place'],
    ['pl', 'pod jakim numerem telefonu was złapię?', 'phone'],
  ])('are asked for: [%s] %s', (language, text, type) => {
    expect(asked(text, language)).toContain(type)
  })

  it('are not a place, where somebody asks which rooms there are', () => {
    expect(asked('which rooms can I book?', 'en')).not.toContain('place')
  })

  it('are a price alone, where "how much" is part of "how much money"', () => {
    expect(asked('儿童票多少钱？', 'zh')).toEqual(['money', 'percent'])
  })

  it.each([
    ['fr', 'Le bar ferme à 23h30.', 'time'],
    ['nl', 'De balie is open tot 17.00 uur.', 'time'],
    ['ja', '受付は10時からです。', 'time'],
    ['ja', '乾燥には3時間かかります。', 'duration'],
    ['ja', '毎月26日にお支払いください。', 'day'],
    ['zh', '质保期为18个月。', 'duration'],
  ] as const)('are held: [%s] %s', (language, text, type) => {
    const held = typesIn(text, meanings.read(text, language), readFacts(text, language), () => false)
    expect([...held]).toContain(type)
  })
})
