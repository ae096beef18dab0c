import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse, lamps } from './converse.ts'
import { filledFor } from './done-for.ts'

/** What is written on a page for a sentence: id and value. */
async function writtenFor(page: PageContext, sentence: string): Promise<string[]> {
  return (await filledFor(page, sentence)).filter((one) => !/^\d+$/.test(one))
}

const flats: PageContext = {
  url: 'https://flats.example/',
  title: 'Flats',
  forms: [{ name: 'Find a flat' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Min rent (€)', inputType: 'number', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Max rent (€)', inputType: 'number', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Min rooms', inputType: 'number', form: 0, value: '' },
    { id: 4, type: 'input', text: 'Max rooms', inputType: 'number', form: 0, value: '' },
    { id: 5, type: 'input', text: 'Postcode', form: 0, value: '' },
    { id: 6, type: 'button', text: 'Search', form: 0, submits: true },
  ],
}

const vans: PageContext = {
  url: 'https://vans.example/',
  title: 'Gebrauchte Busse',
  language: 'de',
  forms: [{ name: 'Suche' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Preis von', inputType: 'number', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Preis bis', inputType: 'number', form: 0, value: '' },
    {
      id: 3,
      type: 'select',
      text: 'Maximaler Kilometerstand',
      form: 0,
      value: 'Egal',
      options: ['Egal', 'bis 30.000', 'bis 60.000', 'bis 90.000'],
    },
    { id: 4, type: 'input', text: 'PLZ', form: 0, value: '' },
    { id: 5, type: 'button', text: 'Suchen', form: 0, submits: true },
  ],
}

describe('the least and the most of something', () => {
  it.each([
    ['at least 3 rooms, up to 1200 euros', ['2 1200', '3 3']],
    ['rent 650 to 950, postcode 10115', ['1 650', '2 950', '5 10115']],
    ['between 900 and 1300 a month, 2 to 3 rooms', ['1 900', '2 1300', '3 2', '4 3']],
    ['max 11000 euros', ['2 11000']],
    ['nothing over 900 euros', ['2 900']],
    ['nichts über 900 Euro', ['2 900']],
    ['rien au-dessus de 900 euros', ['2 900']],
    ['nada por encima de 900 euros', ['2 900']],
    ['not less than 3 rooms', ['3 3']],
    ['wir zahlen 650 bis 950 Euro und brauchen mindestens 2 Zimmer', ['1 650', '2 950', '3 2']],
    ['entre 650 et 950 euros, minimum 2 pièces', ['1 650', '2 950', '3 2']],
    ['quiero pagar de 650 a 950 euros, mínimo 2 habitaciones', ['1 650', '2 950', '3 2']],
    ['vorrei spendere da 650 a 950 euro', ['1 650', '2 950']],
    ['de 650 a 950 euros, no mínimo 2 quartos', ['1 650', '2 950', '3 2']],
    ['wij willen graag van 650 tot 950 euro betalen, minstens 2 kamers', ['1 650', '2 950', '3 2']],
    ['czynsz od 650 do 950 euro', ['1 650', '2 950']],
    ['650 ile 950 euro arası, en az 2 oda', ['1 650', '2 950', '3 2']],
    ['من 650 إلى 950 يورو', ['1 650', '2 950']],
    ['650到950欧元', ['1 650', '2 950']],
    ['650ユーロから950ユーロまで', ['1 650', '2 950']],
    ['a minimum of 650 and a maximum of 950 euros', ['1 650', '2 950']],
    ['at least 2 but under 4 rooms', ['3 2', '4 4']],
    ['ein Minimum von 650 und ein Maximum von 950 Euro', ['1 650', '2 950']],
    ['un minimum de 650 et un maximum de 950 euros', ['1 650', '2 950']],
    ['un mínimo de 650 y un máximo de 950 euros', ['1 650', '2 950']],
    ['un minimo di 650 e un massimo di 950 euro', ['1 650', '2 950']],
    ['um mínimo de 650 e um máximo de 950 euros', ['1 650', '2 950']],
    ['een minimum van 650 en een maximum van 950 euro', ['1 650', '2 950']],
    ['minimum 650 i maksimum 950 euro', ['1 650', '2 950']],
    ['en az 650 en fazla 950 euro', ['1 650', '2 950']],
    ['الحد الأدنى 650 يورو، الحد الأقصى 950 يورو', ['1 650', '2 950']],
    ['至少650欧元，最多950欧元', ['1 650', '2 950']],
    ['最低650ユーロ、最大950ユーロ', ['1 650', '2 950']],
  ])('go into the fields for them: %s', async (sentence, filled) => {
    expect(await writtenFor(flats, sentence)).toEqual(filled)
  })

  it('of something else goes nowhere', async () => {
    expect(await writtenFor(flats, 'max 3 balconies')).not.toContain('2 3')
  })

  it.each([
    ['höchstens 60000 Kilometer, bis 12000 Euro, 04109', ['2 12000', '3 bis 60.000', '4 04109']],
    ['not more than 90k on the clock and 7 to 9k euros', ['1 7000', '2 9000', '3 bis 90.000']],
    ['ich wohne in 04109 Leipzig', ['4 04109']],
  ])('of two quantities: %s', async (sentence, filled) => {
    expect(await writtenFor(vans, sentence)).toEqual(filled)
  })
})

const houses: PageContext = {
  url: 'https://houses.example/',
  title: 'Houses',
  forms: [{ name: 'Find a house' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Min rent', inputType: 'number', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Max rent', inputType: 'number', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Min floor area', inputType: 'number', form: 0, value: '' },
    {
      id: 4,
      type: 'select',
      text: 'Bedrooms',
      form: 0,
      value: 'Any',
      options: ['Any', '1 or more', '2 or more', '3 or more'],
    },
    { id: 5, type: 'button', text: 'Search', form: 0, submits: true },
  ],
}

describe('a bound that is told with its unit', () => {
  it.each([
    ['up to 1100 euros, at least 85 square metres', ['2 1100', '3 85']],
    ['bis 1100 Euro, mindestens 85 qm', ['2 1100', '3 85']],
    ["jusqu'à 1100 euros, au moins 85 m²", ['2 1100', '3 85']],
    ['hasta 1100 euros, al menos 85 metros cuadrados', ['2 1100', '3 85']],
    ['fino a 1100 euro, almeno 85 metri quadrati', ['2 1100', '3 85']],
    ['tot 1100 euro, minstens 85 vierkante meter', ['2 1100', '3 85']],
    ['do 1100 euro, co najmniej 85 m2', ['2 1100', '3 85']],
    ['en az 85 metrekare', ['3 85']],
    ['至少85平方米', ['3 85']],
    ['at least 3 bedrooms', ['4 3 or more']],
    ['at least 2 bedrooms and at least 85 square metres', ['3 85', '4 2 or more']],
  ])('goes into the field of that unit: %s', async (sentence, filled) => {
    expect(await writtenFor(houses, sentence)).toEqual(filled)
  })

  it.each(['at least 2 bathrooms', 'at least 3 hours', 'at least 2 people'])(
    'goes into none of another: %s',
    async (sentence) => {
      expect(await writtenFor(houses, sentence)).not.toContainEqual(expect.stringMatching(/^\d/))
    },
  )
})

describe('what is left out by its price', () => {
  const bands = lamps(['Any price', 'Under €50', '€50 to €100', 'Over €100'])

  it.each<[Language, string]>([
    ['en', 'hide everything over 100 euros'],
    ['en', 'leave out anything above 100'],
    ['en', "don't show anything over 100 euros"],
    ['de', 'bitte alle Lampen über 100 Euro ausblenden'],
    ['fr', 'cache tout ce qui dépasse 100 euros'],
    ['es', 'oculta todo lo que pase de 100 euros'],
    ['it', 'nascondi tutto sopra i 100 euro'],
    ['pt', 'esconda tudo acima de 100 euros'],
    ['nl', 'verberg alle lampen die meer dan 100 euro kosten'],
    ['pl', 'ukryj wszystko powyżej 100 euro'],
    ['tr', '100 euronun üstündekileri gizle'],
    ['tr', '100 eurodan fazla olmasın'],
    ['ar', 'استبعد ما فوق 100 يورو'],
    ['zh', '隐藏100欧元以上的'],
    ['ja', '100ユーロを超えるものは要らない'],
  ])('is not chosen, in %s: %s', async (language, said) => {
    const { proposal } = await converse(bands, language).say(said)
    expect(JSON.stringify(proposal)).not.toContain('Over €100')
  })

  it.each<[Language, string]>([
    ['en', 'under 50 euros'],
    ['en', 'only lamps under 50 euros please'],
    ['de', 'nur Lampen unter 50 Euro'],
    ['fr', 'moins de 50 euros'],
    ['es', 'menos de 50 euros'],
    ['it', 'sotto i 50 euro'],
    ['pt', 'menos de 50 euros'],
    ['nl', 'onder de 50 euro'],
    ['pl', 'poniżej 50 euro'],
    ['ar', 'أقل من 50 يورو'],
    ['zh', '50欧元以下'],
    ['ja', '50ユーロ以下'],
    ['ja', '50ユーロ以下のランプを見せて'],
  ])('is set by the list of the page that says so, in %s: %s', async (language, said) => {
    const { proposal } = await converse(bands, language).say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 4, inputData: 'Under €50' }] })
  })

  it.each<[Language, string]>([
    ['en', "don't hide anything over 100"],
    ['de', 'bitte nichts über 100 Euro ausblenden'],
    ['fr', 'ne cache rien au-dessus de 100 euros'],
    ['es', 'no ocultes nada por encima de 100 euros'],
  ])('is not narrowed by who wants nothing hidden, in %s: %s', async (language, said) => {
    const { proposal } = await converse(bands, language).say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 4, inputData: 'Any price' }] })
  })

  it.each(['which lamps are under 50?', 'is there anything under 50', 'the cheapest under 50'])(
    'is shown to who asks: %s',
    async (said) => {
      const { proposal, text } = await converse(bands).say(said)
      expect(text + JSON.stringify(proposal)).toContain('Moth lamp')
    },
  )

  it.each([
    ['hide everything over 100 euros', 'Moth lamp', 'Heron lamp'],
    ['hide everything under 100 euros', 'Heron lamp', 'Moth lamp'],
    ['nothing below 100 euros', 'Heron lamp', 'Moth lamp'],
  ])('and the rest is shown: %s', async (said, shown, left) => {
    const { text, proposal } = await converse(lamps([])).say(said)
    expect(text + JSON.stringify(proposal)).toContain(shown)
    expect(text + JSON.stringify(proposal)).not.toContain(left)
  })
})

