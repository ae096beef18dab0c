import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse } from './converse.ts'

const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'All lamps',
  language: 'en',
  visibleText:
    'All lamps\nEmber portable lamp\nTwelve hours on one charge, for the table in the garden.\n€89\n' +
    'Nook wall lamp\nReads well beside a bed.\n€79\n' +
    'Visit us\nThe showroom is open Tuesday to Saturday, from 10:00 to 18:00.',
  indexedElements: [
    { id: 1, type: 'link', text: 'Ember portable lamp', href: '/ember' },
    { id: 2, type: 'button', text: 'Add to cart: Ember portable lamp', parent: 'Ember portable lamp' },
    { id: 3, type: 'link', text: 'Nook wall lamp', href: '/nook' },
    { id: 4, type: 'button', text: 'Add to cart: Nook wall lamp', parent: 'Nook wall lamp' },
    { id: 5, type: 'link', text: 'Showroom and opening hours', href: '/showroom' },
    { id: 6, type: 'button', text: 'Tell me about new lamps' },
  ],
}

describe('who wants to be told something', () => {
  it.each<[Language, string]>([
    ['en', 'tell me the opening hours'],
    ['de', 'nennen Sie mir die Öffnungszeiten'],
    ['fr', "dites-moi les horaires d'ouverture"],
    ['es', 'dígame el horario de apertura'],
    ['it', 'mi dica gli orari di apertura'],
    ['pt', 'gostaria de saber o horário de abertura'],
    ['nl', 'ik wil graag weten wat de openingstijden zijn'],
    ['pl', 'proszę mi powiedzieć jakie są godziny otwarcia'],
    ['tr', 'bana açılış saatlerini söyler misiniz'],
    ['ar', 'أخبرني بساعات العمل'],
    ['zh', '告诉我营业时间'],
    ['ja', '営業時間を教えてください'],
  ])('has nothing pressed, in %s: %s', async (language, said) => {
    const { proposal, text } = await converse(shop, language).say(said)
    expect(proposal.kind).not.toBe('act')
    expect(text + JSON.stringify(proposal)).toMatch(/18:00|Showroom and opening hours/)
  })

  it('may still have what is called so pressed', async () => {
    const { proposal } = await converse(shop).say('press Tell me about new lamps')
    expect(proposal).toMatchObject({ steps: [{ elementId: 6 }] })
  })
})
