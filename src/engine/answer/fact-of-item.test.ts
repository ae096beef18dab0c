import { viewOf } from '#assistant'
import { conceptLanguages, createLexicon, type ConceptLanguage } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { sceneOf } from '../candidates/scene.ts'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { factOfItem } from './fact-of-item.ts'
import { outlined } from '../testing/outlined.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(conceptLanguages))
const meanings = createMeanings(lexicon)

const row = (...cells: [head: string, text: string][]) =>
  [[1, 0, 'record', ''], ...cells.map(([column, text]) => [2, 0, 'cell', text, { column }] as const)] as const

const boats = outlined({ url: 'https://boats.example/hire', title: 'Boats for hire', language: 'en' }, [
  [0, 0, 'heading', 'Boats for hire', { level: 1 }],
  [0, 0, 'table', ''],
  ...row(['Boat', 'Otter canoe'], ['Seats', '3 seats'], ['Per hour', '£9'], ['Back by', '18:00']),
  ...row(['Boat', 'Heron rowing boat'], ['Seats', '5 seats'], ['Per hour', '£14'], ['Back by', '19:30']),
  ...row(['Boat', 'Done'], ['Seats', '1 seat'], ['Per hour', '£2'], ['Back by', '12:00']),
  ...row(['Boat', 'Plus'], ['Seats', '8 seats'], ['Per hour', '£40'], ['Back by', '17:15']),
])

function told(text: string, language: ConceptLanguage): string | undefined {
  const scene = sceneOf(viewOf(boats), meanings)
  const context = { meanings, language, pageLanguage: scene.language, pageWords: scene.words }
  const now = new Date('2026-11-16T09:00:00')
  return factOfItem(parseSentence(text, { ...context, pageNames: scene.names, now }), scene)?.text
}

describe('what one of several things says of itself', () => {
  it.each<[ConceptLanguage, string, string]>([
    ['en', 'how much is the canoe per hour?', '£9'],
    ['en', 'how many seats are there in the heron?', '5 seats'],
    ['en', 'how many seats do I get with plus?', '8 seats'],
    ['de', 'wie viel kostet das Kanu?', '£9'],
    ['fr', 'combien coûte le canoë ?', '£9'],
    ['es', '¿cuánto cuesta la canoa?', '£9'],
    ['tr', 'Otter’ın fiyatı ne kadar?', '£9'],
    ['zh', 'Heron多少钱？', '£14'],
    ['ja', 'Heronはいくらですか？', '£14'],
  ])('is told: [%s] %s', (language, text, fact) => {
    expect(told(text, language)).toContain(fact)
  })

  it.each<[string, ConceptLanguage]>([
    ['how much is the deposit for the canoe?', 'en'],
    ['how much is a boat?', 'en'],
    ['when do we come home?', 'en'],
    ['how much do the canoe and the heron cost?', 'en'],
    ['how many oars come with the canoe?', 'en'],
    ['which is the cheapest canoe?', 'en'],
  ])('is not where it says nothing of it, or several are meant: %s', (text, language) => {
    expect(told(text, language)).toBeUndefined()
  })
})
