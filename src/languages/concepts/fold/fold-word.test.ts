import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '../concept-languages.ts'
import { foldLetters, foldWord, stemsOf, withoutPronouns } from './fold-word.ts'

describe('a stem', () => {
  const forms: Record<ConceptLanguage, string[]> = {
    en: [
      'ship shipping shipped ships',
      'carry carries carried carrying',
      'buy bought buys',
      'order orders ordered ordering',
      'knife knives',
      'box boxes',
    ],
    de: [
      'Haus Häuser Haus Hause',
      'kaufen kauft kaufe kaufte',
      'Schlüssel Schluessel',
      'Bestellung Bestellungen',
      'Frau Frauen',
      'neu neue neuen neues',
    ],
    fr: ['commander commande commandez commandé commandée', 'chapeau chapeaux', 'cheval chevaux'],
    es: [
      'comprar compro compra comprando comprado comprarlo',
      'zapato zapatos',
      'luz luces',
      'habitación habitaciones',
    ],
    it: ['comprare compro comprato comprarlo', 'borsa borse', 'banca banche'],
    pt: ['comprar compro comprado comprou', 'cartão cartões', 'sapato sapatos'],
    nl: ['tas tassen', 'naam namen', 'prijs prijzen', 'schoen schoenen', 'kopen koopt'],
    pl: [
      'szpital szpitala szpitalu szpitalem',
      'zamówienie zamówienia zamówieniu',
      'książka książki książkę',
    ],
    tr: ['ev evler evleri evde evden', 'ayakkabı ayakkabılar ayakkabıyı', 'kitap kitaplar kitabı'],
    ar: ['حذاء الحذاء', 'سيارة السيارة سيارات السيارات', 'أحذية الأحذية احذيه'],
    zh: ['订单'],
    ja: ['買う 買い 買って', '食べる 食べ'],
  }

  it.each(Object.entries(forms).flatMap(([language, sets]) => sets.map((set) => [language, set] as const)))(
    'is one in %s: %s',
    (language, set) => {
      const stems = set.split(' ').map((word) => foldWord(word, language as ConceptLanguage))
      expect(new Set(stems).size, stems.join(' ')).toBe(1)
    },
  )

  it('of a participle is tried without its ge', () => {
    expect(stemsOf('abgeholt', 'de')).toContain(foldWord('abholen', 'de'))
    expect(stemsOf('gekauft', 'de')).toContain(foldWord('kaufen', 'de'))
  })

  it('of a verb is found without the pronouns that are written onto it', () => {
    expect(withoutPronouns('abremelo', 'es')).toContain(foldWord('abrir', 'es'))
    expect(withoutPronouns('mandamelo', 'it')).toContain(foldWord('mandare', 'it'))
    expect(withoutPronouns('abrelo', 'de')).toEqual([])
  })

  it('keeps short words whole', () => {
    expect([foldWord('bus', 'en'), foldWord('is', 'en'), foldWord('see', 'en')]).toEqual(['bus', 'is', 'see'])
  })
})

describe('the letters of a word', () => {
  it.each([
    ['Crème', 'fr', 'creme'],
    ["L'Été", 'fr', 'ete'],
    ['STRAẞE', 'de', 'strasse'],
    ['İSTANBUL', 'tr', 'istanbul'],
    ['Łódź', 'pl', 'lodz'],
    ['إلكترونية', 'ar', 'الكترونيه'],
    ['ＡＢＣ', 'ja', 'abc'],
    ['ﾊﾞｯｸﾞ', 'ja', 'バッグ'],
    ['が', 'ja', 'が'],
  ] as const)('%s in %s become %s', (word, language, letters) => {
    expect(foldLetters(word, language)).toBe(letters)
  })
})
