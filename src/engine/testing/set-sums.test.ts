import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

describe('a sum that stands on a button', () => {
  const lifeboat = outlined(
    {
      url: 'https://lifeboat.example/',
      title: 'Lifeboat crew',
      language: 'en',
      forms: [{ name: 'Your gift' }],
    },
    [
      [0, 0, 'form', ''],
      [1, 0, 'group', 'How often'],
      [2, 1, 'button', 'Once', { pressed: true, form: 0 }],
      [2, 2, 'button', 'Yearly', { pressed: false, form: 0 }],
      [1, 0, 'group', 'Amount'],
      [2, 3, 'button', '€15', { pressed: false, form: 0 }],
      [2, 4, 'button', '€30', { pressed: false, form: 0 }],
      [2, 5, 'spinbutton', 'Another amount', { inputType: 'number', form: 0 }],
      [1, 6, 'textbox', 'First name', { autocomplete: 'given-name', form: 0 }],
      [1, 7, 'textbox', 'Last name', { autocomplete: 'family-name', form: 0 }],
      [1, 8, 'textbox', 'Email', { inputType: 'email', form: 0 }],
      [1, 9, 'button', 'Give', { form: 0, submits: true }],
    ],
  )

  it.each([
    ['i give €30, Ida Holm, ida@example.org', ['4', '6 Ida', '7 Holm', '8 ida@example.org']],
    ['yearly, Ida Holm, ida@example.org', ['2', '6 Ida', '7 Holm', '8 ida@example.org']],
    ['i give €45, Ida Holm, ida@example.org', ['5 45', '6 Ida', '7 Holm', '8 ida@example.org']],
  ])('is pressed, any other is written: %s', async (sentence, done) => {
    expect((await filledFor(lifeboat, sentence)).toSorted()).toEqual(done.toSorted())
  })

  it.each([
    'adım Deniz soyadım Korkmaz, deniz@example.org',
    'mi nombre es Deniz, mi apellido Korkmaz, deniz@example.org',
  ])('stands beside names told one by one: %s', async (sentence) => {
    expect(await filledFor(lifeboat, sentence)).toEqual(['6 Deniz', '7 Korkmaz', '8 deniz@example.org'])
  })
})

describe('a day of the month alone', () => {
  const days = ['Tuesday 24 November', 'Thursday 26 November', 'Tuesday 1 December']
  const dump: PageContext = {
    url: 'https://dump.example/',
    title: 'Bulky waste',
    language: 'en',
    forms: [{ name: 'Pick-up' }],
    indexedElements: [
      { id: 1, type: 'select', text: 'Day', form: 0, value: '', options: days },
      { id: 2, type: 'input', text: 'Name', form: 0, value: '' },
      { id: 3, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
    ],
  }

  it('is no day of a birth', async () => {
    const chemist: PageContext = {
      ...dump,
      indexedElements: [
        { id: 1, type: 'input', text: 'Date of birth', inputType: 'date', value: '' },
        { id: 2, type: 'button', text: 'Save' },
      ],
    }
    expect(await filledFor(chemist, 'i want the whole lot today')).not.toContain('1 2026-11-16')
  })
})
