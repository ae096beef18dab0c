import { beforeAll, describe, expect, it } from 'vitest'
import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'
import { createLexicon } from './lexicon.ts'
import { wordsOf } from './words-of.ts'

const lexicon = createLexicon({ pause: () => new Promise((resolve) => setImmediate(resolve)) })
beforeAll(() => lexicon.load(conceptLanguages))

function notionsIn(text: string, language: ConceptLanguage): string[] {
  return lexicon.senses(wordsOf(text, language), { languages: [language] }).map(({ notion }) => notion)
}

describe('the lexicon', () => {
  const said: [ConceptLanguage, string, string][] = [
    ['en', 'Could you enter his order by hand?', 'order.new'],
    ['en', 'two sports bags', 'bag'],
    ['en', 'I bought it yesterday', 'buy'],
    ['de', 'Ich möchte eine neue Bestellung anlegen', 'order.new'],
    ['de', 'die Koerperteile', 'body-part'],
    ['de', 'im Kinderkrankenhaus', 'hospital'],
    ['de', 'er hat zwei Häuser', 'home'],
    ['fr', "l'hôpital", 'hospital'],
    ['fr', 'deux chaussures', 'shoe'],
    ['es', 'quiero comprar zapatos', 'shoe'],
    ['it', 'le biciclette', 'bicycle'],
    ['pt', 'as bicicletas', 'bicycle'],
    ['nl', 'nieuwe schoenen en tassen', 'bag'],
    ['pl', 'szukam butów', 'shoe'],
    ['pl', 'w szpitalu', 'hospital'],
    ['tr', 'ayakkabıları arıyorum', 'shoe'],
    ['tr', 'hastaneye gitmek istiyorum', 'hospital'],
    ['ar', 'أريد شراء الأحذية', 'shoe'],
    ['ar', 'في المستشفى', 'hospital'],
    ['zh', '我想买一双鞋子', 'shoe'],
    ['ja', '靴を買いたい', 'buy'],
    ['ja', '病院に行きたい', 'hospital'],
    ['pl', '5 stycznia', 'month-1'],
    ['de', 'nach Österreich', 'country-at'],
    ['ja', '金曜日', 'weekday-5'],
    ['fr', 'en francs suisses', 'currency-chf'],
    ['es', 'en alemán', 'language-de'],
    // What buttons of shops, notices and accounts are called.
    ['en', 'Unsubscribe', 'settings.newsletter-unsubscribe'],
    ['en', 'Reschedule', 'book.change'],
    ['de', 'Überweisen', 'money.send-money'],
    ['fr', 'Tout accepter', 'settings.cookies-accept'],
    ['es', 'Rastrear pedido', 'order.track'],
    ['it', 'Rifiuta', 'act.decline'],
    ['pt', 'Entrar', 'account.sign-in'],
    ['nl', 'Opzeggen', 'account.cancel-subscription'],
    ['pl', 'Pobierz', 'act.download'],
    ['tr', 'Satın al', 'order.place'],
    ['ar', 'إضافة إلى السلة', 'cart.add'],
    ['zh', '送货上门', 'delivery.options'],
    ['ja', '予約取消', 'book.cancel'],
    ['en', 'I’m a medium', 'letter-size-m'],
    ['fr', 'M', 'letter-size-m'],
    ['ja', 'XL', 'letter-size-xl'],
    ['en', 'Redeem', 'redeem-verb'],
    ['en', 'Renew', 'renew-verb'],
    ['fr', 'Virement international', 'foreign-transfer'],
    ['nl', 'mijn fiets is gestolen', 'steal'],
    ['pl', 'Wybierz', 'act.select'],
    ['ja', '上司に回して', 'escalate-verb'],
  ]

  it.each(said)('understands in %s: %s', (language, text, notion) => {
    expect(notionsIn(text, language)).toContain(notion)
  })

  const not: [ConceptLanguage, string, string][] = [
    ['it', 'Rifiuta', 'waste-rubbish'],
    ['nl', 'Luister', 'lice'],
    ['pl', 'Stop', 'foot'],
    ['es', 'la entrada', 'account.sign-in'],
    ['en', 'I lost it', 'act.remove'],
    ['en', 'lowest first', 'sort.price-up'],
    ['en', 'XL', 'letter-size-m'],
    ['de', 'Suppe des Tages', 'talk.praise'],
    ['en', 'tell me more', 'field.phone'],
  ]

  it.each(not)('does not read in %s: %s as %s', (language, text, notion) => {
    expect(notionsIn(text, language)).not.toContain(notion)
  })

  it('asks every loaded language when none is named', () => {
    expect(
      lexicon.senses(['Rucksack', 'Schuhe']).map(({ notion, language }) => `${language} ${notion}`),
    ).toContain('de shoe')
  })

  it('tells a spelling apart from its stem', () => {
    const [exact] = lexicon.senses(['shoes'], { languages: ['en'] })
    const [stem] = lexicon.senses(['bags'], { languages: ['en'] })
    expect([exact?.exact, stem?.exact]).toEqual([true, false])
  })

  it('says which words made the phrase up, and puts the weightiest first', () => {
    const [first] = lexicon.senses(['open', 'a', 'new', 'order', 'please'], { languages: ['en'] })
    expect(first).toMatchObject({ notion: 'order.new', places: [2, 3], share: 1, exact: true })
  })

  it('reports phrases met in part when asked to', () => {
    const words = ['order', 'over', 'the', 'phone']
    const part = lexicon.senses(words, { languages: ['en'], leastShare: 0.5 })
    expect(part.find(({ notion }) => notion === 'order.new')?.share).toBeLessThan(1)
    expect(lexicon.senses(words, { languages: ['en'] }).map(({ notion }) => notion)).not.toContain(
      'order.new',
    )
  })

  it('knows the words of a language and no others', () => {
    expect([lexicon.knows('shoes', 'en'), lexicon.knows('xyzzy', 'en'), lexicon.knows('靴', 'ja')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('kinship', () => {
  it.each([
    ['shoe', 'shoe', 'same', ''],
    ['appointment', 'booking', 'synonym', 'like'],
    ['shoe', 'clothing', 'kind', 'kind'],
    ['clothing', 'shoe', 'kind', 'kind back'],
    ['bus', 'vehicle', 'kind', 'kind'],
    ['bus', 'car', 'kind', 'kind, kind back'],
    ['bag', 'carry', 'for', 'for'],
    ['pharmacy', 'illness', 'for', 'for, for'],
    ['heat', 'cold', 'opposite', 'opposite back'],
    ['month-1', 'time', 'kind', 'kind, kind'],
  ])('of %s and %s is %s over: %s', (a, b, how, path) => {
    const kinship = lexicon.kinship(a, b)
    expect(kinship?.how).toBe(how)
    expect(
      kinship?.steps.map(({ relation, reversed }) => (reversed ? `${relation} back` : relation)).join(', '),
    ).toBe(path)
  })

  it('ends after two steps', () => {
    expect(lexicon.kinship('shoe', 'tax')).toBeUndefined()
    expect(lexicon.kinship('shoe', 'no such notion')).toBeUndefined()
  })

  it('tells how crowded the notion in the middle is', () => {
    expect(lexicon.kinship('bus', 'car')?.fanout).toBe(lexicon.neighbours('vehicle').length)
  })
})

describe('loading', () => {
  it('brings senses, and lets other work run in between', async () => {
    let pauses = 0
    const fresh = createLexicon({ pause: async () => void (pauses += 1) })
    expect(fresh.senses(['shoes'])).toEqual([])
    await fresh.load(['en'])
    expect(fresh.senses(['shoes'])).toHaveLength(1)
    expect(pauses).toBeGreaterThan(0)
  })

  it('is done once however often it is asked for', async () => {
    let pauses = 0
    const fresh = createLexicon({ pause: async () => void (pauses += 1) })
    await Promise.all([fresh.load(['en']), fresh.load(['en'])])
    const once = pauses
    await fresh.load(['en'])
    expect(pauses).toBe(once)
  })
})
