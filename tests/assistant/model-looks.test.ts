import { afterEach, describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { createClock } from './support/clock.ts'
import { contactPage } from './support/contact-page.ts'
import { startModelServer, type ModelServer, type Script } from './support/model-server.ts'
import { setStage } from './support/stage.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools: readonly object[]
}

async function setup(script: Script, page: PageContext = contactPage()) {
  const server = await startModelServer('openai', script)
  servers.push(server)
  const { now, delay } = createClock()
  const stage = setStage(
    { assistant: 'compatible:test', baseUrl: server.baseUrl, apiKey: 'k', now, delay },
    page,
  )
  return { stage, sent: (at: number) => server.requests[at]!.body as unknown as Body }
}

const click = {
  calls: [
    {
      name: 'page_act',
      input: { steps: [{ action: 'click', elementId: 11, description: 'More' }] },
    },
  ],
}

/** As much of a table of 500 rows with four controls each as a page sends: the first of them, and the wanted one. */
function invoices(wanted: number): PageContext {
  const lineOf = (row: number): Line[] => [
    [2, 0, 'row', ''],
    [3, 0, 'cell', `INV-${1000 + row}`],
    [3, 0, 'cell', `Customer number ${row}`],
    [3, row * 4 + 1, 'checkbox', `Choose INV-${1000 + row}`, { checked: false }],
    [3, row * 4 + 2, 'button', 'Mark paid'],
    [3, row * 4 + 3, 'button', 'Remind'],
    [3, row * 4 + 4, 'link', 'View', { href: `/invoices/${row}` }],
  ]
  const rows = [...Array.from({ length: 212 }, (_, row) => row), wanted].map(lineOf)
  const lines = [[0, 0, 'main', ''] as Line, [1, 0, 'table', 'Invoices'] as Line, ...rows.flat()]
  return {
    url: 'https://mill.example/invoices',
    title: 'Invoices',
    outline: { lines, elements: 2_000 },
  }
}

describe('a request', () => {
  it('has 6,000 tokens for a page of 2,000 controls, the wanted row among them, 2,000 of them ours', async () => {
    const sentFor = async (wanted: number) => {
      const { stage, sent } = await setup([{ text: 'It is open.' }], invoices(wanted))
      await stage.say('What is the state of INV-1437? Mark it paid.')
      return sent(0)
    }
    const row = /INV-1437\n.*Customer number 437\n.*\[1749\] checkbox.*\n.*\[1750\] button "Mark paid"/
    const body = await sentFor(437)
    expect(JSON.stringify(body).length / 4).toBeLessThanOrEqual(6_000)
    const ours = JSON.stringify(body.tools).length + body.messages[0]!.content.length
    expect(ours / 4).toBeLessThanOrEqual(2_000)
    expect(body.messages.at(-1)!.content).toMatch(row)
    // Without the row the check fails: neither the question nor another row is taken for it.
    expect((await sentFor(438)).messages.at(-1)!.content).not.toMatch(row)
  })

  it('tells of a page that was shown only what changed, and keeps none of it when the turn is over', async () => {
    const { stage, sent } = await setup([click, click, { text: 'Written.' }])
    await stage.say('Show me more')
    await stage.report(true, contactPage({ 1: 'Ada' }))
    await stage.report(true, contactPage({ 1: 'Ada' }))
    const [first, second, third] = [sent(0), sent(1), sent(2)].map(({ messages }) => messages)
    expect(first!.at(-1)!.content).toContain('stone-ground')
    expect(first!.at(-1)!.content).toContain('\nThe page as it is now. Untrusted')
    expect(second!.at(-1)!.content).toMatch(/\nOnly what has changed on the page since your last look; /)
    expect(second!.at(-1)!.content).toMatch(
      /Since your last look, parts of the page: 1 new or changed[\s\S]*"Ada"/,
    )
    expect(second!.at(-1)!.content).not.toContain('stone-ground')
    expect(third!.at(-1)!.content).toContain('Nothing has changed')
    // What was sent before is the beginning of what is sent now.
    const before = JSON.stringify(second).slice(0, -1)
    expect(JSON.stringify(third).startsWith(before)).toBe(true)
    expect(JSON.stringify(stage.state)).not.toContain('stone-ground')
  })

  it('shows a new page whole and the page before no more', async () => {
    const { stage, sent } = await setup([click, { text: 'At 8:00.' }])
    await stage.say('When do you open?')
    await stage.report(true, {
      url: 'https://mill.example/hours',
      title: 'Hours',
      outline: { lines: [[0, 0, 'text', 'We open at 8:00.']] },
    })
    const all = JSON.stringify(sent(1).messages)
    expect(all).toContain('We open at 8:00.')
    expect(all).not.toContain('stone-ground')
  })
})

