import { describe, expect, it } from 'vitest'
import { actionNamed, actionNames, verbNamed, verbs, type Verb } from './verbs.ts'

const rows: [string, Verb][] = Object.entries(verbs)

describe('the table of verbs', () => {
  it('has a word of the wire for each, and none twice', () => {
    expect(new Set(rows.map(([, { type }]) => type)).size).toBe(rows.length)
  })

  it('finds a verb by either of its words, and nothing by another', () => {
    for (const name of actionNames) {
      expect(actionNamed(name)).toBe(name)
      expect(verbNamed(verbs[name].type)).toBe(verbs[name])
    }
    for (const word of ['', 'juggle', 'constructor', '__proto__', 'toString'])
      expect(verbNamed(word)).toBeUndefined()
  })

  it.each(rows)('does not contradict itself: %s', (_, verb) => {
    const { acts, target, input, leaves, presses, submits, answers, needsSource, undo, unfit } = verb
    if (!acts) {
      expect({ leaves, presses, submits, answers, needsSource, undo }).toEqual({
        leaves: 'never',
        presses: false,
        submits: 'never',
        answers: false,
        needsSource: false,
        undo: 'needless',
      })
    }
    // Whatever takes a tick, a choice or words can only be judged by what it is aimed at.
    if (presses || answers || submits !== 'never') expect(['required', 'optional']).toContain(target)
    if (target === 'none') expect({ allowedOn: verb.allowedOn, unfit }).toEqual({ allowedOn: [], unfit: [] })
    if (target === 'either' || needsSource) expect(input).toBeDefined()
    // A secret may be pointed at, never written or read.
    if (verb.allowedOn.includes('secret')) expect(input === 'text' && acts).toBe(false)
    if (leaves === 'always') expect(undo).toBe('none')
  })
})
