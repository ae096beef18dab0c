import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

const onto = (lines: Line[], message = '', side?: 'before' | 'after') =>
  verdictOf({ action: 'drag', to: { elementId: 2, ...(side && { side }) } }, { lines, message })

describe('what is dragged', () => {
  const list = (one: string, other: string, kind = 'draggable'): Line[] => [
    [0, 0, 'list', 'Songs'],
    [1, 1, kind, one],
    [1, 2, kind, other],
  ]

  it('is sorted in its list', () => {
    expect(onto(list('Alpha', 'Beta'))).toBe('allow: mechanics')
    expect(onto(list('Alpha', 'Beta', 'clickable'))).toBe('allow: mechanics')
    const by = { action: 'drag', by: { x: 0, y: 90 } }
    expect(verdictOf(by, { lines: list('Alpha', 'Beta') })).toBe('allow: mechanics')
    expect(verdictOf(by, { lines: [...list('Alpha', 'Beta'), [0, 0, 'list', 'Done']] })).toBe('ask: unknown')
  })

  it('is laid somewhere that nothing is known of', () => {
    const meeting: Line = [0, 1, 'draggable', 'Board meeting, Tue 09:00 · 12 guests']
    expect(onto([meeting, [0, 2, 'clickable', 'Thu 15:00']])).toBe('ask: unknown')
    // Neighbours without a list, but with a title between them.
    expect(
      onto([
        [0, 1, 'draggable', 'Lamp'],
        [0, 0, 'text', 'Ready'],
        [0, 2, 'draggable', 'Chair'],
      ]),
    ).toBe('ask: unknown')
  })

  it('is no sorting where it goes into the other or lies in time', () => {
    expect(onto(list('plan.pdf', 'Website root'))).toBe('ask: unknown')
    expect(onto(list('plan.pdf', 'Website root'), '', 'before')).toBe('allow: mechanics')
    expect(onto(list('€200 Savings', 'Holiday pot'))).toMatch('ask')
    expect(onto(list('Dentist 10:30', 'Lunch 12:00'), '', 'after')).toBe('ask: unknown')
  })

  const lists: Line[] = [
    [0, 0, 'list', 'Doing'],
    [1, 1, 'draggable', 'Paint, 2 days'],
    [1, 3, 'draggable', 'Sew'],
    [0, 0, 'list', 'Done'],
    [1, 2, 'draggable', 'Sand'],
  ]

  it.each(['move Paint to Done', 'drag paint onto Sand please'])(
    'is laid where the visitor said: %s',
    (message) => expect(onto(lists, message)).toBe('allow: named'),
  )

  it.each(['what is done?', 'move Sew to Done', 'paint it blue', 'do not move Paint to Done'])(
    'is not named by: %s',
    (message) => expect(onto(lists, message)).not.toMatch('allow'),
  )

  it('is moved by the built-in engine, which drags only where it was told to', () => {
    const by = 'builtin' as const
    const left = { action: 'drag', by: { x: -40, y: 0 } }
    const drag = (name: string, message: string) =>
      verdictOf(left, { lines: [[0, 1, 'draggable', name]], message, by })
    expect(drag('', 'drag the circle left')).toBe('allow: undoable')
    expect(drag('Board meeting', 'what is on?')).toBe('ask: unknown')
    expect(drag('Swipe to check out', 'check it')).toBe('ask: unknown')
    const drop = { action: 'drag', to: { elementId: 2 } }
    expect(verdictOf(drop, { lines: lists, message: 'drag the first one onto sand', by })).toBe(
      'allow: undoable',
    )
  })
})
