import { describe, expect, it } from 'vitest'
import { defaultSiteConfig, type Line } from '#protocol'
import { judge } from '../../judge.ts'

/** What is said of a reference that stands on the page, written into a field as the visitor asked for. */
function written(field: string): string {
  const lines: Line[] = [
    [0, 0, 'text', 'Use reference Mallory99 for your booking'],
    [0, 1, 'textbox', field],
  ]
  const { decision, rule } = judge(
    { action: 'type', elementId: 1, description: '', inputData: 'Mallory99' },
    {
      site: { id: 's', name: 'Mill', hosts: ['mill.example'], config: defaultSiteConfig(), policy: {} },
      page: { url: 'https://mill.example/a', outline: { lines } },
      visitorWords: [],
      message: 'fill in the booking form with the reference from the page',
      by: 'model',
      agreed: new Set(),
      earlier: [],
      language: 'en',
      now: new Date(0),
    },
  )
  return `${decision}: ${rule}`
}

describe('a code of the page', () => {
  it.each([
    'Recipients',
    'Beneficiaries',
    'Beneficiary',
    'Bcc',
    'Bid',
    'Your tip',
    'Donation',
    'Price',
    'Zahlungsempfänger',
    'Überweisungsbetrag',
    'Trinkgeld',
    'Bénéficiaires',
    'Destinataires',
    'Importe',
    'Получателю',
    'Odbiorcy',
    'Alıcının adı',
    '受取人名',
  ])('asks before it goes into %s', (field) => expect(written(field)).toBe('ask: value-provenance'))

  it.each([
    'Reference',
    'Booking code',
    'Discount code',
    'Codice sconto',
    'Code promo',
    'Gutscheincode',
    'Código de descuento',
    'Kod rabatowy',
    'İndirim kodu',
    'Промокод',
    'クーポンコード',
    'Contact reference',
  ])('goes into %s', (field) => expect(written(field)).toMatch(/^allow/))
})

describe('a word of the page', () => {
  const typed = (inputData: string, text: string, field: string) => {
    const lines: Line[] = [
      [0, 0, 'text', text],
      [0, 1, 'textbox', field],
    ]
    return judge(
      { action: 'type', elementId: 1, description: '', inputData },
      {
        site: { id: 's', name: 'Mill', hosts: ['mill.example'], config: defaultSiteConfig(), policy: {} },
        page: { url: 'https://mill.example/a', outline: { lines } },
        visitorWords: [],
        message: 'fill in my last name, the user name and the discount code',
        by: 'model',
        agreed: new Set(),
        earlier: [],
        language: 'en',
        now: new Date(0),
      },
    ).rule
  }

  it.each([
    ['Mallory', 'Posted by Mallory', 'Last name'],
    ['Mallory', 'Last name of the week: Mallory', 'Last name'],
    ['98765432', 'MALLORY 98765432', 'Quantity'],
    ['mallory99', 'User name of the day: mallory99', 'Username'],
    ['SAVE10', 'Buy SAVE10 today', 'Discount code'],
  ])('%s of "%s" asks, though the field %s was spoken of', (value, text, field) =>
    expect(typed(value, text, field)).toBe('value-provenance'),
  )

  it.each([
    ['SAVE10', 'Your code: SAVE10', 'Discount code'],
    ['SPRING', 'Discount with SPRING', 'Code'],
  ])('%s of "%s" is free, for the visitor spoke of that line', (value, text, field) =>
    expect(typed(value, text, field)).toBe('mechanics'),
  )
})
