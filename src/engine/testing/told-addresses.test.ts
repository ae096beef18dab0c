import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { doneFor, filledFor } from './done-for.ts'
import { field } from './field.ts'

const storage: PageContext = {
  url: 'https://attic.example/store',
  title: 'Store your things',
  language: 'en',
  forms: [{ name: 'Store your things' }],
  indexedElements: [
    field(1, 'Name', 'About you'),
    field(2, 'Street and number', 'About you'),
    field(3, 'Town and postcode', 'About you'),
    field(4, 'Country', 'About you'),
    field(5, 'Phone', 'About you', 'tel'),
    { id: 6, type: 'button', text: 'Reserve', form: 0, submits: true },
  ],
}

const florist: PageContext = {
  url: 'https://petals.example/',
  title: 'Send flowers',
  language: 'en',
  forms: [{ name: 'Send flowers' }],
  indexedElements: [
    field(1, 'Delivery address', 'Delivery'),
    field(2, 'Phone', 'Delivery', 'tel'),
    { id: 3, type: 'button', text: 'Order', form: 0, submits: true },
  ],
}

describe('an address that is told in one go', () => {
  it.each([
    ['Nora Quist, Am Wehr 14, 50321 Brühl, 0151 555 0118', '2 Am Wehr 14', '3 50321 Brühl'],
    ['nora quist, 14 wharf road, LS4 2BA leeds, 0151 555 0118', '2 14 wharf road', '3 LS4 2BA leeds'],
    ['nora quist, rua das hortas 14, 4050-171 porto', '2 rua das hortas 14', '3 4050-171 porto'],
    ['Nora Quist, Flat 3, 14 Wharf Road, LS4 2BA Leeds', '2 Flat 3, 14 Wharf Road', '3 LS4 2BA Leeds'],
    ['Nora Quist, Am Wehr 14a, 50321 Brühl', '2 Am Wehr 14a', '3 50321 Brühl'],
    ['Nora Quist, 14 Wharf Road, Leeds, LS4 2BA, 0151 555 0118', '2 14 Wharf Road', '3 Leeds, LS4 2BA'],
  ])('goes with its town into a field for the postcode and the town: %s', async (sentence, street, town) => {
    const done = await filledFor(storage, sentence)
    expect(done).toContain(street)
    expect(done).toContain(town)
  })

  it('goes whole into the one field for it', async () => {
    expect(await doneFor(florist, 'deliver to 14 Wharf Road, LS4 2BA Leeds, phone 0151 555 0118')).toEqual([
      '1 14 Wharf Road, LS4 2BA Leeds',
      '2 0151 555 0118',
    ])
  })

  it.each([
    ['ich heiße Nora Quist, wohne Kieselpfad 14 in 50321 Brühl, 0151 555 0118', '2 Kieselpfad 14'],
    ['ik ben Nora Quist, Wilgenhof 14 in 1012 AB Amsterdam, 0151 555 0118', '2 Wilgenhof 14'],
    ['Nora Quist, ul. Lipowa 14 w 30-042 Kraków, 0151 555 0118', '2 ul. Lipowa 14'],
  ])('goes with its number where the town follows without a comma: %s', async (sentence, street) => {
    expect(await filledFor(storage, sentence)).toContain(street)
  })
})

describe('a flat', () => {
  const parcels: PageContext = {
    url: 'https://parcels.example/',
    title: 'Parcels',
    language: 'en',
    forms: [{ name: 'Where to' }],
    indexedElements: [
      field(1, 'Name', 'Where to'),
      field(2, 'Street and number', 'Where to'),
      field(3, 'Floor and door', 'Where to'),
      field(4, 'Phone', 'Where to', 'tel'),
    ],
  }
  const known = { name: '1 Pia Lund', phone: '4 0151 555 0118' }

  it.each([
    ['Pia Lund, 14 Wharf Road, 3rd floor left, 0151 555 0118', '14 Wharf Road', '3rd floor left'],
    ['Pia Lund, Flat 3b, 14 Wharf Road, 0151 555 0118', '14 Wharf Road', 'Flat 3b'],
    ['Pia Lund, Am Wehr 14, 2. OG links, 0151 555 0118', 'Am Wehr 14', '2. OG links'],
    ['Pia Lund, 14 rue des Saules, 3ème étage, 0151 555 0118', '14 rue des Saules', '3ème étage'],
    ['Pia Lund, calle Sauces 14, 4º izq., 0151 555 0118', 'calle Sauces 14', '4º izq.'],
    ['Pia Lund, via dei Salici 14, int. 5, 0151 555 0118', 'via dei Salici 14', 'int. 5'],
    ['Pia Lund, rua das Hortas 14, 2.º dto., 0151 555 0118', 'rua das Hortas 14', '2.º dto.'],
    ['Pia Lund, Wilgenlaan 14, 2e verdieping, 0151 555 0118', 'Wilgenlaan 14', '2e verdieping'],
    ['Pia Lund, ul. Lipowa 14, m. 4, 0151 555 0118', 'ul. Lipowa 14', 'm. 4'],
    ['Pia Lund, Söğüt Sokak 14, kat 3, 0151 555 0118', 'Söğüt Sokak 14', 'kat 3'],
  ])('goes into the field that asks for it: %s', async (sentence, street, flat) => {
    expect(await doneFor(parcels, sentence)).toEqual([known.name, `2 ${street}`, `3 ${flat}`, known.phone])
  })

  it('stays with its street where no field asks for it', async () => {
    expect(await doneFor(storage, 'Pia Lund, calle Sauces 14, 4º B, 0151 555 0118')).toContain(
      '2 calle Sauces 14, 4º B',
    )
  })

  it('is none where only a floor is spoken of', async () => {
    expect(await doneFor(parcels, 'we live on the 3rd floor, is there a lift')).not.toContain('3 3rd floor')
  })
})
