import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const bench: PageContext = {
  url: 'https://bench.example/',
  title: 'Bench',
  indexedElements: [
    { id: 1, type: 'radio', text: '', form: 0 },
    { id: 2, type: 'radio', text: '', form: 0 },
    { id: 3, type: 'textbox', text: '', form: 0, value: 'early birds sing' },
    { id: 4, type: 'textbox', text: '', form: 0, value: '' },
    { id: 5, type: 'button', text: 'Keep', form: 0, submits: true },
  ],
  forms: [{ name: 'Bench' }],
}

const shop: PageContext = {
  url: 'https://shop.example/list',
  title: 'Chairs',
  indexedElements: [
    { id: 1, type: 'select', text: 'Order', options: ['Price: high to low', 'Price: low to high', 'Newest'] },
    { id: 2, type: 'tab', text: 'Chairs' },
    { id: 3, type: 'tab', text: 'Tables' },
    { id: 4, type: 'tab', text: 'Shelves' },
    { id: 5, type: 'link', text: '1', href: '/list' },
    { id: 6, type: 'link', text: '2', href: '/list?2' },
    { id: 7, type: 'link', text: '3', href: '/list?3' },
    { id: 8, type: 'button', text: 'Löschen' },
  ],
}

describe('a thing that is named by its sort', () => {
  it.each([
    ['click the third tab', 'en', 4],
    ['mach den zweiten Reiter auf', 'de', 3],
    ['the last page please', 'en', 7],
    ['go to page 2', 'en', 6],
  ] as const)('and its place: %s', async (text, language, id) => {
    const { proposal } = await converse(shop, language).say(text)
    expect(proposal).toMatchObject({ steps: [{ elementId: id }] })
  })

  it('takes the value that is told with it, below nothing too', async () => {
    const { proposal } = await converse(bench).say('enter -12 into the second text box')
    expect(proposal).toMatchObject({ steps: [{ elementId: 4, inputData: '-12' }] })
  })
})

describe('what stands on the page', () => {
  it.each([
    ['copy the text in the first text box, paste it into the second text box', 'early birds sing'],
    ['find the last word in the first text box, type it into the second text box', 'sing'],
  ])('is written into a field: %s', async (text, value) => {
    const { proposal } = await converse(bench).say(text)
    expect(proposal).toMatchObject({ steps: [{ elementId: 4, inputData: value }] })
  })

  it('is put in order by the option that says so, in the right direction', async () => {
    const { proposal } = await converse(shop).say('cheapest first please')
    expect(proposal).toMatchObject({ steps: [{ elementId: 1, inputData: 'Price: low to high' }] })
  })

  it('is pressed on where the first press shows nothing, and not called done', async () => {
    const { say, result } = converse(shop)
    await say('click Tables, then click Shelves')
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 4 }] })
    expect((await result(done)).proposal.kind).not.toBe('finish')
  })
})

const desk: PageContext = outlined({ url: 'https://desk.example/', title: 'Desk' }, [
  [0, 1, 'list', ''],
  [1, 2, 'draggable', 'Quill'],
  [1, 3, 'draggable', 'Ruler'],
  [1, 4, 'draggable', 'Stapler'],
  [0, 5, 'clickable', '', { hint: 'blue ring' }],
  [0, 6, 'button', 'Hand in'],
  [0, 7, 'button', 'Menu'],
  [0, 8, 'menuitem', 'Export'],
])

