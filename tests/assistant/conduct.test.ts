import { describe, expect, it } from 'vitest'
import type { Proposal } from '#assistant'
import type { SequenceResult, SequenceStep, StepResult, UiBlock } from '#protocol'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine, setStage, terminals, type ScriptedStep } from './support/stage.ts'

const step = (action: string, elementId: number, inputData?: string): SequenceStep => ({
  action,
  elementId,
  description: `${action} ${elementId}`,
  ...(inputData === undefined ? {} : { inputData }),
})
const act = (...steps: SequenceStep[]): Proposal => ({ kind: 'act', steps })
const done: Proposal = { kind: 'finish', summary: 'done', message: 'It is done.' }

function setup(...script: ScriptedStep[]) {
  let time = 1_000
  let ids = 0
  const engine = scriptedEngine(...script)
  const stage = setStage({ builtin: engine, now: () => time, newId: () => `id${++ids}` }, contactPage())
  return { engine, stage, pass: (ms: number) => void (time += ms) }
}

describe('a turn', () => {
  it.each([
    [{}, 'asked'],
    [{ unanswered: true }, 'unanswered'],
  ])('whose choices only may answer leaves the question open: %j', async (more, outcome) => {
    const block: UiBlock = {
      block_type: 'choices',
      data: { options: [{ label: 'In May', value: 'In May' }] },
    }
    const { stage } = setup({ say: 'Perhaps:', next: { kind: 'ask', block, ...more } })
    await stage.say('When do you open?')
    expect(stage.notes).toContainEqual({ kind: 'outcome', outcome })
  })

  it('that does not know offers a person below, the whole card first and then the way back to it', async () => {
    const less: UiBlock = { block_type: 'contact_card', data: { email: 'ask@mill.example' } }
    const pages: UiBlock = { block_type: 'link_cards', data: { cards: [{ title: 'Help', url: '/help' }] } }
    const unknown = (block: UiBlock) => ({
      say: 'I could not find that.',
      next: { kind: 'answer', block, unanswered: true } as const,
    })
    const { stage } = setup(unknown(less), unknown(pages))
    const contact = { email: 'ask@mill.example', leaveMessage: true }
    stage.site = { ...stage.site, config: { ...stage.site.config, contact } }
    const blocks = async (question: string) =>
      (await stage.say(question)).flatMap(({ name, payload }) => (name === 'ui_block' ? [payload] : []))
    expect(await blocks('Do you grind spelt?')).toMatchObject([{ block_type: 'contact_card', data: contact }])
    stage.history.push({
      role: 'assistant',
      content: '',
      block: { block_type: 'contact_card', data: contact },
    })
    expect(await blocks('And rye?')).toMatchObject([
      pages,
      { block_type: 'buttons', data: { items: [{ payload: 'Talk to a person' }] } },
    ])
  })

  it('ends an answer with its stream alone', async () => {
    const { stage } = setup({ say: 'We open at 8:00.', next: { kind: 'answer' } })
    expect(await stage.say('When do you open?')).toEqual([
      { name: 'message_done', payload: { text: 'We open at 8:00.', streamId: 's0' } },
    ])
    expect(stage.state).toMatchObject({ open: false, waiting: null })
  })

  it('sends one step as a single action', async () => {
    const { stage } = setup(act(step('click', 11)), done)
    expect(await stage.say('show more')).toEqual([
      {
        name: 'action_plan',
        payload: {
          actions: [
            {
              id: 'id2',
              type: 'click_element',
              elementId: 11,
              description: 'click 11',
              doing: 'Pressing “Show more”',
            },
          ],
          useUniversalIndexing: true,
          planId: 'id1',
        },
      },
    ])
    expect(stage.state?.waiting).toMatchObject({ kind: 'plan', planId: 'id1', actionId: 'id2' })
  })

  it('[V3] sends two steps as a sequence', async () => {
    const { stage } = setup(act(step('type', 1, 'Ada'), step('click', 11)))
    const [event] = await stage.say('I am Ada, show more')
    expect(event).toMatchObject({
      name: 'action_plan',
      payload: {
        type: 'execute_generic_sequence',
        isSequence: true,
        actions: [
          { action: 'type', elementId: 1, inputData: 'Ada', description: 'type 1' },
          { action: 'click', elementId: 11, description: 'click 11' },
        ],
        useUniversalIndexing: true,
        planId: 'id1',
      },
    })
  })

  it('calls a task done when the page shows it', async () => {
    const { stage } = setup(act(step('click', 11)), done)
    await stage.say('show more')
    stage.pageIsNew = true
    const events = await stage.report(true, { ...contactPage(), visibleText: 'More.' })
    expect(events).toEqual([{ name: 'task_complete', payload: { summary: 'done', message: 'It is done.' } }])
  })

  it('says what is unsure when the page looks as before', async () => {
    const { stage } = setup(act(step('click', 11)), done)
    await stage.say('show more')
    stage.pageIsNew = true
    const events = await stage.report(true)
    expect(events).toEqual([
      { name: 'message', payload: { text: expect.stringContaining('It is done.') as string } },
    ])
  })

  it('believes the widget when it did not describe the page again', async () => {
    const { stage } = setup(act(step('click', 11)), done)
    await stage.say('show more')
    expect((await stage.report())[0]?.name).toBe('task_complete')
  })

  it('cuts a plan before the step that asks, and sends that step alone after a yes', async () => {
    const { stage, engine } = setup(
      act(step('type', 1, 'Ada'), step('type', 2, 'ada@mill.example'), step('click', 4)),
      done,
    )
    const [plan] = await stage.say('write to them, I am Ada, ada@mill.example')
    expect(plan?.payload).toMatchObject({ actions: [{ elementId: 1 }, { elementId: 2 }] })
    const [question] = await stage.report(true, contactPage({ 1: 'Ada', 2: 'ada@mill.example' }))
    expect(question).toEqual({
      name: 'confirmation_required',
      payload: {
        message:
          'Shall I send this form with “Send message”?\nWith these values:\nName: Ada\nE-mail: ada@mill.example',
        confirm_label: 'Yes, go ahead',
        cancel_label: 'No, leave it',
        confirmationId: expect.any(String) as string,
      },
    })
    const [press] = await stage.answer(true)
    expect(press?.payload).toMatchObject({ actions: [{ type: 'click_element', elementId: 4 }] })
    await stage.report(true, { url: 'https://mill.example/thanks' })
    expect(engine.views.at(-1)?.inputs).toMatchObject([
      { kind: 'result', result: { success: true, completedSteps: 3, totalSteps: 3 } },
    ])
    expect(terminals(stage.events)).toHaveLength(1)
  })

  it('tells the engine the reasons and lines that the page brought', async () => {
    const { stage, engine } = setup(act(step('find', -1, 'opening hours')), act(step('click', 11)), done)
    const report = (result: SequenceResult) => {
      const waiting = stage.state?.waiting
      return stage.advance({ kind: 'result', planId: waiting?.kind === 'plan' ? waiting.planId : '', result })
    }
    await stage.say('when do you open?')
    const found: StepResult = { success: true, lines: [[2, 7, 'link', 'Opening hours', { href: '/hours' }]] }
    await report({ ...found, results: [found] })
    expect(engine.views.at(-1)?.inputs).toMatchObject([{ result: { results: [found] } }])
    const failure = { success: false, error: 'disabled', reason: 'It can only be read.' }
    await report(failure)
    expect(engine.views.at(-1)?.inputs).toMatchObject([{ result: { ...failure, results: [failure] } }])
  })

  it('does nothing after a no', async () => {
    const { stage, engine } = setup(act(step('click', 6)), {
      say: 'Left as it is.',
      next: { kind: 'answer' },
    })
    const [question] = await stage.say('delete my account')
    expect(question?.payload).toMatchObject({ destructive: true })
    await stage.answer(false)
    expect(stage.events.some(({ name }) => name === 'action_plan')).toBe(false)
    expect(engine.views.at(-1)?.inputs).toMatchObject([{ kind: 'confirmation', confirmed: false }])
    expect(terminals(stage.events)).toHaveLength(1)
  })

  it('refuses a yes that came too late', async () => {
    const { stage, pass } = setup(act(step('click', 6)), done)
    await stage.say('delete my account')
    pass(300_001)
    expect(await stage.answer(true)).toMatchObject([{ name: 'message', payload: { isError: true } }])
    expect(stage.state).toMatchObject({ open: false, waiting: null })
  })

  it('refuses a yes to a form that has changed since', async () => {
    const { stage } = setup(act(step('click', 4)), done)
    stage.page = contactPage({ 1: 'Ada' })
    await stage.say('send it')
    stage.page = contactPage({ 1: 'Mallory' })
    const events = await stage.answer(true)
    const items = [{ label: 'Look again', payload: 'send it' }]
    expect(events).toMatchObject([
      { name: 'ui_block', payload: { block_type: 'buttons', data: { items } } },
      { name: 'message_done', payload: { text: expect.stringContaining('page has changed') as string } },
    ])
    expect(stage.events.some(({ name }) => name === 'action_plan')).toBe(false)
    expect(stage.notes).toContainEqual({ kind: 'outcome', outcome: 'failed' })
  })

  it('drops a question with a new message, and ignores its answer', async () => {
    const { stage } = setup(act(step('click', 6)), { say: 'Fine.', next: { kind: 'answer' } })
    await stage.say('delete my account')
    const waiting = stage.state?.waiting
    await stage.say('no, wait')
    const late = await stage.advance({
      kind: 'confirmation',
      confirmationId: waiting?.kind === 'confirmation' ? waiting.confirmationId : '',
      confirmed: true,
    })
    expect(late).toEqual([])
    expect(terminals(stage.events)).toHaveLength(1)
  })

  it('tells the engine what was refused, and the visitor nothing', async () => {
    const { stage, engine } = setup(act(step('type', 7, 'hunter2')), {
      say: 'Please type it.',
      next: { kind: 'answer' },
    })
    const events = await stage.say('my password is hunter2, log me in')
    expect(events.map(({ name }) => name)).toEqual(['message_done'])
    expect(engine.views[1]?.inputs).toEqual([
      { kind: 'refused', reasons: [expect.stringContaining('secret')] },
    ])
    expect(stage.notes).toContainEqual(expect.objectContaining({ decision: 'refuse', rule: 'secret-field' }))
  })

  it('stops before the third identical act on an unchanged page', async () => {
    const { stage } = setup(act(step('click', 11)))
    await stage.say('show more')
    await stage.report(false)
    const events = await stage.report(false)
    expect(events).toMatchObject([{ name: 'message', payload: { isError: true } }])
    expect(stage.events.filter(({ name }) => name === 'action_plan')).toHaveLength(2)
  })

  it('ends after twelve steps', async () => {
    let at = 0
    const { stage, engine } = setup(() => act(step('click', 1_000 + at++)))
    const events = await stage.say('go on for ever')
    expect(engine.views.map((view) => view.step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(events).toMatchObject([{ name: 'message', payload: { isError: true } }])
  })

  it('asks in a question event, and shows choices beside streamed words', async () => {
    const block: UiBlock = { block_type: 'choices', data: { options: [{ label: 'Red', value: 'red' }] } }
    const { stage } = setup(
      { kind: 'ask', text: 'Which one?' },
      { say: 'Which colour?', next: { kind: 'ask', block } },
    )
    expect(await stage.say('buy')).toEqual([
      { name: 'message', payload: { text: 'Which one?', isQuestion: true } },
    ])
    expect(await stage.say('that one')).toMatchObject([
      { name: 'ui_block', payload: { block_type: 'choices' } },
      { name: 'message_done', payload: { text: 'Which colour?' } },
    ])
  })

  it('ends a stopped turn with a message, or with the open stream', async () => {
    const { stage } = setup(act(step('click', 11)))
    await stage.say('show more')
    expect(await stage.advance({ kind: 'stop' })).toEqual([
      { name: 'message', payload: { text: 'Stopped.' } },
    ])
    expect(await stage.advance({ kind: 'stop' })).toEqual([])
    const message = { kind: 'message', text: 'again', messageId: 'm' } as const
    expect(await stage.advance(message, { kind: 'said', text: 'We' }, { kind: 'stop' })).toEqual([])
    expect(stage.state?.open).toBe(false)
  })

  it('tells the engine later what it missed', async () => {
    const { stage, engine } = setup({ say: 'Yes.', next: { kind: 'answer' } })
    const message = { kind: 'message', text: 'tell me everything', messageId: 'm' } as const
    await stage.advance(message, { kind: 'said', text: 'Well' }, { kind: 'stop' })
    await stage.say('just the hours')
    expect(engine.views[0]).toMatchObject({
      missed: [
        { kind: 'message', text: 'tell me everything' },
        { kind: 'said', text: 'Well' },
      ],
      inputs: [{ kind: 'message', text: 'just the hours' }],
    })
  })

  it('ends a plan nobody reports on', async () => {
    const { stage } = setup(act(step('click', 11)))
    await stage.say('show more')
    expect(await stage.advance({ kind: 'silence' })).toMatchObject([
      { name: 'message', payload: { isError: true } },
    ])
  })

  it('goes on with a task on a new page', async () => {
    const { stage, engine } = setup(act(step('click', 5)), done)
    await stage.say('open the hours')
    stage.page = { url: 'https://mill.example/hours' }
    const events = await stage.advance({ kind: 'continue' })
    expect(engine.views.at(-1)?.inputs).toEqual([{ kind: 'continue' }])
    expect(events).toMatchObject([{ name: 'task_complete' }])
  })

  it('speaks the language of the visitor', async () => {
    const { stage } = setup(act(step('click', 6)))
    stage.language = 'de'
    expect((await stage.say('lösch mein Konto'))[0]?.payload).toMatchObject({ confirm_label: 'Ja, bitte' })
  })
})
