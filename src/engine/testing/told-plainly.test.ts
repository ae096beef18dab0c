import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

describe('lists that take effect by themselves, among the fields of no form', () => {
  const zone: PageContext = outlined({ url: 'https://dns.example/', title: 'Records', language: 'en' }, [
    [0, 0, 'tabpanel', ''],
    [1, 0, 'text', 'Add a record'],
    [1, 1, 'select', 'Type', { value: 'A', options: ['A', 'CNAME', 'MX'], immediate: true }],
    [1, 2, 'textbox', 'Name', { inputType: 'text', value: '' }],
    [1, 3, 'textbox', 'Value', { inputType: 'text', value: '' }],
    [1, 4, 'button', 'Save record'],
  ])

  it('are filled in with them, with what a thing is called and a host', async () => {
    const said = 'add a CNAME called shop that points to stores.harbour.example and save it'
    expect(await filledFor(zone, said)).toEqual(['1 CNAME', '2 shop', '3 stores.harbour.example', '4'])
  })
})

describe('an article before a figure', () => {
  const flats: PageContext = {
    url: 'https://flats.example/',
    title: 'Flats',
    language: 'en',
    indexedElements: [
      { id: 1, type: 'input', text: 'Minimum price', inputType: 'number', value: '' },
      { id: 2, type: 'input', text: 'Maximum price', inputType: 'number', value: '' },
    ],
  }

  it('counts nothing', async () => {
    const said = 'metti un prezzo minimo di 70 e un massimo di 130 euro a notte'
    expect(await filledFor(flats, said)).toEqual(['1 70', '2 130'])
  })
})

describe('what is to be written down', () => {
  const parcel: PageContext = {
    url: 'https://parcel.example/',
    title: 'Your delivery',
    language: 'en',
    forms: [{ name: 'Delivery' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Postcode', form: 0, value: '' },
      { id: 2, type: 'textarea', text: 'Note for the driver', form: 0, value: '' },
      { id: 3, type: 'checkbox', text: 'Leave in a safe place', form: 0, checked: false },
      { id: 4, type: 'button', text: 'Save delivery', form: 0, submits: true },
    ],
  }

  it('goes behind a colon to the one note that is named', async () => {
    const said = 'postcode BS6 5QT, and tell the driver: gate is locked'
    expect(await filledFor(parcel, said)).toContain('2 gate is locked')
  })

  it('is sent by a verb with a pronoun written onto it', async () => {
    expect(await filledFor(parcel, 'código postal BS6 5QT, guárdalo')).toEqual(['1 BS6 5QT', '4'])
  })

  const clinic: PageContext = {
    url: 'https://clinic.example/',
    title: 'Write to us',
    language: 'en',
    forms: [{ name: 'Message' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Subject', form: 0, value: '' },
      { id: 2, type: 'textarea', text: 'Message', form: 0, value: '' },
      { id: 3, type: 'button', text: 'Send message', form: 0, submits: true },
    ],
  }

  it('goes between quotation marks to the one field for a message', async () => {
    const said = 'con el asunto "Receta nueva" y el texto "¿Puedo pasar el martes?", sin enviarlo todavía'
    expect(await filledFor(clinic, said)).toEqual(['1 Receta nueva', '2 ¿Puedo pasar el martes?'])
  })
})

describe('a text in small letters behind its first word', () => {
  const forum: PageContext = {
    url: 'https://forum.example/new',
    title: 'New thread',
    language: 'en',
    forms: [{ name: 'New thread' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Title', form: 0, value: '' },
      { id: 2, type: 'textarea', text: 'Your post', form: 0, value: '' },
      { id: 3, type: 'button', text: 'Post', form: 0, submits: true },
    ],
  }

  it('ends at the comma before the next field', async () => {
    const said = "Title: Broken pump, Your post: 'It drips'"
    expect(await filledFor(forum, said)).toEqual(['1 Broken pump', '2 It drips'])
  })
})

describe('the one field of a form whose button orders', () => {
  const checkout: PageContext = {
    url: 'https://shop.example/pick-up',
    title: 'Pick up',
    language: 'en',
    forms: [{ name: 'Pick up' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Name', form: 0, value: '' },
      { id: 2, type: 'button', text: 'Place order', form: 0, submits: true },
    ],
  }

  it('is filled in and nothing is ordered', async () => {
    expect(await filledFor(checkout, 'in the name of Ruth Imhoff')).not.toContain('2')
  })
})

describe('what does the opposite of what was said', () => {
  const rooms: PageContext = {
    url: 'https://home.example/',
    title: 'Home',
    language: 'en',
    indexedElements: [
      { id: 1, type: 'select', text: 'Action', options: ['Turn hallway light on', 'Open the blinds'] },
      { id: 2, type: 'switch', text: 'Hallway light', checked: true },
    ],
  }

  it('is not meant', async () => {
    expect(await filledFor(rooms, 'can u turn the hallway light off')).toEqual(['2'])
  })
})
