import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'

describe('times of day', () => {
  const sauna: PageContext = {
    url: 'https://sauna.example/',
    title: 'Sauna by the river',
    forms: [{ name: 'Book the sauna' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Day', inputType: 'date', form: 0, value: '' },
      { id: 2, type: 'button', text: '10:00', form: 0 },
      { id: 3, type: 'button', text: '15:00', form: 0 },
      { id: 4, type: 'button', text: '20:30', form: 0 },
      { id: 5, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
      { id: 6, type: 'button', text: 'Book', form: 0, submits: true },
    ],
  }

  it.each([
    ['on 4 May 2027 at 3, mail it to ida@example.org', '3'],
    ['wir kommen am 4. Mai 2027 um halb neun abends, meine Adresse ist ida@example.org', '4'],
    ['le 4 mai 2027 à dix heures, ida@example.org', '2'],
    ['el 4 de mayo de 2027 a las tres, ida@example.org', '3'],
    ['il 4 maggio 2027 alle otto e mezza, ida@example.org', '4'],
    ['wij willen graag op 4 mei 2027 om drie uur komen, ida@example.org', '3'],
    ['4 Mayıs 2027 saat üçte, ida@example.org', '3'],
  ])('are pressed where each is a button: %s', async (sentence, id) => {
    const steps = await filledFor(sauna, sentence)
    expect(steps).toContain(id)
    expect(steps).toContain('1 2027-05-04')
    expect(steps).toContain('5 ida@example.org')
    expect(steps).toHaveLength(3)
  })

  it('are pressed when hardly more is said', async () => {
    expect(await filledFor(sauna, "we'd like to come at three")).toEqual(['3'])
    expect(await filledFor(sauna, 'do you open at three?')).not.toEqual(['3'])
  })

  const ferry: PageContext = {
    url: 'https://ferry.example/',
    title: 'Ferry',
    forms: [{ name: 'Pick-up' }],
    indexedElements: [
      {
        id: 1,
        type: 'select',
        text: 'When do you get here?',
        form: 0,
        value: 'No idea',
        options: ['No idea', 'before 10:00', '10:00 – 16:00', 'after 16:00'],
      },
      { id: 2, type: 'input', text: 'Phone', inputType: 'tel', form: 0, value: '' },
      { id: 3, type: 'radio', text: 'Morning', form: 0, checked: false },
      { id: 4, type: 'radio', text: 'Midday', form: 0, checked: false },
      { id: 5, type: 'radio', text: 'Evening', form: 0, checked: false },
    ],
  }

  it('choose the span that they fall into', async () => {
    expect(await filledFor(ferry, 'we get there at half past eleven')).toEqual(['1 10:00 – 16:00'])
  })
})

describe('whether a form is sent', () => {
  const club: PageContext = {
    url: 'https://rowing.example/',
    title: 'Rowing club',
    forms: [{ name: 'Try it' }, { name: 'Voucher' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'First name', form: 0, value: '' },
      { id: 2, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
      { id: 3, type: 'button', text: 'Register', form: 0, submits: true },
      { id: 4, type: 'input', text: 'Voucher code', form: 1, value: '' },
      { id: 5, type: 'button', text: 'Apply', form: 1, submits: true },
    ],
  }

  it.each([
    ['register me: first name Ida, ida@example.org', ['1 Ida', '2 ida@example.org', '3']],
    ["register me: first name Ida, ida@example.org, but I'll send it myself", ['1 Ida', '2 ida@example.org']],
    ['first name Ida, ida@example.org, just fill it in', ['1 Ida', '2 ida@example.org']],
    ['first name Ida, ida@example.org', ['1 Ida', '2 ida@example.org']],
    ["I've got a code: ROW2027", ['4 ROW2027', '5']],
  ])('%s', async (sentence, steps) => {
    expect(await filledFor(club, sentence)).toEqual(steps)
  })
})

describe('where somebody lives', () => {
  const parcel: PageContext = {
    url: 'https://parcels.example/',
    title: 'Where to',
    forms: [{ name: 'Where to' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Initials', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Surname', form: 0, value: '' },
      { id: 3, type: 'input', text: 'Street', form: 0, value: '' },
      { id: 4, type: 'input', text: 'House number', form: 0, value: '' },
      { id: 5, type: 'input', text: 'City', form: 0, value: '' },
    ],
  }
  const whole: PageContext = {
    ...parcel,
    indexedElements: [
      { id: 1, type: 'input', text: 'Street and number', form: 0, value: '' },
      { id: 2, type: 'input', text: 'City', form: 0, value: '' },
    ],
  }

  it('is told apart where the form asks for each', async () => {
    expect(await filledFor(parcel, 'J.K. van Dorp, Hill Road 17, Oxford')).toEqual([
      '1 J.K.',
      '2 van Dorp',
      '3 Hill Road',
      '4 17',
      '5 Oxford',
    ])
  })

  it.each([
    ['14 rue des Tilleuls, Lyon', ['1 14 rue des Tilleuls', '2 Lyon']],
    ['via della Pace 3, Torino', ['1 via della Pace 3', '2 Torino']],
    ['calle del Carmen 9, Sevilla', ['1 calle del Carmen 9', '2 Sevilla']],
    ['Lindenweg 8, Jena', ['1 Lindenweg 8', '2 Jena']],
    ['ul. Polna 12, Lublin', ['1 ul. Polna 12', '2 Lublin']],
    ['I live at 6 Harbour Lane, Hull', ['1 6 Harbour Lane', '2 Hull']],
  ])('is one value where it is one field: %s', async (sentence, steps) => {
    expect(await filledFor(whole, sentence)).toEqual(steps)
  })
})

describe('what the words beside a value say', () => {
  const boarding: PageContext = {
    url: 'https://kennel.example/',
    title: 'Boarding house for animals',
    forms: [{ name: 'Ask for a place' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Your name', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: 'E-mail', inputType: 'email', form: 0, value: '' },
      { id: 3, type: 'input', text: "Animal's name", inputType: 'text', form: 0, value: '' },
      { id: 4, type: 'radio', text: 'Cat', form: 0, checked: false },
      { id: 5, type: 'radio', text: 'Dog', form: 0, checked: false },
      { id: 6, type: 'input', text: 'From', inputType: 'date', form: 0, value: '' },
      { id: 7, type: 'input', text: 'To', inputType: 'date', form: 0, value: '' },
      { id: 8, type: 'textarea', text: 'What should we know?', form: 0, value: '' },
      { id: 9, type: 'button', text: 'Ask', form: 0, submits: true },
    ],
  }

  it.each([
    ['my cat Minka, my mail is ida@example.org', ['2 ida@example.org', '3 Minka', '4']],
    ['für meinen Hund Waldo, meine E-Mail ist ida@example.org', ['2 ida@example.org', '3 Waldo', '5']],
    ['köpeğim Karabaş için, e-postam ida@example.org', ['2 ida@example.org', '3 Karabaş', '5']],
  ])('a being has a name and a kind: %s', async (sentence, steps) => {
    expect(await filledFor(boarding, sentence)).toEqual(steps)
  })

  it.each([
    ['ida@example.org, and put "afraid of thunder" in the remarks', 'afraid of thunder'],
    ['meine Adresse ist ida@example.org, und in die Bemerkungen „bellt bei Regen“', 'bellt bei Regen'],
    ['ida@example.org, et écrivez « a peur des orages » dans les remarques', 'a peur des orages'],
    ['mój adres to ida@example.org, w uwagach „boi się burzy”', 'boi się burzy'],
  ])('a quotation for the remarks goes where there is room for it: %s', async (sentence, text) => {
    expect(await filledFor(boarding, sentence)).toEqual(['2 ida@example.org', `8 ${text}`])
  })

  it.each([
    ['from 28 May 2027 to the 2nd, ida@example.org', '2027-05-28', '2027-06-02'],
    ['vom 10. Juli 2027 bis zum 17., meine Adresse ist ida@example.org', '2027-07-10', '2027-07-17'],
    ['van 20 tot en met 31 januari 2027, mijn adres is ida@example.org', '2027-01-20', '2027-01-31'],
    ['del 3 de mayo de 2027 al 9, mi correo es ida@example.org', '2027-05-03', '2027-05-09'],
  ])('a day leans on the one beside it: %s', async (sentence, from, to) => {
    const steps = await filledFor(boarding, sentence)
    expect(steps).toEqual(['2 ida@example.org', `6 ${from}`, `7 ${to}`])
  })

  const market: PageContext = {
    url: 'https://market.example/',
    title: 'Market',
    forms: [{ name: 'Firewood' }, { name: 'Charcoal' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Quantity of firewood', inputType: 'number', form: 0, value: '1' },
      { id: 2, type: 'button', text: 'Add to cart', form: 0, submits: true },
      { id: 3, type: 'input', text: 'Quantity of charcoal', inputType: 'number', form: 1, value: '1' },
      { id: 4, type: 'button', text: 'Add to cart', form: 1, submits: true },
    ],
  }

  it('how many of a thing puts it into the cart', async () => {
    expect(await filledFor(market, 'three bags of charcoal in my cart please')).toEqual(['3 3', '4'])
    expect(await filledFor(market, 'set the quantity of charcoal to 3')).toEqual(['3 3'])
  })
})

describe('texts that are told', () => {
  const archive: PageContext = {
    url: 'https://pictures.example/',
    title: 'Pictures',
    forms: [{ name: 'This picture' }, { name: 'Ask us' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Title', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Tags', inputType: 'text', form: 0, value: '' },
      {
        id: 3,
        type: 'select',
        text: 'Album',
        form: 0,
        value: 'None',
        options: ['None', 'Holidays', 'Family'],
      },
      { id: 4, type: 'button', text: 'Save', form: 0, submits: true },
      { id: 5, type: 'link', text: 'Harbour at night', href: '/harbour' },
      { id: 6, type: 'input', text: 'Your name', inputType: 'text', form: 1, value: '' },
      { id: 7, type: 'textarea', text: 'What is it about?', form: 1, value: '' },
      { id: 8, type: 'button', text: 'Send', form: 1, submits: true },
    ],
  }

  it('are lists where the field takes one, and titles where something is called so', async () => {
    expect(await filledFor(archive, 'call it "Low tide", tag it sand, gulls, holidays')).toEqual([
      '1 Low tide',
      '2 sand, gulls',
      '3 Holidays',
    ])
  })

  it('go on up to the next stop behind a colon', async () => {
    const sentence = "write them: the third picture is upside down. my name is Ida Berg, don't send it yet"
    expect(await filledFor(archive, sentence)).toEqual(['6 Ida Berg', '7 the third picture is upside down'])
  })
})
