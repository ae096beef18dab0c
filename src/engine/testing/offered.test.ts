import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const help = outlined({ url: 'https://shop.example/help/', title: 'Help', language: 'en' }, [
  [0, 1, 'link', 'Cart', { href: '/cart' }],
  [0, 2, 'link', 'Gift finder', { href: '/gifts' }],
  [0, 0, 'heading', 'Help', { level: 1 }],
  [0, 3, 'link', 'Delivery', { href: '/help/delivery' }],
  [0, 0, 'text', 'What it costs, how long it takes, where we deliver.'],
  [0, 4, 'link', 'Returns', { href: '/help/returns' }],
  [0, 0, 'heading', 'Talk to us', { level: 2 }],
  [0, 5, 'link', 'help@shop.example', { href: 'mailto:help@shop.example' }],
])
const aGift = 'my gift arrived broken'

const shelf = outlined({ url: 'https://shop.example/', title: 'All lamps', language: 'en' }, [
  [0, 0, 'group', 'Type'],
  ...['Table lamps', 'Wall lamps', 'Floor lamps'].map(
    (kind, at) => [1, 10 + at, 'checkbox', kind, { checked: false }] as const,
  ),
  [0, 0, 'list', ''],
  ...['Bell pendant', 'Moth night light', 'Heron floor lamp'].flatMap(
    (name, at) =>
      [
        [1, 0, 'record', ''],
        [2, 20 + at, 'link', name, { href: `/lamps/${at}` }],
        [2, 0, 'text', `€${24 + at}`],
        [2, 30 + at, 'button', `Add to cart: ${name}`],
      ] as const,
  ),
])

describe('what is offered', () => {
  it.each(['Do you sell candles?', 'Verkauft ihr Kerzen?', 'Vendez-vous des bougies ?'])(
    'buys nothing for who only asks: %s',
    async (said) => {
      const { proposal, text } = await converse(shelf).say(said)
      expect(proposal.kind).not.toBe('act')
      expect(text).not.toContain('Floor lamps')
      expect(JSON.stringify(proposal)).not.toMatch(/Add to cart|Floor lamps/)
    },
  )

  it.each(['non, en noir plutôt', 'no, make them brick red instead', 'continue'])(
    'is nothing that has no word of what was said: %s',
    async (said) => {
      expect((await converse(help).say(said)).proposal.kind).toBe('answer')
    },
  )

  it('is what has a word of it', async () => {
    expect((await converse(help).say(aGift)).proposal).toMatchObject({
      kind: 'ask',
      block: { data: { options: [{ label: 'Gift finder' }] } },
    })
  })

  it.each(['ça fait combien en tout ?', 'what is that?', 'is that all?', 'was ist das?', 'c’est quoi ça ?'])(
    'is not chosen by a question: %s',
    async (said) => {
      const talk = converse(help)
      await talk.say(aGift)
      expect((await talk.say(said)).proposal.kind).not.toBe('act')
    },
  )

  it.each(['that one', 'yes, that', 'the one there'])('is chosen by pointing at it: %s', async (said) => {
    const talk = converse(help)
    await talk.say(aGift)
    expect((await talk.say(said)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
  })
})
