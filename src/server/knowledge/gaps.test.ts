import { expect, it } from 'vitest'
import { gapsOf, type GapsOptions } from './gaps.ts'

const host = 'shop.example'
const asked = (question: string, at: number, language?: string) => ({
  question,
  host,
  at,
  ...(language && { language }),
})

function given(unanswered: ReturnType<typeof asked>[]): GapsOptions {
  return {
    transcripts: {
      unanswered: () => Promise.resolve(unanswered),
      disliked: () => Promise.resolve([]),
    } as unknown as GapsOptions['transcripts'],
    store: {
      putAside: () => Promise.resolve([]),
      answers: () => Promise.resolve({ items: [], next: null }),
    } as unknown as GapsOptions['store'],
  }
}

it('lists every question of a conversation, and nothing that is none', async () => {
  const gaps = await gapsOf(
    given([
      asked('undo', 4),
      asked('anything in brass?', 3),
      asked('ok go on', 2),
      asked('is it good for a desk of 160 cm?', 1),
    ]),
    's',
  )
  expect(gaps.map(({ question }) => question)).toEqual([
    'anything in brass?',
    'is it good for a desk of 160 cm?',
  ])
})

it('tells the language that was heard, and guesses where none was', async () => {
  const gaps = await gapsOf(
    given([asked('o Reed ocupa muito espaço?', 2, 'pt'), asked('Wie lange dauert das?', 1)]),
    's',
  )
  expect(gaps.map(({ language }) => language)).toEqual(['pt', 'de'])
})
