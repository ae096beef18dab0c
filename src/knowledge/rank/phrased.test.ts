import { createLexicon } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexedWords } from '../extract/passage-terms.ts'
import { createTermMeanings, type TermMeanings } from '../words/meanings.ts'
import { termsOf } from '../words/terms-of.ts'
import { ask, type WordIndex } from './ask.ts'
import type { Ranked } from './features.ts'

/** What pages say, the questions they answer, and those that only come near. */
type Said = readonly (readonly [heading: string, text: string, answered: string[], refused: string[]])[]
const said: Said = [
  [
    'On the day',
    'If nobody is home, the parcel goes to a neighbour.',
    ['What if I am out when you come?', 'Where does my package end up when no one answers the bell?'],
    ['Will the driver install the lamp for me?'],
  ],
  ['Repairs', 'A repair costs €25 plus the part.', ['What do you charge to mend my kettle?'], []],
  ['Showroom', 'We are open from Tuesday to Saturday.', ['When can I come by?'], []],
]

/** One question that leads to the cellar, and as many as wanted that lead to the attic. */
const alikeAs = (many: number): Said => {
  const alike = [
    'fetch my boxes for the summer',
    'fetch my boxes before the summer',
    'fetch my boxes in summer',
  ]
  return [
    [
      'Attic',
      'Everything of yours waits under the roof.',
      alike.slice(0, many).map((each) => `Who can ${each}?`),
      [],
    ],
    ['Cellar', 'What you leave stays below.', ['Who can fetch my boxes after the summer?'], []],
  ]
}

let meanings: TermMeanings
beforeAll(async () => {
  meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
  await meanings.load(['en'])
})

/** The passages with what was written for them; `without` leaves one sort out. */
function siteOf(without: 'phrasings' | 'refused' | 'nothing', site = said): WordIndex<Ranked> {
  const phrasing = (quote: string) => (question: string) => ({
    language: 'en',
    question,
    quote,
    words: indexedWords(question, 'en', meanings),
  })
  const passages = site.map(([heading, text, answered, refused]) => ({
    kind: 'page',
    language: 'en',
    text,
    headings: [heading],
    head: termsOf(heading, 'en').join(' '),
    words: indexedWords(text, 'en', meanings),
    asked:
      without === 'phrasings'
        ? []
        : [...answered.map(phrasing(text)), ...(without === 'refused' ? [] : refused.map(phrasing('')))],
  }))
  const holds = (term: string) => (passage: Ranked) =>
    `${passage.head} ${passage.words}`.split(' ').includes(term)
  return {
    find: async () => passages,
    frequencies: async (terms) => ({
      passages: passages.length,
      of: new Map(terms.map((term) => [term, passages.filter(holds(term)).length])),
    }),
    alike: async () => new Map(),
    languages: async () => ['en'],
  }
}

const first = async (question: string, without: Parameters<typeof siteOf>[0] = 'nothing') =>
  (await ask(siteOf(without), question, 'en', meanings))[0]

describe('phrasings', () => {
  it('lift the passage they were written for over the floor, and tell what it is told by', async () => {
    const question = 'Where does my package end up if no one answers the bell?'
    expect((await first(question, 'phrasings'))?.score).toBeLessThan(0.5)
    const found = await first(question)
    expect(found?.candidate.headings).toEqual(['On the day'])
    expect(found?.score).toBeGreaterThanOrEqual(0.5)
    expect(found?.phrasing?.question).toBe(said[0]?.[2][1])
  })

  it('do not answer what they resemble loosely: another thing, or only what stands in any question', async () => {
    expect((await first('What do you charge to insure my kettle?'))?.score).toBeLessThan(0.5)
    expect((await first('What if I want a discount when you come?'))?.score).toBeLessThan(0.5)
  })

  it('speak against an answer where they say that there is none', async () => {
    const question = 'Will the driver install my lamp?'
    const [bare, refused] = [await first(question, 'refused'), await first(question)]
    expect(refused?.phrased?.refused).toBeGreaterThan(1)
    expect(refused?.score ?? 1).toBeLessThan(bare?.score ?? 0)
  })

  it('count for more where several of a passage agree', async () => {
    const question = 'Who can fetch my boxes this summer?'
    const found = async (many: number) =>
      (await ask(siteOf('nothing', alikeAs(many)), question, 'en', meanings))[0]
    const [one, three] = [await found(1), await found(3)]
    expect(three?.candidate.headings).toEqual(['Attic'])
    expect(three?.phrased?.vote).toBeGreaterThan(one?.phrased?.vote ?? 1)
    expect(three?.score).toBeGreaterThan(one?.score ?? 1)
  })

  it('change nothing where there are none', async () => {
    expect((await first('What does a repair cost?', 'phrasings'))?.phrased).toBeUndefined()
  })
})
