import { noKnowledge, type Passage } from '#assistant'
import type { Language } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const head = [
  [0, 0, 'navigation', 'Main'],
  [1, 1, 'link', 'Teas', { href: '/teas' }],
  [1, 2, 'link', 'Account', { href: '/account' }],
  [0, 0, 'heading', 'Shipping', { level: 1 }],
] as const
const shipping = outlined({ url: 'https://tea.example/shipping', title: 'Shipping' }, [
  ...head,
  [0, 0, 'text', 'Every order leaves us within a day and travels for two days.'],
])
const orders = outlined({ url: 'https://tea.example/orders', title: 'Your orders' }, [
  ...head,
  [0, 0, 'heading', 'Your orders', { level: 2 }],
  [0, 0, 'text', 'Your parcel is on its way to Leeds.'],
])
const packing: Passage = {
  id: 'p',
  text: 'Lay the tins into the parcel and close it.',
  title: 'Sending back',
  url: 'https://tea.example/back',
  headings: ['Sending back'],
  language: 'en',
  score: 0.8,
  kind: 'page',
}
const knowledge = { ...noKnowledge, search: async () => [packing] }

async function heard(language: Language, text: string, page = shipping) {
  const { proposal, text: told } = await converse(page, language, knowledge).say(text)
  return `${told} ${JSON.stringify('block' in proposal ? proposal.block : '')}`
}

describe('who asks where their own order is', () => {
  it.each([
    ['en', 'where is my order?'],
    ['de', 'wo bleibt meine Bestellung?'],
    ['fr', 'où est ma commande ?'],
    ['es', '¿dónde está mi pedido?'],
    ['it', "dov'è il mio pacco?"],
    ['pt', 'onde está a minha encomenda?'],
    ['nl', 'waar is mijn pakket?'],
    ['pl', 'gdzie jest moja paczka?'],
    ['tr', 'siparişim nerede?'],
    ['ar', 'أين طلبي؟'],
    ['zh', '我的包裹在哪里'],
    ['ja', '荷物はどこですか'],
  ] as const)('is shown the way to it, and told no times, in %s', async (language, text) => {
    const told = await heard(language, text)
    expect(told).toContain('Account')
    expect(told).not.toContain('tins')
    expect(told).not.toContain('two days')
  })

  it('is told what the page of their orders says', async () => {
    expect(await heard('en', 'where is my parcel?', orders)).toContain('on its way to Leeds')
  })

  it.each(['where can I place my order?', 'where is the tea from?'])(
    'asks something else: %s',
    async (text) => {
      expect(await heard('en', text)).not.toContain('“Account”"}]')
    },
  )
})