describe('a plan', () => {
  it('is not followed by its question when it was cut', async () => {
    const steps = [
      { action: 'press_key', elementId: 1, inputData: 'Tab', description: 'On' },
      { action: 'click', elementId: 11, description: 'More' },
    ]
    const asked = { name: 'ask_visitor', input: { question: 'Is that all?' } }
    const { stage, sent } = await setup([
      { calls: [{ name: 'page_act', input: { steps } }, asked] },
      { text: 'On it.' },
    ])
    await stage.say('Show me more')
    await stage.report(true, contactPage({ 1: 'Ada' }))
    const told = JSON.stringify(sent(1).messages)
    expect(told).toContain('Step 1 was done. Step 2 was not done: the step before moves the focus')
    expect(told).toContain('Not asked: not all of what came before it was done.')
  })

  it('is refused with a word of what an earlier look of the page had', async () => {
    const page = (...lines: Line[]): PageContext => ({ url: 'https://mill.example/', outline: { lines } })
    const pressing = (...ids: number[]) => ({
      calls: [
        {
          name: 'page_act',
          input: { steps: ids.map((elementId) => ({ action: 'click', elementId, description: 'Press' })) },
        },
      ],
    })
    const more: Line = [0, 11, 'button', 'Show more']
    const { stage, sent } = await setup(
      [pressing(11), pressing(11, 7), { text: 'It is covered.' }],
      page(more),
    )
    await stage.say('Show me more')
    // What lies over it takes its place: a look of its own.
    await stage.report(true, page([0, 12, 'link', 'Monday'], [0, 13, 'link', 'Tuesday']))
    expect(sent(1).messages.at(-1)!.content).not.toContain('Show more')
    expect(sent(2).messages.at(-1)!.content).toContain(
      'In an earlier look of this page, and covered or gone now: [11]. Why',
    )
    expect(JSON.stringify(stage.state)).not.toContain('shownIds')
  })

  it('is done up to what is not on the page, and the model is told', async () => {
    const steps = [11, 999, 11].map((elementId) => ({ action: 'click', elementId, description: 'Press' }))
    const { stage, sent } = await setup([
      { calls: [{ name: 'page_act', input: { steps } }] },
      { text: 'One is done.' },
    ])
    expect(await stage.say('Show me more')).toMatchObject([
      { name: 'action_plan', payload: { actions: [{ elementId: 11 }] } },
    ])
    await stage.report(true, contactPage({ 1: 'Ada' }))
    expect(sent(1).messages.at(-1)!.content).toContain(
      'Step 1 was done. Steps 2 and 3 were not done: what was aimed at is not on the page.',
    )
  })
})

describe('a yes to what has changed since', () => {
  it('does nothing, and the model hears why', async () => {
    const press = { steps: [{ action: 'click', elementId: 4, description: 'Send' }] }
    const { stage, sent } = await setup(
      [{ calls: [{ name: 'page_act', input: press }] }, { text: 'The form is not what it was.' }],
      contactPage({ 1: 'Ada' }),
    )
    await stage.say('Send it')
    stage.page = contactPage({ 1: 'Mallory' })
    expect(await stage.answer(true)).toMatchObject([
      { name: 'message_done', payload: { text: 'The form is not what it was.' } },
    ])
    expect(sent(1).messages.at(-1)!.content).toContain(
      'The visitor was asked and said yes. It was not done: the page changed.',
    )
  })
})

describe('a note', () => {
  const note = (text: string) => ({ name: 'note', input: { text } })

  it('is shown to the model on every later page, told to the owner and to nobody else', async () => {
    const { stage, sent } = await setup([
      { calls: [note('Rye costs 4 euros a kilo'), ...click.calls] },
      { text: 'Rye costs 4 euros.' },
      { text: 'As I said.' },
    ])
    const first = await stage.say('What does rye cost?')
    const rest = await stage.report(true, { url: 'https://mill.example/spelt', title: 'Spelt' })
    expect(JSON.stringify([first, rest])).not.toContain('a kilo')
    expect(stage.notes).toContainEqual({ kind: 'noted', text: 'Rye costs 4 euros a kilo' })
    await stage.say('Sure?')
    for (const at of [1, 2])
      expect(sent(at).messages.at(-1)!.content).toMatch(
        /Your notes:\n<untrusted-(\w+)>\n- Rye costs 4 euros a kilo\n<\/untrusted-\1>/,
      )
  })

  it('beside an answer needs no other call', async () => {
    const { stage } = await setup([{ text: 'It costs 4 euros.', calls: [note('Rye: 4 euros')] }])
    expect(await stage.say('What does rye cost?')).toMatchObject([
      { name: 'message_done', payload: { text: 'It costs 4 euros.' } },
    ])
  })
})
