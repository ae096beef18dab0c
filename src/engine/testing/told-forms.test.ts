import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { doneFor } from './done-for.ts'

const post: PageContext = {
  url: 'https://post.example/',
  title: 'Parcels',
  forms: [{ name: 'Collection' }],
  indexedElements: [
    {
      id: 1,
      type: 'select',
      text: 'Kind of parcel',
      form: 0,
      value: 'Letter',
      options: ['Letter', 'Suitcase', 'Bicycle'],
    },
    { id: 2, type: 'input', text: 'Collection date', inputType: 'date', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Declared value (€)', form: 0, value: '' },
    { id: 4, type: 'input', text: 'Your name', form: 0, value: '' },
    { id: 5, type: 'checkbox', text: 'Ring twice', inputType: 'checkbox', form: 0, checked: false },
    {
      id: 6,
      type: 'checkbox',
      text: 'Text me when it arrives',
      inputType: 'checkbox',
      form: 0,
      checked: false,
    },
    { id: 7, type: 'button', text: 'Order collection', form: 0, submits: true },
    { id: 8, type: 'link', text: 'Opening hours', href: '/hours' },
  ],
}

describe('a value that is only a piece of talk', () => {
  it.each([
    'lost my 6 digit pin',
    'my neighbour moved to Spain two days ago',
    'I read what people say about the Golden Lantern',
    'why did nobody come to the office yesterday',
  ])('is not written: %s', async (sentence) => {
    const done = await doneFor(post, sentence)
    expect(done.filter((one) => /^[234] /.test(one))).toEqual([])
  })

  it('is written where the form is told beside it', async () => {
    expect(await doneFor(post, 'fetch a heavy suitcase on 6 May 2027')).toEqual([
      '1 Suitcase',
      '2 2027-05-06',
    ])
    expect(await doneFor(post, 'collection on 6 May 2027')).toEqual(['2 2027-05-06'])
  })
})

describe('what is told beside the values of a form', () => {
  it('ticks a box of the same form', async () => {
    const done = await doneFor(post, 'collection on 6 May 2027, please ring two times')
    expect(done).toEqual(['2 2027-05-06', '5'])
  })

  it('does not send the form where something is to be sent to us', async () => {
    const done = await doneFor(post, 'collection on 6 May 2027, and send me a message when it is there')
    expect(done).not.toContain('7')
  })

  it.each([
    'fetch a heavy suitcase on 6 May 2027, off it goes',
    'fetch a heavy suitcase on 6 May 2027, and send it',
  ])('sends the form where it is told to: %s', async (sentence) => {
    expect(await doneFor(post, sentence)).toEqual(['1 Suitcase', '2 2027-05-06', '7'])
  })
})
