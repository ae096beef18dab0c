import { describe, expect, it } from 'vitest'
import { readCall } from './read-call.ts'
import { toolNames } from '../tools/tools.ts'

const read = (toolName: string, input: unknown) =>
  readCall(
    { toolName, input: typeof input === 'string' ? input : JSON.stringify(input) },
    { tools: [{ name: 'get_price' }] },
  )
const step = (fields: object) => ({ name: 'page_act', input: { steps: [{ description: '', ...fields }] } })

describe('a call', () => {
  it.each([
    [
      { action: 'type', element_id: 3, text: 'Ada', description: '' },
      { action: 'type', elementId: 3, inputData: 'Ada' },
    ],
    [
      { action: 'fill', id: 3, value: 'Ada' },
      { action: 'type', elementId: 3, inputData: 'Ada' },
    ],
    [
      { type: 'press', index: '3', key: 'Enter' },
      { action: 'press_key', elementId: 3, inputData: 'Enter' },
    ],
    [
      { action: 'select', element_id: 3, options: ['A', 'B'] },
      { action: 'select', elementId: 3, values: ['A', 'B'] },
    ],
    // A field by our own name counts, whatever else is there.
    [
      { action: 'type', elementId: 3, id: 9, inputData: 'Ada', value: 'old' },
      { action: 'type', elementId: 3, inputData: 'Ada' },
    ],
    [
      { id: 9, elementId: 3, type: 'button', action: 'click' },
      { action: 'click', elementId: 3 },
    ],
    [
      { action: 'click', elementId: null, id: 3 },
      { action: 'click', elementId: 3 },
    ],
  ])('may name the fields of a step otherwise: %j', (given, meant) => {
    expect(read('page_act', { steps: [given] })).toEqual(step(meant))
    // Without its list, too, and with the list alone.
    expect(read('page_act', given)).toEqual(step(meant))
    expect(read('page_act', [given])).toEqual(step(meant))
  })

  it('keeps what is said above a step that stands for its plan', () => {
    expect(read('page_act', { action: 'click', elementId: 3, message: 'Now' })).toEqual({
      name: 'page_act',
      input: { ...step({ action: 'click', elementId: 3 }).input, message: 'Now' },
    })
  })

  it('of a verb that has a tool of its own is a call of that', () => {
    const open = { name: 'navigate', input: { url: '/hours', description: '' } }
    expect(read('goto', { url: '/hours' })).toEqual(open)
    expect(read('navigate', { href: '/hours' })).toEqual(open)
    expect(read('page_act', { steps: [{ action: 'navigate', url: '/hours' }] })).toEqual(open)
    expect(read('find', { query: 'rye' })).toEqual({ name: 'find_on_page', input: { query: 'rye' } })
  })

  it('of a tool of the page by its name is a call of it', () => {
    expect(read('get_price', { of: 'rye' })).toEqual({
      name: 'call_tool',
      input: { tool: 'get_price', arguments: { of: 'rye' }, description: '' },
    })
  })

  it('of no tool of ours stays in the transcript under a name that was offered, and is told what there is', () => {
    for (const name of ['format disk!', 'größe', 'x'.repeat(200), 'toString']) {
      const { name: kept, input, problem } = read(name, { at: 'dawn' })
      expect(toolNames).toContain(kept)
      expect(input).toEqual({ at: 'dawn' })
      expect(problem).toMatch(/there is no tool .*find_on_page/)
    }
  })
})
