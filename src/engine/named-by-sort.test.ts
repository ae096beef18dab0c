import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse, done } from './testing/converse.ts'

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

const desk: PageContext = {
  url: 'https://desk.example/',
  title: 'Desk',
  outline: {
    lines: [
      [0, 1, 'list', ''],
      [1, 2, 'draggable', 'Quill'],
      [1, 3, 'draggable', 'Ruler'],
      [1, 4, 'draggable', 'Stapler'],
      [0, 5, 'clickable', '', { hint: 'blue ring' }],
      [0, 6, 'button', 'Hand in'],
      [0, 7, 'button', 'Menu'],
      [0, 8, 'menuitem', 'Export'],
    ],
  },
}

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
})

it('a word that only introduces a name does nothing itself', async () => {
  const { proposal } = await converse(desk).say('find and click on the item labelled "Export"')
  expect(proposal).toMatchObject({ steps: [{ action: 'click', elementId: 8 }] })
})
