import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const library = outlined(
  {
    url: 'https://library.example/card',
    title: 'Library card',
    language: 'en',
    forms: [{ name: 'Library card' }],
  },
  [
    [0, 1, 'textbox', 'Full name', { form: 0 }],
    [0, 2, 'textbox', 'Date of birth (DD.MM.YYYY)', { form: 0 }],
    [0, 3, 'date', 'Card valid from', { inputType: 'date', form: 0, min: '2027-01-01', max: '2030-12-31' }],
    [0, 4, 'slider', 'Books a week', { form: 0, value: '3', min: '1', max: '9' }],
    [0, 5, 'button', 'Apply', { form: 0, submits: true }],
  ],
)

const lost = outlined(
  {
    url: 'https://tram.example/lost',
    title: 'Lost on the tram',
    language: 'en',
    forms: [{ name: 'Lost on the tram' }],
  },
  [
    [0, 1, 'date', 'Day', { inputType: 'date', form: 0, min: '2020-01-01', max: '2026-11-16' }],
    [0, 2, 'textbox', 'Line', { form: 0 }],
    [0, 3, 'textbox', 'E-mail', { inputType: 'email', form: 0 }],
    [0, 4, 'button', 'Report', { form: 0, submits: true }],
  ],
)

const strip = (language: string, day: string, days: readonly string[]) =>
  outlined({ url: 'https://ferry.example/', title: 'Ferry', language, forms: [{ name: 'Ferry' }] }, [
    [0, 1, 'date', day, { inputType: 'date', form: 0, value: '' }],
    [0, 2, 'button', 'OK', { form: 0, submits: true }],
    ...days.map((name, at): Line => [0, 10 + at, 'button', name]),
  ])

describe('a day', () => {
  it('is the button that is called so, where its field is not named', async () => {
    const italian = strip('it', 'Andata', ['ven 20 · da 18 €', 'sab 21 · da 22 €', 'dom 22 · da 18 €'])
    expect(await filledFor(italian, 'meglio se guardiamo sabato')).toEqual(['11'])
    const spanish = strip('es', 'Ida', ['vie. 20', 'sáb. 21', 'dom. 22'])
    expect(await filledFor(spanish, 'mejor vemos el domingo')).toEqual(['12'])
    expect(await filledFor(spanish, 'ida el domingo')).toEqual(['1 2026-11-22'])
  })

  it('is written in the order in which a field asks for it, and into none that cannot hold it', async () => {
    expect(await filledFor(library, 'Ida Brandt, 7.4.1969')).toEqual(['1 Ida Brandt', '2 07.04.1969'])
  })

  it('is no figure of a slider', async () => {
    expect(await filledFor(library, 'Ida Brandt, from 1 March 2027')).toEqual([
      '1 Ida Brandt',
      '3 2027-03-01',
    ])
  })

  it('is the last of its kind where a field ends with today', async () => {
    const done = await filledFor(lost, 'it was on 14 December, write to ida@brandt.example')
    expect(done).toEqual(['1 2025-12-14', '3 ida@brandt.example'])
  })
})

const away = outlined(
  {
    url: 'https://cats.example/sitters',
    title: 'A sitter for your cat',
    language: 'en',
    forms: [{ name: 'While you are gone' }],
  },
  [
    [0, 1, 'date', 'First day', { inputType: 'date', form: 0 }],
    [0, 2, 'date', 'Last day', { inputType: 'date', form: 0 }],
    [0, 3, 'button', 'Find a sitter', { form: 0, submits: true }],
  ],
)

const hotel = outlined(
  { url: 'https://inn.example/', title: 'The inn', language: 'en', forms: [{ name: 'Your stay' }] },
  [
    [0, 1, 'date', 'Arrival', { inputType: 'date', form: 0 }],
    [0, 2, 'date', 'Departure', { inputType: 'date', form: 0 }],
    [0, 3, 'button', 'Show rooms', { form: 0, submits: true }],
  ],
)

describe('the first and the last of two days', () => {
  const [first, last] = ['1 2027-04-03', '2 2027-04-09']

  it.each([
    ['we return on 9 April 2027', [last]],
    ['back on 9 April, leaving on 3 April', [first, last]],
    ['am 9. April sind wir zurück', [last]],
    ['am 3. April hin und am 9. April zurück', [first, last]],
    ['on rentre le 9 avril', [last]],
    ['on part le 3 avril et on rentre le 9 avril', [first, last]],
    ['nos vamos el 3 de abril y volvemos el 9 de abril', [first, last]],
    ['torniamo il 9 aprile', [last]],
    ['voltamos no dia 9 de abril', [last]],
    ['op 9 april zijn we terug', [last]],
    ['wracamy do domu 9 kwietnia', [last]],
    ['نعود يوم 9 أبريل', [last]],
    ['4月3日出发，4月9日回来', [first, last]],
    ['4月9日に帰ります', [last]],
  ])('are told by setting out and coming back: %s', async (sentence, done) => {
    expect(await filledFor(away, sentence)).toEqual(done)
  })

  it('are told so on a page in the same language', async () => {
    const done = await filledFor({ ...away, language: 'tr' }, "3 Nisan'da gidiyoruz, 9 Nisan'da dönüyoruz")
    expect(done).toEqual([first, last])
  })

  it.each([
    ['we leave on 9 April 2027', [last]],
    ['wir reisen am 9. April ab', [last]],
  ])('who stays leaves at the end: %s', async (sentence, done) => {
    expect(await filledFor(hotel, sentence)).toEqual(done)
  })
})

const kiln = outlined(
  { url: 'https://kiln.example/', title: 'The kiln', language: 'en', forms: [{ name: 'Firing' }] },
  [
    [0, 1, 'time', 'Start', { inputType: 'time', form: 0 }],
    [0, 2, 'time', 'Ready by', { inputType: 'time', form: 0 }],
    [0, 3, 'spinbutton', 'Number of people', { inputType: 'number', form: 0 }],
    [0, 4, 'textbox', 'Mobile', { inputType: 'tel', form: 0 }],
    [0, 5, 'select', 'Tell me', { form: 0, value: 'Not at all', options: ['Not at all', 'On my mobile'] }],
    [0, 6, 'button', 'Save', { form: 0, submits: true }],
  ],
)

describe('what stands beside a value', () => {
  it.each([
    ['ready at 6:30', ['2 06:30']],
    ['um halb sieben fertig', ['2 06:30']],
    ['om half zeven klaar', ['2 06:30']],
    ['prêt à 6h30', ['2 06:30']],
    ['start at 2:15, ready at 6:30', ['1 02:15', '2 06:30']],
  ])('names the second of two hours: %s', async (sentence, done) => {
    expect(await filledFor(kiln, sentence)).toEqual(done)
  })

  it.each(['für fünf Leute', 'for five people'])('counts people: %s', async (sentence) => {
    expect(await filledFor(kiln, sentence)).toEqual(['3 5'])
  })

  it('chooses nothing where it is the name of a number', async () => {
    expect(await filledFor(kiln, 'mobile 07700 900123, start at 2:15')).toEqual(['1 02:15', '4 07700 900123'])
  })
})
