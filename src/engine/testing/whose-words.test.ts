import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { doneFor, filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const boat = (id: number, title: string, says: string): Line[] => [
  [1, 0, 'record', ''],
  [2, 0, 'heading', title, { level: 3 }],
  [2, 0, 'text', says],
  [2, id, 'button', 'Save'],
]

const harbour = outlined(
  { url: 'https://boats.example/12', title: 'Oak rowing boat for sale', language: 'en' },
  [
    [0, 0, 'heading', 'Oak rowing boat for sale', { level: 1 }],
    [0, 1, 'button', 'Save ad'],
    [0, 2, 'link', 'Get more depth charts', { href: '/charts' }],
    [0, 3, 'select', 'Sort by', { value: 'Date added', options: ['Date added', 'Name', 'Size'] }],
    [0, 4, 'button', 'Follow Ida Holm'],
    [0, 5, 'textbox', 'Full name', { value: '' }],
    [0, 0, 'list', ''],
    ...boat(6, 'Canoe at Elm Quay', 'Green, £300.'),
    ...boat(7, 'Boat trailer', 'Galvanized, £210.'),
    ...boat(8, 'Kayak at Ash Bay', 'Red, £180.'),
  ],
)

describe('what words are said of', () => {
  it('leaves the others alone where the page itself is meant', async () => {
    expect(await doneFor(harbour, 'save this boat for me')).not.toContain('7')
  })

  it('takes a name that a button bears for the button', async () => {
    expect(await doneFor(harbour, 'please follow Ida Holm')).toEqual(['4'])
    expect(await doneFor(harbour, 'my name is Ida Holm')).toEqual(['5 Ida Holm'])
  })

  it('puts in order by what an order is called after', async () => {
    expect(await doneFor(harbour, 'largest files first')).toEqual(['3 Size'])
  })

  it('opens nothing for who asks how much so something is', async () => {
    expect(await doneFor(harbour, 'how deep is the harbour')).not.toContain('2')
  })
})

describe('days written short', () => {
  const ticket = (language: string, days: string[]) =>
    ({
      url: 'https://fest.example/',
      title: 'Festival',
      language,
      indexedElements: [
        { id: 1, type: 'select', text: 'Giorno', value: '', options: days, form: 0 },
        { id: 2, type: 'textbox', text: 'Codice sconto', value: '', form: 0 },
      ],
      forms: [{ name: 'Biglietti' }],
    }) as unknown as PageContext

  it('are not read out of other words that begin so', async () => {
    const page = ticket('it', ['Venerdì', 'Sabato'])
    expect(await filledFor(page, 'veniamo in treno, codice sconto LUNA24')).toEqual(['2 LUNA24'])
    expect(await doneFor(page, 'il venerdì, codice sconto LUNA24')).toEqual(['1 Venerdì', '2 LUNA24'])
  })

  it('are read in the plural', async () => {
    const { text } = await converse({
      url: 'https://pool.example/',
      title: 'Piscina',
      language: 'es',
      visibleText: 'Horario\nSábados de 9:00 a 14:00.\nDomingos de 10:00 a 13:00.',
      indexedElements: [],
    } as unknown as PageContext).say('¿a qué hora abre los sábados?')
    expect(text).toContain('9:00')
  })
})

describe('what must be said itself', () => {
  const membership = {
    url: 'https://club.example/me',
    title: 'My membership',
    language: 'nl',
    indexedElements: [
      { id: 1, type: 'button', text: 'Lidmaatschap opzeggen' },
      { id: 2, type: 'link', text: 'Betalingen', href: '/payments' },
      { id: 3, type: 'textbox', text: 'Naam', form: 0, value: '' },
      { id: 4, type: 'date', text: 'Gewenste dag', form: 0, inputType: 'date', value: '' },
    ],
    forms: [{ name: 'Kennismaking' }],
  } as unknown as PageContext

  it('ends nothing for who wants to see something', async () => {
    expect(await doneFor(membership, 'laat me de rekeningen van vorig jaar zien')).not.toContain('1')
    expect(await doneFor(membership, 'ik wil mijn lidmaatschap opzeggen')).toEqual(['1'])
  })

  it('writes the day of a birth into no field for another day', async () => {
    const done = await doneFor(membership, 'mijn naam is Ada Smit, geboren op 3 mei 1984')
    expect(done.join()).not.toContain('1984-05-03')
  })
})
