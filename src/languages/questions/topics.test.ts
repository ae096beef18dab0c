import { beforeAll, describe, expect, it } from 'vitest'
import { conceptLanguages, type ConceptLanguage } from '../concepts/concept-languages.ts'
import { parseDeep } from '../concepts/parse-concepts.ts'
import { wordsOf } from '../concepts/words-of.ts'
import { createTopics } from './topics.ts'
import table from './topics.txt'

const topics = createTopics()
beforeAll(() => topics.load())

describe('the topics of a site', () => {
  it('are whole in every language, and fit into one set', () => {
    const { concepts, faults } = parseDeep(table)
    expect(faults).toEqual([])
    expect(concepts.length).toBeLessThan(31)
    for (const { id, columns } of concepts)
      for (const [at, language] of conceptLanguages.entries())
        expect(columns[at]?.trim(), `${id} in ${language}`).not.toBe('')
  })

  const asked: readonly (readonly [ConceptLanguage, string, string])[] = [
    ['en', 'Can I give them back if they pinch?', 'return'],
    ['en', 'How do I get in touch?', 'contact'],
    ['de', 'Schickt ihr mir das Geld zurück?', 'refund'],
    ['de', 'Habt ihr heute auf?', 'hours'],
    ['fr', 'Où puis-je me garer ?', 'travel'],
    ['zh', '可以刷卡吗', 'payment'],
    ['ja', '送料はかかりますか', 'delivery'],
  ]
  it.each(asked)('are recognised in %s: %s', (language, question, topic) => {
    const found = topics.asked(wordsOf(question, language), language)
    expect(found.map((each) => each.topic)).toContain(topics.bit(topic))
  })

  it('say which words are about one, near each other only', () => {
    const words = ['may', 'I', 'send', 'the', 'shoes', 'back']
    expect(topics.asked(words, 'en')).toContainEqual({ topic: topics.bit('return'), places: [2, 5] })
    const apart = 'send a card to my aunt who has a bad back'.split(' ')
    expect(topics.asked(apart, 'en').map(({ topic }) => topic)).not.toContain(topics.bit('return'))
  })

  it('are named by stems of a page', () => {
    expect(topics.named('parcel', 'en')).toBe(topics.bit('delivery'))
    expect(topics.stems(topics.bit('return'), 'de')).toContain('retour')
    expect(topics.named('pebbl', 'en')).toBe(0)
  })
})
