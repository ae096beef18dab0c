import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const shelf = outlined({ url: 'https://shop.example/', title: 'All rugs', language: 'en' }, [
  [0, 0, 'nav', 'Main'],
  [1, 1, 'link', 'Checkout', { href: '/checkout' }],
  [0, 0, 'main', ''],
  [1, 0, 'heading', 'All rugs', { level: 1 }],
  [1, 2, 'select', 'Colour', { options: ['Any colour', 'Mill grey', 'Sand'] }],
  ...['Plain rug', 'Round rug'].flatMap((name, at): Line[] => [
    [2, 0, 'record', ''],
    [3, 10 + at * 2, 'link', name, { href: `/${at}` }],
    [3, 11 + at * 2, 'button', `Add to cart: ${name}`],
  ]),
])
const checkout = outlined(
  {
    url: 'https://shop.example/checkout',
    title: 'Checkout',
    language: 'en',
    forms: [{ name: 'You', line: 1 }],
  },
  [
    [0, 0, 'main', ''],
    [1, 0, 'form', 'You'],
    [2, 31, 'textbox', 'Full name', { form: 0, required: true, value: '' }],
    [2, 32, 'textbox', 'E-mail', { form: 0, inputType: 'email', required: true, value: '' }],
    [2, 33, 'button', 'Continue', { form: 0, submits: true }],
  ],
)

describe('what visitors tell of themselves where nothing asks for it', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'my name is Ida Holm, ida@example.org, I live at 7 Mill Lane in 1012 AB Leiden',
      'go to the checkout',
    ],
    ['de', 'ich heiße Ida Holm, ida@example.org', 'geh zur Kasse'],
    ['fr', 'je m’appelle Ida Holm, ida@example.org', 'passe à la caisse'],
    ['es', 'me llamo Ida Holm, ida@example.org', 'llévame a la caja'],
    ['tr', 'adım Ida Holm, ida@example.org', 'ödemeye geç'],
  ])('is kept and filled in on a later page, in %s: %s', async (language, told, ordered) => {
    const { say, see, result } = converse(shelf, language)
    const { proposal, text } = await say(told)
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('ida@example.org')
    expect((await say(ordered)).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
    see(() => checkout)
    expect((await result(done)).proposal).toMatchObject({
      steps: [
        { elementId: 31, inputData: 'Ida Holm' },
        { elementId: 32, inputData: 'ida@example.org' },
      ],
    })
  })

  it('is not kept where it says what to do with it', async () => {
    const { text } = await converse(shelf).say('delete ida@example.org')
    expect(text).not.toContain('keep')
  })

  it('goes into no lone field, which may be of a newsletter, and waits for a form', async () => {
    const { say, see, result } = converse(shelf)
    await say('ida@example.org')
    await say('go to the checkout')
    see(() =>
      outlined(
        {
          url: 'https://shop.example/cart',
          title: 'Cart',
          language: 'en',
          forms: [{ name: 'News', line: 1 }],
        },
        [
          [0, 0, 'main', ''],
          [1, 0, 'form', 'News'],
          [2, 41, 'textbox', 'E-mail for our news', { form: 0, inputType: 'email', value: '' }],
          [2, 42, 'button', 'Subscribe', { form: 0, submits: true }],
          [1, 43, 'link', 'Checkout', { href: '/checkout' }],
        ],
      ),
    )
    expect((await result(done)).proposal).not.toMatchObject({ kind: 'act' })
    expect((await say('open the checkout')).proposal).toMatchObject({ steps: [{ elementId: 43 }] })
    see(() => checkout)
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 32 }] })
  })

  it('is sent by nobody but the visitor', async () => {
    const { say, see, result } = converse(shelf)
    await say('my name is Ida Holm, ida@example.org, send it to 7 Mill Lane in 1012 AB Leiden')
    await say('go to the checkout')
    see(() => checkout)
    const { proposal } = await result(done)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 31 }, { elementId: 32 }] })
    expect(JSON.stringify(proposal)).not.toContain('"elementId":33')
  })
})
