import { describe, expect, it } from 'vitest'
import type { Proposal } from '#assistant'
import type { PageContext } from '#protocol'
import { scriptedEngine, setStage } from './support/stage.ts'

const send: Proposal = { kind: 'act', steps: [{ action: 'click', elementId: 3, description: 'Book' }] }
const done: Proposal = { kind: 'finish', summary: 'booked', message: 'It is booked.' }

const table = (email: string | undefined, ...lines: string[]): PageContext => ({
  url: 'https://mill.example/book',
  title: 'Book a table',
  visibleText: ['Book a table', ...lines].join('\n'),
  forms: [{ name: 'Booking' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Day', form: 0, inputType: 'date', required: true, value: '2026-12-01' },
    { id: 2, type: 'textbox', text: 'E-mail', form: 0, required: true, value: email },
    { id: 3, type: 'button', text: 'Book', form: 0, submits: true },
  ],
})

function setup(page: PageContext, ...script: Proposal[]) {
  const engine = scriptedEngine(...script)
  const stage = setStage({ builtin: engine }, page)
  stage.pageIsNew = true
  return { engine, stage }
}

describe('a form that the page did not take', () => {
  it('is told to the engine with what is wanted and what the page says', async () => {
    const { engine, stage } = setup(table(''), send, done)
    await stage.say('book it')
    await stage.answer(true)
    await stage.report(true, table('', 'Please tell us your e-mail.'))
    expect(engine.views.at(-1)?.inputs).toMatchObject([
      { kind: 'result', refusedForm: { wanted: ['E-mail'], complaints: ['Please tell us your e-mail.'] } },
    ])
  })

  it('[V5] is no task done, though the page has changed', async () => {
    const { stage } = setup(table('ada@mill'), send, done)
    await stage.say('book it')
    await stage.answer(true)
    const events = await stage.report(true, table('ada@mill', 'This e-mail is not valid.'))
    expect(events.map(({ name }) => name)).toEqual(['message'])
  })

  it('[V5] is a task done once it was taken', async () => {
    const { engine, stage } = setup(table('ada@mill'), send, send, done)
    await stage.say('book it')
    await stage.answer(true)
    await stage.report(true, table('ada@mill', 'This e-mail is not valid.'))
    await stage.answer(true)
    const events = await stage.report(true, { url: 'https://mill.example/thanks' })
    expect(engine.views.at(-1)?.inputs[0]).not.toHaveProperty('refusedForm')
    expect(events.map(({ name }) => name)).toEqual(['task_complete'])
  })

  it('is not seen where a widget tells no values and the page says nothing', async () => {
    const page = table(undefined)
    const { engine, stage } = setup(page, send, done)
    await stage.say('book it')
    await stage.answer(true)
    await stage.report(true, page)
    expect(engine.views.at(-1)?.inputs[0]).not.toHaveProperty('refusedForm')
  })
})

describe('what the page announced', () => {
  const save: Proposal = { kind: 'act', steps: [{ action: 'click', elementId: 1, description: 'Save' }] }
  const editor = (...notices: string[]): PageContext => ({
    url: 'https://mill.example/edit',
    outline: { lines: [[0, 1, 'button', 'Save draft']], notices },
  })

  it('[V5] is an effect that was seen, though the page is as it was', async () => {
    const { stage } = setup(editor(), save, done)
    await stage.say('save it')
    const events = await stage.report(true, editor('Draft saved.'))
    expect(events.map(({ name }) => name)).toEqual(['task_complete'])
  })

  it('[V5] is none when it was announced before the act', async () => {
    const { stage } = setup(editor('Draft saved.'), save, done)
    await stage.say('save it')
    const events = await stage.report(true, editor())
    expect(events.map(({ name }) => name)).toEqual(['message'])
  })
})

it('asks about days in words', async () => {
  const { stage } = setup(table('ada@mill.example'), send)
  const [question] = await stage.say('Bitte buchen Sie das für mich')
  expect(question?.payload).toMatchObject({
    message: expect.stringContaining('Day: 1. Dezember 2026') as string,
  })
})
