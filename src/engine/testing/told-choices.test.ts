import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { doneFor, filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

/** A camp that asks for little in writing and much by choices. */
const camp = outlined({ url: 'https://camp.example/join', title: 'Summer camp', forms: [{ name: 'Join' }] }, [
  [0, 0, 'heading', 'Summer camp'],
  [0, 0, 'form', 'Join', { form: 0 }],
  [1, 1, 'textbox', 'Your e-mail', { form: 0, inputType: 'email', value: '' }],
  [1, 2, 'date', 'Day of arrival', { form: 0, inputType: 'date', value: '' }],
  [1, 3, 'select', 'Meals', { form: 0, value: '', options: ['Eats everything', 'Gluten-free', 'Vegan'] }],
  [1, 4, 'select', 'Cabin', { form: 0, value: '', options: ['Small cabin', 'Large cabin', 'Tent'] }],
  [1, 0, 'group', 'Riding', {}],
  [2, 5, 'radio', 'Never rode before', { form: 0, checked: false }],
  [2, 6, 'radio', 'Can ride 25 km', { form: 0, checked: false }],
  [2, 7, 'radio', 'Rides across country', { form: 0, checked: false }],
  [1, 0, 'group', 'Filming for our channel', {}],
  [2, 8, 'radio', 'Allowed', { form: 0, checked: false }],
  [2, 9, 'radio', 'Not allowed', { form: 0, checked: false }],
  [1, 0, 'group', 'Payment', {}],
  [2, 10, 'radio', 'Weekly', { form: 0, checked: false }],
  [2, 11, 'radio', 'Monthly', { form: 0, checked: false }],
  [1, 12, 'textbox', 'Anything else', { form: 0, value: '' }],
  [
    1,
    14,
    'select',
    'We fetch you',
    { form: 0, value: '', options: ['Morning (8–12)', 'Afternoon (12–17)', 'Evening (17–20)'] },
  ],
  [1, 15, 'checkbox', 'Flat shoes to hire', { form: 0, checked: false }],
  [1, 16, 'button', 'Check free places', { form: 0 }],
  [1, 13, 'button', 'Sign up', { form: 0, submits: true }],
] as never)

describe('an answer of several', () => {
  it.each([
    ['ada@lark.example, isst ohne Gluten', ['1 ada@lark.example', '3 Gluten-free']],
    ['ada@lark.example, mange sans gluten', ['1 ada@lark.example', '3 Gluten-free']],
    ['ada@lark.example, come sin gluten', ['1 ada@lark.example', '3 Gluten-free']],
  ])('is chosen by what it leaves out: %s', async (sentence, done) => {
    expect(await filledFor(camp, sentence)).toEqual(done)
  })

  it.each([
    ['ada@lark.example, 4 July 2027, she rides like the wind', '6'],
    ['ada@lark.example, no large cabin for us', '4 Large cabin'],
    ['ada@lark.example, on 4 July 2027, her brother was allowed in', '8'],
  ])(
    'is not chosen by a word of its question, by its denial, nor without its question: %s',
    async (sentence, choice) => {
      expect(await doneFor(camp, sentence)).not.toContain(choice)
    },
  )

  it.each([
    ['ada@lark.example, 4 July 2027, before noon', '14 Morning (8–12)'],
    ['ada@lark.example, 4 July 2027, after 5 pm', '14 Evening (17–20)'],
  ])('is the one that keeps to a bound: %s', async (sentence, choice) => {
    expect(await doneFor(camp, sentence)).toEqual(['1 ada@lark.example', '2 2027-07-04', choice])
  })

  it.each([
    ['ada@lark.example, 4 July 2027, Mill Street, flat shoes 2', '15'],
    ['ada@lark.example, 4 July 2027. The free places you need not check', '16'],
  ])('is no number, nor pressed where that is denied: %s', async (sentence, other) => {
    expect(await doneFor(camp, sentence)).not.toContain(other)
  })

  it('is the other of two where one is denied', async () => {
    expect(await doneFor(camp, 'ada@lark.example, not weekly please')).toEqual(['1 ada@lark.example', '11'])
  })
})

describe('a form of choices', () => {
  it.each(["n'envoyez rien pour l'instant", 'ne validez pas encore'])(
    'is not sent where that is denied: %s',
    async (held) => {
      const done = await filledFor(camp, `ada@lark.example, 4 juillet 2027, ${held}`)
      expect(done).toEqual(['1 ada@lark.example', '2 2027-07-04'])
    },
  )
})

describe('the name of a field before what it takes', () => {
  const counter = outlined({ url: 'https://kiln.example/', title: 'Kiln', forms: [{ name: 'Order' }] }, [
    [0, 0, 'form', 'Order', { form: 0 }],
    [1, 1, 'textbox', 'Name', { form: 0, value: '' }],
    [1, 2, 'textbox', 'Mobile', { form: 0, inputType: 'tel', value: '' }],
    [1, 3, 'select', 'Payment', { form: 0, value: '', options: ['Card', 'Cash', 'By mobile'] }],
  ] as never)

  it.each([
    'Tess Quist, mobile 0151 555 0118',
    'Tess Quist, Handy: 0151 555 0118',
    'Tess Quist, móvil 0151 555 0118',
  ])('chooses no option that shares it: %s', async (sentence) => {
    expect(await doneFor(counter, sentence)).toEqual(['1 Tess Quist', '2 0151 555 0118'])
  })

  it('still chooses where the option itself is told', async () => {
    expect(await doneFor(counter, 'Tess Quist, 0151 555 0118, pay by mobile')).toContain('3 By mobile')
  })
})

describe('a value that two forms would take', () => {
  const guests = outlined(
    { url: 'https://club.example/', title: 'Club', forms: [{ name: 'Members' }, { name: 'New member' }] },
    [
      [0, 0, 'form', 'Members', { form: 0 }],
      [1, 1, 'select', 'Trainer', { form: 0, value: '', options: ['All', 'Wanda Quist', 'Ravi Sool'] }],
      [0, 0, 'form', 'New member', { form: 1 }],
      [1, 0, 'heading', 'New member'],
      [1, 2, 'select', 'Trainer', { form: 1, value: '', options: ['Wanda Quist', 'Ravi Sool'] }],
      [1, 3, 'button', 'Add', { form: 1, submits: true }],
    ] as never,
  )

  it('is offered for each by what would be set, and where', async () => {
    const { proposal } = await converse(guests).say('trainer Wanda')
    const labels = ['Members, Trainer: Wanda Quist', 'New member, Trainer: Wanda Quist']
    const options = labels.map((label) => ({ label, value: label }))
    expect(proposal).toEqual({ kind: 'ask', block: { block_type: 'choices', data: { options } } })
  })
})
