import { expect, it } from 'vitest'
import { viewOf } from '../../view/index.ts'
import { formValues } from './form-values.ts'

const page = (submits: boolean) => ({
  url: 'https://club.example/',
  forms: [{ name: 'Guests' }],
  indexedElements: [
    { id: 1, type: 'button', text: 'Remind me' },
    { id: 2, type: 'select', text: 'Course', form: 0, value: 'Choose…', options: ['Choose…', 'Clay'] },
    { id: 3, type: 'button', text: 'Apply', ...(submits && { form: 0, submits }) },
  ],
})
const labels = (submits: boolean) =>
  formValues(viewOf(page(submits)).thing(1), page(submits), []).map(({ label }) => label)

it('tells the values of the only form for a button outside of it only where that form has none of its own', () => {
  expect(labels(false)).toEqual(['Course'])
  expect(labels(true)).toEqual([])
})
