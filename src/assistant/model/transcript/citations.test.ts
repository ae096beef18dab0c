import { expect, it } from 'vitest'
import type { Passage } from '../../port.ts'
import { createCitations } from './citations.ts'

const passage = (id: string, text: string, url?: string): Passage => ({
  id,
  text,
  title: `Page ${id}`,
  ...(url !== undefined && { url }),
  headings: [],
  language: 'en',
  score: 1,
  kind: 'page',
})
const delivery = passage(
  'd',
  'Orders ship from Aarhus. Delivery takes two days.\nReturns are free.',
  'https://shop.test/delivery',
)
const note = passage('n', 'The owner says so.')

/** What leaves of a text that comes in pieces of every length; the pieces must not matter. */
function sifted(text: string, passages = [delivery, note]) {
  const seen = Array.from({ length: Math.min(text.length, 12) }, (_, at) => {
    const citations = createCitations()
    citations.show(passages)
    const pieces = text.match(new RegExp(`[^]{1,${at + 1}}`, 'gu')) ?? []
    const said = pieces.map((piece) => citations.take(piece)).join('') + citations.end()
    return { said, sources: citations.sources() }
  })
  for (const one of seen) expect(one).toEqual(seen[0])
  return seen[0]!
}

it('[C11] lets a citation through with the words it was given', () => {
  const { said, sources } = sifted('Two days [1 "Delivery takes two days."]. Fine?')
  expect(said).toBe('Two days [1]. Fine?')
  expect(sources).toEqual([
    {
      title: 'Page d',
      url: 'https://shop.test/delivery#:~:text=Delivery%20takes%20two%20days.',
      quote: 'Delivery takes two days.',
    },
  ])
})

it('[C11] finds the sentence itself where only a number is cited', () => {
  const { said, sources } = sifted('You can send it back, returns are free [1].')
  expect(said).toBe('You can send it back, returns are free [1].')
  expect(sources.map(({ quote }) => quote)).toEqual(['Returns are free.'])
})

it('[C11] leaves out numbers it never gave, words that are not there, and what stands on no page', () => {
  for (const cited of ['[7]', '[1 "Delivery takes three days."]', '[2]', '【9】', '[^8]'])
    expect(sifted(`Soon ${cited}, I think.`)).toEqual({ said: 'Soon, I think.', sources: [] })
})

it('[C11] numbers sources in the order of the reply, each once', () => {
  const other = passage('o', 'We open at nine.', 'https://shop.test/hours')
  const { said, sources } = sifted(
    'At nine [3]. Delivery takes two days [1]. From nine on [3, 1](https://x.test).',
    [delivery, note, other],
  )
  expect(said).toBe('At nine [1]. Delivery takes two days [2]. From nine on [1][2].')
  expect(sources).toHaveLength(2)
})

it('leaves links, boxes, code and unfinished brackets alone', () => {
  for (const text of [
    'See [our page](/a) or [ ] this',
    'Use `list[7]` here',
    'It ends with [',
    'a [1 "never',
  ])
    expect(sifted(text)).toEqual({ said: text, sources: [] })
})

it('keeps the number of a passage that is shown again', () => {
  const citations = createCitations()
  citations.show([delivery])
  const later = createCitations(citations.shown())
  expect(later.show([note, delivery]).map(({ number }) => number)).toEqual([2, 1])
})
