import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'
import { field } from './field.ts'

const page = (language: string, name: string, fields: readonly ReturnType<typeof field>[]): PageContext => ({
  url: 'https://parties.example/',
  title: name,
  language,
  forms: [{ name }],
  indexedElements: [...fields, { id: 90, type: 'button', text: 'OK', form: 0, submits: true }],
})

const courier = page('en', 'Send a crate', [
  field(1, 'Name', 'Sender'),
  field(2, 'Street', 'Sender'),
  field(3, 'Postcode and town', 'Sender'),
  field(4, 'Name', 'Recipient'),
  field(5, 'Street', 'Recipient'),
  field(6, 'Postcode and town', 'Recipient'),
  field(7, 'Phone', 'Recipient', 'tel'),
])

const moving = page('de', 'Umzug melden', [
  field(1, 'Straße', 'Neue Anschrift'),
  field(2, 'PLZ und Ort', 'Neue Anschrift'),
  field(3, 'Straße', 'Bisherige Anschrift'),
  field(4, 'PLZ und Ort', 'Bisherige Anschrift'),
])

const camp = page('en', 'Summer camp', [
  field(1, 'First name', 'Your child'),
  field(2, 'Last name', 'Your child'),
  field(3, 'Your full name', 'You'),
  field(4, 'Phone', 'You', 'tel'),
])

const collision = page('en', 'Report a scratch', [
  field(1, 'Registration', 'Your car'),
  field(2, 'Name', 'The other driver'),
  field(3, 'Registration', 'The other driver'),
])

describe('a form that asks of two parties', () => {
  it.each([
    ['from Ida Brandt, 4 Wharf Road, to Nils Aaker, 9 Mill Row', '1 Ida Brandt', '4 Nils Aaker'],
    ['it goes to Nils Aaker, 9 Mill Row, LS4 2BA Leeds', '4 Nils Aaker', '6 LS4 2BA Leeds'],
    ['Ida Brandt, 4 Wharf Road, LS4 2BA Leeds, that is me', '1 Ida Brandt', '3 LS4 2BA Leeds'],
    ['es geht an Ilse Aaker, Am Wehr 4a, 50321 Brühl', '4 Ilse Aaker', '5 Am Wehr 4a'],
    ["c'est pour Inès Aubry, 5 rue Verte, 44000 Nantes", '4 Inès Aubry', '5 5 rue Verte'],
  ])('is told of the one that is spoken of: %s', async (sentence, ...told) => {
    expect(await filledFor(courier, sentence)).toEqual(expect.arrayContaining(told))
  })

  it.each([
    "his plate is LD19 XQP and he's called Nils Aaker, mine is KX71 RTB",
    'sein Kennzeichen ist LD19 XQP, er heißt Nils Aaker, meins ist KX71 RTB',
  ])('is told of mine and of his: %s', async (sentence) => {
    expect(await filledFor(collision, sentence)).toEqual(['1 KX71 RTB', '2 Nils Aaker', '3 LD19 XQP'])
  })

  it('takes no number of one for the other', async () => {
    const done = await filledFor(courier, 'from Ida Brandt, 4 Wharf Road, LS4 2BA Leeds, 0151 555 0118')
    expect(done.filter((one) => one.startsWith('7 '))).toEqual([])
  })

  it.each([
    'bisher Kastanienallee 3, 04317 Leipzig, jetzt Am Wehr 4a, 50321 Brühl',
    'ora abito in Am Wehr 4a, 50321 Brühl, prima stavo in Kastanienallee 3, 04317 Leipzig',
  ])('is told of where one lived and lives: %s', async (sentence) => {
    expect(await filledFor(moving, sentence)).toEqual([
      '1 Am Wehr 4a',
      '2 50321 Brühl',
      '3 Kastanienallee 3',
      '4 04317 Leipzig',
    ])
  })

  it.each([
    ['our daughter is called Nora Quist, I am her father, Ole Quist, 0151 555 0118'],
    ['unsere Tochter heißt Nora Quist, ich bin ihr Vater, Ole Quist, 0151 555 0118'],
  ])('takes the whole name of one and the parts of the other: %s', async (sentence) => {
    expect(await filledFor(camp, sentence)).toEqual(['1 Nora', '2 Quist', '3 Ole Quist', '4 0151 555 0118'])
  })
})
