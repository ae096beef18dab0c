import { createLexicon } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapPassage } from '../extract/cut-passages.ts'
import { indexedWords } from '../extract/passage-terms.ts'
import { createTermMeanings, type TermMeanings } from '../words/meanings.ts'
import { termsOf } from '../words/terms-of.ts'
import { ask, type WordIndex } from './ask.ts'
import type { Ranked } from './features.ts'

const said: readonly (readonly [heading: string, text: string])[] = [
  ['Delivery', 'Standard delivery costs €4.95 and takes 2 to 4 working days.'],
  ['Repairs', 'A repair costs €25 plus the part.'],
  ['Opening hours', 'We are open from Tuesday to Saturday, 10:00 to 18:00.'],
  ['Ember lamp', 'Weight 0.6 kg, battery of 12 hours.'],
  ['Moths lamp', '€24'],
  ['Heron lamp', 'Weight 18 kg, cord of 3 m.'],
  ['Warranty', 'Every lamp has a warranty of five years.'],
  ['Your details', 'Full name\nE-mail\nPhone'],
  ['Talk to us', 'Write to help@shop.example. We answer soon.'],
]

const pages: readonly (readonly [title: string, ...links: string[]])[] = [
  ['Returns', 'Print a label', 'How it works'],
  ['Your account', 'Change your address', 'Your orders'],
  ['Delivery', 'Where we deliver', 'Track a parcel'],
]

let meanings: TermMeanings
let index: WordIndex<Ranked>
let maps: WordIndex<Ranked>
beforeAll(async () => {
  meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
  await meanings.load(['en', 'de'])
  const passages = said.map(([heading, text]) => ({
    kind: 'page',
    language: 'en',
    text,
    headings: [heading],
    head: termsOf(heading, 'en').join(' '),
    words: indexedWords(text, 'en', meanings),
  }))
  index = indexOf(passages)
  maps = indexOf(
    pages.map(([title, ...links]) =>
      mapPassage(
        {
          headings: [title],
          links: links.map((text) => ({ text, url: '/' })),
          forms: [],
          buttons: [],
          nameless: 0,
        },
        { title, url: null, language: 'en', meanings },
      ),
    ),
  )
})

function indexOf(passages: readonly Ranked[]): WordIndex<Ranked> {
  const holds = (term: string) => (passage: Ranked) =>
    `${passage.head} ${passage.words}`.split(' ').includes(term)
  return {
    find: async ({ terms, meant, limit }) =>
      passages.filter((passage) => [...terms, ...meant].some((term) => holds(term)(passage))).slice(0, limit),
    frequencies: async (terms) => ({
      passages: passages.length,
      of: new Map(terms.map((term) => [term, passages.filter(holds(term)).length])),
    }),
    alike: async () => new Map(),
    languages: async () => ['en'],
  }
}

const first = async (question: string, language: string) =>
  (await ask(index, question, language, meanings))[0]?.candidate.text

describe('a question', () => {
  it('finds what says it in other words', async () => {
    expect(await first('What do you charge for shipping?', 'en')).toBe(said[0]?.[1])
    expect(await first('How much is fixing it?', 'en')).toBe(said[1]?.[1])
  })

  it('finds it in another language, by the name it speaks of', async () => {
    expect(await first('Wie schwer ist Heron?', 'de')).toBe(said[5]?.[1])
  })

  it('meets a name in another language, however each of them would bend it', async () => {
    const [best] = await ask(index, 'Was wiegt die Ember?', 'de', meanings)
    expect(best?.candidate.text).toBe(said[3]?.[1])
    expect(best?.features.coverage).toBeGreaterThan(0)
    expect(best?.features.meant).toBeGreaterThan(0)
  })

  it('takes a price for what was asked where nothing says that it is one', async () => {
    const [best] = await ask(index, 'What does the Moths lamp cost?', 'en', meanings)
    expect(best?.candidate.text).toBe('€24')
    expect(best?.features.least).toBeGreaterThan(0.5)
  })

  it('takes a number that is written out for one, beside a unit of time for a time', async () => {
    const of = async (question: string, text: string | undefined) =>
      (await ask(index, question, 'en', meanings)).find(({ candidate }) => candidate.text === text)?.features
    expect(await of('How long is the warranty?', said[6]?.[1])).toMatchObject({
      time: 1,
      number: 1,
      lacking: 0,
    })
    expect(await of('How long does a repair take?', said[1]?.[1])).toMatchObject({ time: 0, lacking: 1 })
  })

  it('takes units for what was to be measured, and an address to write to for a contact', async () => {
    const [heavy] = await ask(index, 'How heavy is the Heron?', 'en', meanings)
    expect(heavy?.features.measure).toBe(1)
    const [contact] = await ask(index, 'Where do I write to get in touch?', 'en', meanings)
    expect(contact?.candidate.text).toBe(said[8]?.[1])
    expect(contact?.features.contact).toBe(1)
  })

  it('knows what is asked about where no word of the page is said', async () => {
    const [best] = await ask(index, 'When will my stuff turn up?', 'en', meanings)
    expect(best?.candidate.text).toBe(said[0]?.[1])
    expect(best?.features).toMatchObject({ coverage: 0, topicHead: 1, offTopic: 0 })
  })

  it('counts how often a word comes, and less in a long text', async () => {
    const texts = ['The lamp needs a bulb. This bulb is small.', 'The lamp needs a bulb. This one is small.']
    const long = `${texts[0]} ${'It hangs over a table in the middle of the room. '.repeat(8)}`
    const dwelling = indexOf(
      [...texts, long].map((text) => ({
        kind: 'page',
        language: 'en',
        text,
        headings: [],
        head: '',
        words: indexedWords(text, 'en', meanings),
      })),
    )
    const found = await ask(dwelling, 'Which bulb?', 'en', meanings)
    const [twice, once, far] = [...texts, long].map(
      (text) => found.find(({ candidate }) => candidate.text === text)?.features.often ?? 0,
    ) as [number, number, number]
    expect(twice).toBeGreaterThan(once)
    expect(twice).toBeGreaterThan(far)
  })

  it('misses no word that stands in any question', async () => {
    const unmet = async (question: string) =>
      (await ask(index, question, 'en', meanings))[0]?.features.nowhere
    expect(await unmet('Can I get something about repairs?')).toBe(0)
    expect(await unmet('Repairs of a submarine?')).toBeGreaterThan(0)
  })

  it('finds the page that is for it, by weights of pages', async () => {
    const [best] = await ask(maps, 'I want to send a lamp back', 'en', meanings)
    expect(best?.candidate.headings).toEqual(['Returns'])
    expect(best?.score).toBeGreaterThan(0.3)
  })

  it('finds nothing where nothing is known', async () => {
    const empty = { ...index, frequencies: async () => ({ passages: 0, of: new Map<string, number>() }) }
    expect(await ask(empty, 'What do you charge?', 'en', meanings)).toEqual([])
  })
})
