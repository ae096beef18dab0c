import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { refusalOf, submissionOf } from './submission.ts'

const send = { action: 'click', elementId: 9, description: 'Send' }

function page(email: NonNullable<Line[4]>, notices: string[] = [], ...texts: string[]): PageContext {
  return {
    url: '/contact',
    outline: {
      forms: [{ name: 'Contact' }],
      notices,
      lines: [
        ...texts.map((text): Line => [0, 0, 'text', text]),
        [0, 1, 'textbox', 'Name', { form: 0, required: true, value: 'Ada' }],
        [0, 2, 'textbox', 'E-mail', { form: 0, required: true, ...email }],
        [0, 9, 'button', 'Send', { form: 0, submits: true }],
      ],
    },
  }
}

function after(before: PageContext, now: PageContext) {
  const submission = submissionOf(send, before)
  if (!submission) throw new Error('nothing was sent')
  return refusalOf(submission, now)
}

describe('a form that was sent', () => {
  it('is seen only where a step sends one', () => {
    expect(submissionOf(send, page({}))).toMatchObject({ elementId: 9, label: 'Send', lacked: ['e-mail'] })
    expect(submissionOf({ ...send, elementId: 1 }, page({}))).toBeUndefined()
    const press = { ...send, action: 'press_key', elementId: 1 }
    expect(submissionOf({ ...press, inputData: 'return' }, page({}))).toBeDefined()
    expect(submissionOf({ ...press, inputData: 'Tab' }, page({}))).toBeUndefined()
    expect(submissionOf({ ...send, elementId: 77 }, page({}))).toBeUndefined()
  })

  it('was refused where it still lacks what it lacked', () => {
    expect(after(page({}), page({}))).toEqual({ wanted: ['E-mail'], complaints: [] })
  })

  it('was refused where the page calls a field wrong', () => {
    const wrong = { value: 'ada@', invalid: 'That is no address.' }
    expect(after(page({ value: 'ada@' }), page(wrong))).toEqual({
      wanted: ['E-mail'],
      complaints: ['That is no address.'],
    })
  })

  it('was refused where the page newly complains, in a text or a notice', () => {
    const full = { value: 'ada@mill.example' }
    const complaint = 'Diese Adresse ist ungültig.'
    expect(after(page(full), page(full, [], complaint))?.complaints).toEqual([complaint])
    expect(after(page(full), page(full, [complaint]))?.complaints).toEqual([complaint])
    expect(after(page(full, [], complaint), page(full, [], complaint))).toBeUndefined()
  })

  it('was taken where it is gone, empty, or the page says thanks', () => {
    const full = { value: 'ada@mill.example' }
    expect(after(page(full), { url: '/thanks', outline: { lines: [] } })).toBeUndefined()
    expect(after(page(full), page({}))).toBeUndefined()
    expect(after(page(full), page(full, ['Thank you! Please look into your inbox.']))).toBeUndefined()
  })

  it('is not judged by texts where an older version kept none', () => {
    const submission = { elementId: 9, label: 'Send', url: '/contact', lacked: [] }
    expect(refusalOf(submission, page({ value: 'x' }, [], 'Please wait.'))).toBeUndefined()
  })
})
