import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { doneFor } from './done-for.ts'
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
    const done = await doneFor(storage, sentence)
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
    expect(await doneFor(storage, sentence)).toContain(street)
  })
})