describe('who somebody is', () => {
  const visit = (first: string, last: string): PageContext => ({
    url: 'https://visits.example/',
    title: 'Visit',
    forms: [{ name: 'Visit' }],
    indexedElements: [
      { id: 1, type: 'input', text: first, form: 0, value: '' },
      { id: 2, type: 'input', text: last, form: 0, value: '' },
      { id: 3, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
      { id: 4, type: 'input', text: 'Postcode', form: 0, value: '' },
    ],
  })

  it.each([
    ['Prénom', 'Nom', 'Inès Garrel, ines@example.fr', ['1 Inès', '2 Garrel', '3 ines@example.fr']],
    ['Vorname', 'Name', 'Jule Aster, jule@example.org', ['1 Jule', '2 Aster', '3 jule@example.org']],
    [
      'First name',
      'Last name',
      'im Nora Whitby, nora@example.org',
      ['1 Nora', '2 Whitby', '3 nora@example.org'],
    ],
    ['First name', 'Last name', 'Mrs Whitby, postcode D02 AF30', ['2 Whitby', '4 D02 AF30']],
    ['Vorname', 'Nachname', 'Herr Aster, Postleitzahl K1A 0B1', ['2 Aster', '4 K1A 0B1']],
    ['Voornaam', 'Achternaam', 'mevrouw Jansen, postcode 3511 AB', ['2 Jansen', '4 3511 AB']],
  ])('%s and %s: %s', async (first, last, sentence, filled) => {
    expect(await writtenFor(visit(first, last), sentence)).toEqual(filled)
  })

  it('is not told by whom they want to see', async () => {
    const page = visit('First name', 'Last name')
    const filled = await writtenFor(page, 'an appointment with Mrs Whitby, nora@example.org')
    expect(filled.join()).not.toContain('Whitby')
  })
})
