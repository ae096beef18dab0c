import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { cutPageContext } from './cut-page-context.ts'
import { limits } from '../limits.ts'
import { kindTraits, type Line } from './outline.ts'
import { outlineOf, outlineOfPage } from './outline-of.ts'
import { PageContext } from './page-context.ts'

const context = Compile(PageContext)
const line = (text: string, state?: Line[4]): Line =>
  state ? [0, 1, 'textbox', text, state] : [0, 1, 'button', text]

describe('an outline on the wire', () => {
  it('is taken with and without state, and refused with wrong types', () => {
    expect(context.Check({ outline: { lines: [line('Pay'), line('Name', { value: 'Ada' })] } })).toBe(true)
    expect(context.Check({ outline: { lines: [[0, 1, 'button']] } })).toBe(false)
    expect(context.Check({ outline: { lines: [[0, '1', 'button', 'Pay']] } })).toBe(false)
    expect(context.Check({ outline: { lines: [line('Name', { value: 5 } as unknown as Line[4])] } })).toBe(
      false,
    )
    expect(context.Check({ outline: { lines: [[0, 1, 'button', 'Pay', {}, 'more']] } })).toBe(false)
  })

  it('is kept as it is when nothing is to be cut', () => {
    const page = { outline: { lines: [line('Pay'), line('Name', { value: 'Ada' })], elements: 2 } }
    expect(cutPageContext(page)).toBe(page)
  })

  it('loses what we do not know, secrets and masked values, and nothing else', () => {
    const lines = [
      line('Password', { inputType: 'password', value: 'hunter2', required: true }),
      line('Card', { autocomplete: 'cc-number', value: '4111', options: ['4111'] }),
      line('Diary', { mark: 'mask', value: 'dear diary', closed: 'more of it' }),
      line('Name', { value: 'Ada', extra: 'x' } as Line[4]),
    ]
    expect(cutPageContext({ outline: { lines, extra: 1 } as never }).outline).toEqual({
      lines: [
        line('Password', { inputType: 'password', required: true }),
        line('Card', { autocomplete: 'cc-number' }),
        line('Diary', { mark: 'mask' }),
        line('Name', { value: 'Ada' }),
      ],
    })
  })

  it('is cut by lines and by size', () => {
    const many = Array.from({ length: limits.outlineLines + 5 }, () => line('x'))
    expect(cutPageContext({ outline: { lines: many } }).outline?.lines).toHaveLength(limits.outlineLines)
    const wide = Array.from({ length: 100 }, () => line('x'.repeat(900)))
    const kept = cutPageContext({ outline: { lines: wide } }).outline?.lines ?? []
    expect(kept.length).toBeGreaterThan(60)
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(limits.outlineBytes)
    const long = cutPageContext({ outline: { lines: [line('x'.repeat(5_000))] } })
    expect(long.outline?.lines[0]?.[3]).toHaveLength(limits.lineCharacters)
  })
})

describe('the outline of a client that sends none', () => {
  const elements = [
    { id: 3, type: 'input', inputType: 'email', text: '', parent: 'Contact', value: 'a@b.c' },
    { id: 4, type: 'submit', text: 'Send', parent: 'Contact', submits: true },
    { id: 9, type: 'row', text: 'INV-1' },
  ]
  const forms = [{ name: 'Contact', fields: [{ elementId: 3, label: 'E-mail', required: true }] }]

  it('groups its elements by region, names them by their form, and ends in the text', () => {
    expect(outlineOf(elements, forms, 'Hello\n\n  there ')).toEqual({
      lines: [
        [0, 0, 'region', 'Contact'],
        [1, 3, 'textbox', 'E-mail', expect.objectContaining({ form: 0, required: true, value: 'a@b.c' })],
        [1, 4, 'button', 'Send', expect.objectContaining({ submits: true })],
        [0, 9, 'clickable', 'INV-1', expect.anything()],
        [0, 0, 'text', 'Hello'],
        [0, 0, 'text', 'there'],
      ],
      forms: [{ name: 'Contact' }],
      elements: 3,
    })
  })

  it('is not made where the page sent its own', () => {
    const outline = { lines: [line('Pay')] }
    expect(outlineOfPage({ outline, indexedElements: elements })).toBe(outline)
    expect(outlineOfPage({}).lines).toEqual([])
  })
})

describe('kinds', () => {
  it('say what one does with a line, and a strange kind is pressed', () => {
    expect(kindTraits('checkbox')).toEqual({ place: 'control', use: 'tick' })
    expect(kindTraits('record').place).toBe('record')
    expect(kindTraits('constructor')).toEqual({ place: 'control', use: 'press' })
  })
})
