import { noKnowledge, type Passage } from '#assistant'
import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { isLikelier, pageRelevance } from './weigh-known.ts'
import { contact, converse } from '../testing/converse.ts'

const delivery: Passage = {
  id: 'p',
  text: 'Standard delivery takes 2 to 4 working days.',
  title: 'Delivery',
  url: 'https://shop.example/delivery',
  headings: ['Delivery'],
  language: 'en',
  score: 0.9,
  kind: 'page',
}
const home: PageContext = {
  url: 'https://shop.example/',
  title: 'Shop',
  visibleText:
    'All lamps\nHeron lamp\n€219\nMoth lamp\n€24\nYou have 30 days to return a lamp, free of charge.',
  indexedElements: [
    { id: 1, type: 'link', text: 'Heron lamp', href: '/heron', parent: 'All lamps' },
    { id: 2, type: 'link', text: 'Moth lamp', href: '/moth', parent: 'All lamps' },
  ],
}
const bare: PageContext = { ...home, visibleText: 'All lamps\nHeron lamp\n€219\nMoth lamp\n€24' }
const asked = (page: PageContext, question: string, score: number) =>
  converse(page, 'en', { ...noKnowledge, search: async () => [{ ...delivery, score }] }).say(question)

describe('what is known of the site and what the page in view says', () => {
  it('is told as a guess, with where it stands, where it only may answer', async () => {
    const { text, proposal } = await asked(bare, 'When does the delivery arrive?', 0.4)
    expect(text).toBe('I am not sure. Perhaps this answers it: Standard delivery takes 2 to 4 working days.')
    expect(proposal).toMatchObject({ kind: 'answer', unanswered: true, sources: [{ title: 'Delivery' }] })
  })

  it('is no guess where it leaves out what the question hangs on, and the less sure', async () => {
    expect((await asked(bare, 'When does the piano arrive?', 0.4)).text).not.toContain(delivery.text)
    expect((await asked(bare, 'Does the delivery include a piano?', 0.7)).text).toMatch(/^I am not sure/)
    expect((await asked(bare, 'How much is the delivery?', 0.4)).text).not.toContain(delivery.text)
  })

  it('leave what the page says alone where it is likelier', async () => {
    const { text } = await asked(home, 'When does a lamp arrive?', 0.02)
    expect(text).not.toContain('Standard delivery')
  })

  it('keep to what the page plainly says', async () => {
    const { text } = await asked(contact, 'How much is delivery?', 0.6)
    expect(text).toContain('Delivery costs €4.90.')
  })

  it('are no guess where the site surely says it', async () => {
    const { text, proposal } = await asked(home, 'When does a lamp arrive?', 0.9)
    expect(text).toBe(delivery.text)
    expect(proposal).not.toHaveProperty('unanswered')
  })

  it('answer what was taken for no question', async () => {
    const { text } = await asked(home, 'u there on sundays', 0.9)
    expect(text).toBe(delivery.text)
  })

  it('leave an order an order', async () => {
    const { text } = await asked(home, 'open the page of a lamp', 0.9)
    expect(text).not.toBe(delivery.text)
  })

  it('come to nothing where both are too unlikely', async () => {
    const { text } = await asked(contact, 'Who painted the ceiling?', 0.05)
    expect(text).not.toContain(delivery.text)
  })
})

describe('what the page says', () => {
  const known = (score: number, isOwners = false) => ({ score, isOwners, isAbout: true })

  it('may answer at most where nothing of the whole site comes near the question', () => {
    expect(pageRelevance(known(0.02), 0.6)).toBe('strays')
    expect(pageRelevance(known(0.1), 0.85)).toBe('may')
    expect(pageRelevance(known(0.02), 0.99)).toBe('answers')
    expect(pageRelevance(known(0.7), 0.75)).toBe('answers')
  })

  it('is told as it is where the site was not learned from that page', async () => {
    const { text } = await asked(home, 'When does a lamp arrive?', 0.02)
    expect(text).toBe('You have 30 days to return a lamp, free of charge.')
  })

  it('is told as a guess where the site was, and says nothing like it', async () => {
    const page = {
      url: 'https://shop.example/',
      title: 'Shop',
      headings: [],
      links: [],
      forms: [],
      language: 'en',
      score: 1,
    }
    const knowledge = {
      ...noKnowledge,
      search: async () => [{ ...delivery, score: 0.02 }],
      map: async () => [page],
    }
    const { text, proposal } = await converse(home, 'en', knowledge).say('When does a lamp arrive?')
    expect(text).toMatch(/^I am not sure\./)
    expect(proposal).toMatchObject({ unanswered: true })
  })

  it('counts for more than the rest of the site, and for less than what the owner wrote', () => {
    expect(isLikelier(known(0.6), 0.9)).toBe(false)
    expect(isLikelier(known(0.97), 0.75)).toBe(true)
    expect(isLikelier(known(0.6, true), 0.99)).toBe(true)
    expect(isLikelier(known(0.05), 0)).toBe(false)
  })
})

describe('a question by its form that came to nothing', () => {
  it.each(['how do I contact you', 'do you take checks', 'does it come with a string'])(
    'is not found, and not misunderstood: %s',
    async (said) => {
      expect((await converse(bare, 'en').say(said)).text).toMatch(/^I could not find/)
    },
  )
})
