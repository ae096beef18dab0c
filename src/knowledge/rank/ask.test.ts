import { createLexicon } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexedWords } from '../extract/cut-passages.ts'
import { createMeanings, type Meanings } from '../words/meanings.ts'
import { termsOf } from '../words/terms-of.ts'
import { ask, type WordIndex } from './ask.ts'
import type { Ranked } from './features.ts'

const said: readonly (readonly [heading: string, text: string])[] = [
  ['Delivery', 'Standard delivery costs €4.95 and takes 2 to 4 working days.'],
  ['Repairs', 'A repair costs €25 plus the part.'],
  ['Opening hours', 'We are open from Tuesday to Saturday, 10:00 to 18:00.'],
  ['Ember lamp', 'Weight 0.6 kg, battery of 12 hours.'],
  ['Heron lamp', 'Weight 18 kg, cord of 3 m.'],
]

let meanings: Meanings
let index: WordIndex<Ranked>
beforeAll(async () => {
  meanings = createMeanings(createLexicon({ pause: async () => undefined }))
  await meanings.load(['en', 'de'])
  const passages = said.map(([heading, text]) => ({
    kind: 'page',
    language: 'en',
    text,
    headings: [heading],
    head: termsOf(heading, 'en').join(' '),
    words: indexedWords(text, 'en', meanings),
  }))
  const holds = (term: string) => (passage: Ranked) =>
    `${passage.head} ${passage.words}`.split(' ').includes(term)
  index = {
    find: async ({ terms, meant, limit }) =>
      passages.filter((passage) => [...terms, ...meant].some((term) => holds(term)(passage))).slice(0, limit),
    frequencies: async (terms) => ({
      passages: passages.length,
      of: new Map(terms.map((term) => [term, passages.filter(holds(term)).length])),
    }),
    alike: async () => [],
    languages: async () => ['en'],
  }
})

const first = async (question: string, language: string) =>
  (await ask(index, question, language, meanings))[0]?.candidate.text

describe('a question', () => {
  it('finds what says it in other words', async () => {
    expect(await first('What do you charge for shipping?', 'en')).toBe(said[0]?.[1])
    expect(await first('How much is fixing it?', 'en')).toBe(said[1]?.[1])
  })

  it('finds it in another language, by the name it speaks of', async () => {
    expect(await first('Wie schwer ist Heron?', 'de')).toBe(said[4]?.[1])
  })

  it('finds nothing where nothing is known', async () => {
    const empty = { ...index, frequencies: async () => ({ passages: 0, of: new Map<string, number>() }) }
    expect(await ask(empty, 'What do you charge?', 'en', meanings)).toEqual([])
  })
})
