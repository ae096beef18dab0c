import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse, done, withValue } from './converse.ts'

const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'All lamps',
  language: 'en',
  visibleText: 'All lamps\nHeron lamp\n€219\nMoth lamp\nA small glow.\n€24',
  indexedElements: [
    { id: 1, type: 'link', text: 'All lamps', href: '/', parent: 'Main' },
    {
      id: 2,
      type: 'select',
      text: 'Sort by',
      value: 'Featured',
      options: ['Featured', 'Price: low to high', 'Price: high to low'],
    },
    { id: 3, type: 'button', text: 'Add to cart: Heron lamp', parent: 'Heron lamp' },
  ],
}

const words: [Language, string][] = [
  ['en', 'undo that'],
  ['en', 'undo the last thing'],
  ['de', 'mach das rückgängig'],
  ['fr', 'annule ça'],
  ['fr', 'annuler'],
  ['es', 'deshaz eso'],
  ['it', 'annulla'],
  ['pt', 'desfaz isso'],
  ['nl', 'maak dat ongedaan'],
  ['pl', 'cofnij to'],
  ['tr', 'bunu geri al'],
  ['ar', 'تراجع عن ذلك'],
  ['zh', '撤销刚才的操作'],
  ['ja', '取り消して'],
]

describe('taking back what was just done', () => {
  it.each(words)('is done, in %s: %s', async (language, said) => {
    const talk = converse(shop, language)
    await talk.say('cheapest first')
    talk.see(withValue(2, 'Price: low to high'))
    await talk.result(done)
    expect((await talk.say(said)).proposal).toMatchObject({
      steps: [{ elementId: 2, inputData: 'Featured' }],
    })
  })

  it.each(words)('is said to be impossible where nothing was done, in %s: %s', async (language, said) => {
    const { proposal, text } = await converse(shop, language).say(said)
    expect(proposal.kind).toBe('answer')
    expect(text).not.toBe('')
    expect(text).toBe((await converse(shop, language).say(undone[language] ?? 'undo')).text)
  })

  it('gives way to what the page calls so', async () => {
    const page: PageContext = {
      ...shop,
      language: 'fr',
      indexedElements: [{ id: 9, type: 'button', text: 'Annuler' }],
    }
    const { proposal } = await converse(page, 'fr').say('annuler')
    expect(proposal).toMatchObject({ steps: [{ elementId: 9 }] })
  })
})

/** The plainest way to say it, whose answer all others have. */
const undone: Partial<Record<Language, string>> = {
  de: 'rückgängig machen',
  fr: 'annuler la dernière action',
  es: 'deshacer',
  it: 'annulla ultima azione',
  pt: 'desfazer',
  nl: 'ongedaan maken',
  pl: 'cofnij',
  tr: 'geri al',
  ar: 'تراجع',
  zh: '撤销',
  ja: '元に戻す',
}
