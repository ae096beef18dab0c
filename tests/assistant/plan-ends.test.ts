import { describe, expect, it } from 'vitest'
import type { Proposal } from '#assistant'
import type { PageContext, SequenceStep } from '#protocol'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine, setStage } from './support/stage.ts'

const step = (action: string, elementId: number, inputData?: string): SequenceStep => ({
  action,
  elementId,
  description: `${action} ${elementId}`,
  ...(inputData !== undefined && { inputData }),
})
const answer: Proposal = { kind: 'answer' }

function setup(page: PageContext, ...steps: SequenceStep[]) {
  const engine = scriptedEngine({ kind: 'act', steps }, answer)
  const stage = setStage({ builtin: engine }, page)
  return { engine, stage, heard: () => engine.views.at(-1)?.inputs }
}

function without(id: number): PageContext {
  const page = contactPage()
  return { ...page, indexedElements: page.indexedElements?.filter((element) => element.id !== id) ?? [] }
}

describe('a plan of which only the first steps are sent', () => {
  it.each([
    {
      why: 'focus',
      steps: [step('type', 1, 'Ada'), step('press_key', 1, 'Tab'), step('type', 2, 'ada@mill.example')],
    },
    { why: 'leaves', steps: [step('click', 5), step('click', 11)] },
    { why: 'again', steps: [step('click', 11), step('click', 11)] },
    { why: 'missing', steps: [step('click', 11), step('click', 99)] },
    { why: 'uncovered', steps: [step('click', 11), step('click', 3)], page: without(3) },
  ])('tells why the others were left: $why', async ({ why, steps, page = contactPage() }) => {
    const { stage, heard } = setup(page, ...steps)
    await stage.say('I am Ada, ada@mill.example: show me more')
    await stage.report(true, contactPage({ 1: 'Ada' }))
    expect(heard()).toMatchObject([{ kind: 'result', left: why }])
  })

  it('tells nothing of the kind where all were done', async () => {
    const { stage, heard } = setup(contactPage(), step('type', 1, 'Ada'), step('press_key', 1, 'Tab'))
    await stage.say('I am Ada')
    await stage.report(true, contactPage({ 1: 'Ada' }))
    expect(heard()?.[0]).not.toHaveProperty('left')
  })

  it('tells that the rest was left because the page did not take the form', async () => {
    const { stage, heard } = setup(contactPage({ 1: 'Ada', 2: '' }), step('click', 4), step('click', 11))
    stage.pageIsNew = true
    await stage.say('send it')
    await stage.answer(true)
    const refused = contactPage({ 1: 'Ada', 2: '' })
    await stage.report(true, { ...refused, visibleText: 'Please tell us your e-mail.' })
    expect(heard()).toMatchObject([{ kind: 'result', left: 'form', refusedForm: { wanted: ['E-mail'] } }])
  })
})

it('A rest that is refused is told with the numbers that its steps have in the plan', async () => {
  const { stage, heard } = setup(contactPage(), step('click', 11), step('click', 4))
  await stage.say('show me more and send it')
  const page = contactPage()
  const off = page.indexedElements?.map((each) => (each.id === 4 ? { ...each, disabled: true } : each))
  await stage.report(true, { ...page, ...(off && { indexedElements: off }) })
  expect(heard()).toMatchObject([
    {
      kind: 'result',
      left: 'refused',
      result: { error: expect.stringMatching(/^step 2: disabled/) as string },
    },
  ])
})

it('A plan that aims first at what is not there is refused with the ids of that', async () => {
  const { stage, heard } = setup(contactPage(), step('click', 98), step('click', 11), step('click', 99))
  await stage.say('show me more')
  expect(heard()).toMatchObject([{ kind: 'refused', missing: [98, 99] }])
})

it('A plan that came too late is known in the next turn to have done nothing', async () => {
  const acts: Proposal[] = [1, 2, 3].map(() => ({ kind: 'act', steps: [step('click', 11)] }))
  const engine = scriptedEngine(...acts, answer)
  const stage = setStage({ builtin: engine }, contactPage())
  await stage.say('show me more')
  await stage.report()
  await stage.report()
  expect(stage.state).toMatchObject({ open: false })
  await stage.say('and now?')
  expect(engine.views.at(-1)?.missed).toEqual([
    { kind: 'refused', reasons: ['it was tried before, and the page stayed as it was'] },
  ])
})

it('A press that was done once of twice is an act, and is seen by what it changed', async () => {
  const engine = scriptedEngine(
    { kind: 'act', steps: [{ ...step('click', 11), times: 2 }] },
    { kind: 'finish', summary: 'Shown', message: 'More is shown.' },
  )
  const stage = setStage({ builtin: engine }, contactPage())
  stage.pageIsNew = true
  await stage.say('show me more, twice')
  stage.page = { ...contactPage(), visibleText: 'More.' }
  const { waiting } = stage.state ?? {}
  const once = { success: false, error: 'stale_element', times: 1 }
  const events = await stage.advance({
    kind: 'result',
    planId: waiting?.kind === 'plan' ? waiting.planId : '',
    result: { success: false, error: 'stale_element', results: [once] },
  })
  expect(events).toMatchObject([{ name: 'task_complete' }])
})

it('A question tells a field that the form has twice with the same value once', async () => {
  const page = contactPage({ 1: 'Ada' })
  const twice = { id: 20, type: 'textbox', text: 'Name', form: 0, value: 'Ada' }
  const { stage } = setup(
    { ...page, indexedElements: [...(page.indexedElements ?? []), twice] },
    step('click', 4),
  )
  const [asked] = await stage.say('send it')
  expect(asked?.payload).toMatchObject({
    message: 'Shall I send this form with “Send message”?\nWith these values:\nName: Ada',
  })
})