describe('what is dragged', () => {
  it.each([
    ['drag the ring to the left', 'en', { elementId: 5, by: { x: -20, y: 0 } }],
    ['zieh den Ring nach rechts', 'de', { elementId: 5, by: { x: 20, y: 0 } }],
    ['drag Quill to the third place', 'en', { elementId: 2, to: { elementId: 4, side: 'after' } }],
    ['arrastra Stapler al primer lugar', 'es', { elementId: 4, to: { elementId: 2, side: 'before' } }],
    ['drag Ruler onto Stapler', 'en', { elementId: 3, to: { elementId: 4 } }],
  ] as const)('goes where it is said: %s', async (text, language, step) => {
    const { proposal } = await converse(desk, language).say(text)
    expect(proposal).toMatchObject({ steps: [{ action: 'drag', ...step }] })
  })

  it('is never pressed instead', async () => {
    const { proposal } = await converse(desk).say('drag the ring')
    expect(proposal.kind).not.toBe('act')
  })

  it('is not pressed either where the page prints the order itself', async () => {
    const order = 'Drag all circles into the black tray.'
    const lines: Line[] = [
      [0, 0, 'record', ''],
      [1, 0, 'text', order],
      [1, 1, 'clickable', '', { hint: 'red polygon' }],
      [1, 2, 'clickable', '', { hint: 'red polygon' }],
      [1, 3, 'clickable', '', { hint: 'blue rect' }],
      [1, 4, 'clickable', '', { hint: 'yellow circle' }],
      [1, 5, 'button', 'Submit'],
      [0, 0, 'record', ''],
      [1, 0, 'text', 'Trays so far: 0'],
    ]
    const { proposal } = await converse({ ...desk, outline: { lines } }).say(order)
    expect(proposal.kind).not.toBe('act')
  })

  it('fills nothing in: its button is offered without saying so', async () => {
    const lines: Line[] = [
      [0, 1, 'clickable', '', { hint: 'blue ring' }],
      [0, 2, 'button', 'Submit'],
    ]
    const page = { ...desk, outline: { lines } }
    const visitor = converse(page)
    await visitor.say('drag the ring to the left')
    const { proposal, text } = await visitor.result(done)
    expect(text).toContain('Shall I press “Submit” now?')
    expect(proposal).toMatchObject({ kind: 'ask', block: { data: { options: [{ value: 'Submit' }] } } })
  })
})

it('a word that only introduces a name does nothing itself', async () => {
  const { proposal } = await converse(desk).say('find and click on the item labelled "Export"')
  expect(proposal).toMatchObject({ steps: [{ action: 'click', elementId: 8 }] })
})

/** A calendar of one month, opened by a field that nobody can write into. */
function calendar(month: string, open: boolean): PageContext {
  const days = Array.from({ length: 30 }, (_, day): Line => [1, 10 + day, 'link', String(day + 1)])
  const leaves: Line[] = [
    [0, 3, 'button', '‹'],
    [0, 0, 'text', month],
    [0, 4, 'button', '›'],
    [0, 0, 'table', ''],
  ]
  return outlined({ url: 'https://inn.example/', language: 'en' }, [
    [0, 1, 'textbox', 'Arrival', { readonly: true, value: '' }],
    [0, 2, 'button', 'Next step'],
    ...(open ? [...leaves, ...days] : []),
  ])
}

describe('a day in a calendar', () => {
  it('is leafed to and pressed, and then the rest is done', async () => {
    const { say, result, see } = converse(calendar('', false))
    const first = await say('choose 5 March 2027 as the arrival and press Next step')
    expect(first.proposal).toMatchObject({ steps: [{ action: 'click', elementId: 1 }] })
    see(() => calendar('April 2027', true))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
    see(() => calendar('March 2027', true))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 14 }] })
    see(() => calendar('March 2027', false))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
  })
})

describe('a day far off in a calendar', () => {
  it('is leafed to at once, and not month by month', async () => {
    const { say, result, see } = converse(calendar('', false))
    await say('choose 5 March 2027 as the arrival and press Next step')
    see(() => calendar('December 2027', true))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 3, times: 9 }] })
  })
})

describe('the only one of its sort', () => {
  const folded: PageContext = outlined({ url: 'https://fold.example/' }, [
    [0, 1, 'tab', 'Part 2', { expanded: false, closed: 'Bees and wasps.' }],
    [0, 2, 'tab', 'Submit', { expanded: false }],
    [1, 3, 'button', 'Submit'],
    [0, 4, 'clickable', '7'],
    [0, 5, 'clickable', '12'],
    [0, 6, 'clickable', '-3'],
  ])

  it('is opened where nothing else is said of it', async () => {
    const { say, result, see } = converse(folded)
    expect((await say('expand the section below and click submit')).proposal).toMatchObject({
      steps: [{ action: 'click', elementId: 1 }],
    })
    see((page) => ({ ...page, title: 'Bees' }))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
  })

  it.each([
    ['pick the card with the greatest number', 5],
    ['pick the card with the lowest number', 6],
  ])('is the most or the least of numbers: %s', async (text, id) => {
    expect((await converse(folded).say(text)).proposal).toMatchObject({ steps: [{ elementId: id }] })
  })
})
