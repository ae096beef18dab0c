import { describe, expect, it } from 'vitest'
import { defaultSiteConfig, type Line } from '#protocol'
import { judge } from '../judge.ts'

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
