import { describe, expect, it } from 'vitest'
import type { Proposal } from '#assistant'
import type { Line, LoggedEvent, PageContext, SequenceStep } from '#protocol'
import { scriptedEngine, setStage } from './support/stage.ts'

const button = (id: number, text: string, seal = text): Line => [1, id, 'button', text, { seal }]

function pageWith(...lines: Line[]): PageContext {
  return { url: 'https://mill.example/a', outline: { lines: [[0, 0, 'main', ''], ...lines] } }
}

const click = (elementId: number, more: Partial<SequenceStep> = {}): SequenceStep => ({
  action: 'click',
  elementId,
  description: 'Show the sizes',
  ...more,
})
const act = (...steps: SequenceStep[]): Proposal => ({ kind: 'act', steps })

function setup(page: PageContext, ...script: Proposal[]) {
  const engine = scriptedEngine(...script, { kind: 'ask', text: 'What now?' })
  return { engine, stage: setStage({ builtin: engine, delay: () => new Promise(() => undefined) }, page) }
}

const names = (events: readonly LoggedEvent[]) => events.map(({ name }) => name)
const questionOf = (events: readonly LoggedEvent[]) => {
  const found = events.find((event) => event.name === 'confirmation_required')
  return found?.name === 'confirmation_required' ? found.payload : undefined
}
const sent = (events: readonly LoggedEvent[]) =>
  events.flatMap((event) =>
    event.name === 'action_plan' ? event.payload.actions.map(({ elementId }) => elementId) : [],
  )

describe('a question', () => {
  it('[V4] names what is pressed in the words of the page, never in those of the engine', async () => {
    const { stage } = setup(pageWith([1, 1, 'button', 'Show', { shown: 'Delete all' }]), act(click(1)))
    const asked = questionOf(await stage.say('look'))
    expect(asked?.message).toContain('Delete all (Show)')
    expect(asked?.message).not.toContain('sizes')
    expect(asked).not.toHaveProperty('rememberLabel')
  })

  it('[V4] says of a thing without a name that it has none', async () => {
    const { stage } = setup(pageWith([1, 1, 'button', '']), act(click(1)))
    expect(questionOf(await stage.say('look'))?.message).toContain('a control without a name')
  })

  it('[V4] shows what a tool of the page is given', async () => {
    const page = { ...pageWith(), tools: [{ name: 'book' }] }
    const step = {
      action: 'call_tool',
      elementId: -1,
      description: 'x',
      tool: 'book',
      arguments: { seats: 9 },
    }
    const { stage } = setup(page, act(step))
    expect(questionOf(await stage.say('look'))?.message).toContain('seats: 9')
  })

  it('[V4] tells the sum that stands beside the button, and binds the yes to it', async () => {
    const section = (sum: string): PageContext =>
      pageWith([1, 0, 'region', 'Payment'], [2, 0, 'text', sum], [2, 1, 'button', 'Pay', { seal: 'p' }])
    const { stage } = setup(section('10 EUR to Ada'), act(click(1)))
    expect(questionOf(await stage.say('pay'))?.message).toContain('10 EUR to Ada')
    stage.page = section('9999 EUR to Eve')
    expect(names(await stage.answer(true))).toEqual(['ui_block', 'message_done'])
  })

  it('[V4] is one for all steps of a plan that nothing is known of', async () => {
    const page = pageWith(button(1, 'Frobnicate'), button(2, 'Twiddle'), button(3, 'Delete'))
    const { stage } = setup(page, act(click(1), click(2), click(3)))
    const asked = questionOf(await stage.say('look'))
    expect(asked?.message).toContain('Frobnicate')
    expect(asked?.message).toContain('Twiddle')
    expect(asked?.message).not.toContain('Delete')
    // The step goes alone, then the rest is judged again: what was granted goes, what binds asks by itself.
    expect(sent(await stage.answer(true))).toEqual([1])
    expect(sent(await stage.report())).toEqual([2])
    expect(questionOf(await stage.report())?.message).toContain('Delete')
  })

  it('[V4] leaves the rest of a plan to the engine when it changed under the yes', async () => {
    const { stage, engine } = setup(pageWith(button(1, 'Delete'), button(2, 'Next')), act(click(1), click(2)))
    await stage.say('look')
    await stage.answer(true)
    const events = await stage.report(true, pageWith(button(1, 'Delete'), button(2, 'Next', 'other')))
    expect(sent(events)).toEqual([])
    expect(engine.views.at(-1)?.inputs).toMatchObject([
      { kind: 'result', result: { completedSteps: 1, totalSteps: 2 } },
    ])
  })
})

describe('a yes that is remembered', () => {
  it('[V4] holds for the same label on the same path, in this conversation', async () => {
    const { stage } = setup(pageWith(button(1, 'Frobnicate')), act(click(1)), act(click(1)), act(click(1)))
    const asked = questionOf(await stage.say('look'))
    expect(asked?.rememberLabel).toBe("Yes, and don't ask again here")
    const waiting = stage.state?.waiting
    if (waiting?.kind !== 'confirmation') throw new Error('nothing is asked')
    const { confirmationId } = waiting
    await stage.advance({ kind: 'confirmation', confirmationId, confirmed: true, remember: true })
    // The engine wants it once more: no question now.
    expect(sent(await stage.report())).toEqual([1])
    stage.page = { ...stage.page, url: 'https://mill.example/b' }
    expect(questionOf(await stage.report())?.message).toContain('Frobnicate')
  })

  it('[V4] is not offered for what binds, and not believed either', async () => {
    const { stage } = setup(pageWith(button(1, 'Delete')), act(click(1)), act(click(1)))
    expect(questionOf(await stage.say('look'))).not.toHaveProperty('rememberLabel')
    const waiting = stage.state?.waiting
    if (waiting?.kind !== 'confirmation') throw new Error('nothing is asked')
    const { confirmationId } = waiting
    await stage.advance({ kind: 'confirmation', confirmationId, confirmed: true, remember: true })
    expect(questionOf(await stage.report())?.message).toContain('Delete')
  })
})

it('[V4] presses an element once in a plan', async () => {
  const { stage } = setup(pageWith(button(1, 'Next')), act(click(1), click(1)))
  expect(sent(await stage.say('go on'))).toEqual([1])
})

it('notes what was asked and answered, for the owner', async () => {
  const { stage } = setup(pageWith(button(1, 'Frobnicate')), act(click(1)))
  await stage.say('look')
  await stage.answer(false)
  const about = { kind: 'asked', label: 'Frobnicate', path: '/a', rule: 'unknown' }
  expect(stage.notes.filter(({ kind }) => kind === 'asked')).toEqual([
    { ...about, answer: 'asked' },
    { ...about, answer: 'no' },
  ])
})
