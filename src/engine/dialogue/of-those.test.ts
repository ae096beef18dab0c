import { noKnowledge, type Knowledge, type Passage } from '#assistant'
import type { Line } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const card = (id: number, name: string, price: string, text = 'Two doors.'): Line[] => [
  [1, 0, 'record', ''],
  [2, id, 'link', name, { href: `/tents/${id}` }],
  [2, 0, 'text', text],
  [2, 0, 'text', price],
  [2, id + 1, 'button', `Add to cart: ${name}`],
]

const shelfWith = (cart: string) =>
  outlined({ url: 'https://tents.example/', title: 'Tents', language: 'en' }, [
    [0, 1, 'link', cart, { href: '/cart' }],
    [0, 0, 'heading', 'Tents', { level: 1 }],
    [0, 2, 'select', 'Colour', { options: ['Any colour', 'Green', 'Blue'], value: 'Any colour' }],
    [0, 3, 'select', 'Price', { options: ['Any price', 'Under €100', 'Over €100'], value: 'Any price' }],
    [0, 0, 'list', ''],
    ...card(10, 'Skua tent', '€90', 'Foldable poles.'),
    ...card(20, 'Tern tent', '€120'),
    ...card(30, 'Puffin tent', '€180'),
    ...card(40, 'Gannet tent', '€240'),
  ])
const shelf = shelfWith('Cart 0 items')

const page = (title: string, text: string): Passage => ({
  id: title,
  text,
  title: `${title} · Tents`,
  url: `https://tents.example/tents/${title}`,
  headings: [title],
  language: 'en',
  score: 0.9,
  kind: 'page',
})
const pages = [
  page('Tern tent', 'Height · 140 cm'),
  page('Puffin tent', 'Height · 190 cm'),
  page('Gannet tent', 'Waterproof · up to 4000 mm'),
]
/** The site's own search: what it holds of the tent that a question names. */
const knowledge: Knowledge = {
  ...noKnowledge,
  search: async (question) => pages.filter(({ headings: [name = ''] }) => question.includes(name)),
}

async function after(...sentences: readonly string[]) {
  const { say } = converse(shelf, 'en', knowledge)
  let last: Awaited<ReturnType<typeof say>> | undefined
  for (const sentence of sentences) last = await say(sentence)
  const { text = '', proposal } = last ?? {}
  return { text, steps: proposal?.kind === 'act' ? proposal.steps.map((step) => step.elementId) : [] }
}

const list = 'which tents cost more than €150?'

describe('what the page does not tell of a list that was shown', () => {
  it.each([
    [list, 'which of them is waterproof?'],
    [list, 'welches davon ist wasserdicht?'],
    [list, 'lesquelles de celles-ci sont imperméables ?'],
    [list, '¿cuál de esas es impermeable?'],
  ])('is asked of what the site knows of each: %s %s', async (...said) => {
    const { text } = await after(...said)
    expect(text).toContain('Gannet tent: Waterproof · up to 4000 mm')
    expect(text).toContain('“Puffin tent”'.slice(1, -1))
    expect(text).not.toContain('Tern')
  })

  it.each(['which is taller?', 'welches ist höher?'])(
    'is told of the two that were compared, and of no other: %s',
    async (question) => {
      const { text } = await after('compare the tern and the puffin', question)
      expect(text).toContain('Tern tent: Height · 140 cm')
      expect(text).toContain('Puffin tent: Height · 190 cm')
      expect(text).not.toMatch(/Skua|Gannet/)
    },
  )

  it('is said not to be known, by their names', async () => {
    const { text } = await after('compare the skua and the gannet', 'which is taller?')
    expect(text).toMatch(/Skua tent.*Gannet tent/)
  })
})

describe('a list that was shown', () => {
  it.each([
    [list, 'which of them is made in Norway?', 'put the second one in my cart', 41],
    [list, 'what do you know about vans?', "I'll take the first one", 31],
    [list, 'welches davon ist wasserdicht?', 'das zweite bitte in den Warenkorb', 41],
  ])('is counted whatever was asked between: %s %s %s', async (one, two, three, id) => {
    expect((await after(one, two, three)).steps).toEqual([id])
  })
})

describe('the one thing whose page told an answer', () => {
  it('is what is asked about next', async () => {
    expect((await after('how tall is the puffin?', "ok, I'll take it")).steps).toEqual([31])
  })

  it('is gone to where more is wanted of it than can be said here', async () => {
    expect((await after('how tall is the puffin?', 'put two in my cart')).steps).toEqual([30])
    expect((await after('how tall is the puffin?', "ok I'll take the puffin in green")).steps).toEqual([30])
  })
})

describe('what is said of nothing in particular', () => {
  it.each(['tell me more about it', 'how much is it?', 'was kostet das?', '¿cuánto cuesta eso?'])(
    'is guessed of none: %s',
    async (said) => {
      expect((await after(said)).text).not.toMatch(/tent|€/)
    },
  )

  it('takes nothing that was spoken of', async () => {
    expect((await after('how much is the tern?', 'tell me more about it')).steps).toEqual([])
  })

  it('is not told of another than the one that was spoken of', async () => {
    const { text } = await after('how much is the tern?', 'is it foldable?')
    expect(text).toContain('Tern tent')
    expect(text).not.toContain('Skua')
  })
})

describe('how many there are of what lies in the cart', () => {
  it.each(['actually just one', 'make it three', 'doch lieber nur eins'])(
    'is said in the cart, and not where it was put in: %s',
    async (said) => {
      const talk = converse(shelf, 'en', knowledge)
      await talk.say('put the puffin in my cart')
      talk.see(() => shelfWith('Cart 1 item'))
      await talk.result({ success: true })
      const { proposal } = await talk.say(said)
      expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 1 }] })
    },
  )
})
