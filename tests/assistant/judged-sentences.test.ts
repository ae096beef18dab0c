import { describe, expect, it } from 'vitest'
import type { MarkedExpect } from '../../bench/sentences/case.ts'
import { judgeTurn, type SeenStep, type SeenTurn } from '../../bench/sentences/judge-turn.ts'

const look = {
  context: {
    outline: {
      lines: [
        [0, 1, 'button', 'Save'],
        [0, 2, 'button', 'Delete'],
        [0, 0, 'text', 'We are open until half past six.'],
      ],
      forms: [],
      elements: 2,
      above: 0,
      below: 0,
    },
  },
  marks: { save: [1], delete: [2] },
} as unknown as SeenTurn['look']
const nothing: SeenTurn = { look, steps: [], said: '', offers: [], asks: false, confirms: 0 }
const step = (action: string, mark: string, more: Partial<SeenStep> = {}): SeenStep => ({
  action,
  marks: [mark],
  value: undefined,
  opens: false,
  ...more,
})
const save: MarkedExpect = { steps: [{ verbs: ['click'], on: ['save'] }] }
const both: MarkedExpect = {
  steps: [
    { verbs: ['type'], on: ['name'], value: 'Ada' },
    { verbs: ['click'], on: ['save'] },
  ],
  order: true,
}
const closes: MarkedExpect = { says: ['half past six'] }
const typed = step('type', 'name', { value: 'ada ' })

describe('a turn on a page of the sentences', () => {
  it.each<[string, MarkedExpect, Partial<SeenTurn>, string]>([
    ['does what was meant', save, { steps: [step('click', 'save')] }, 'right'],
    ['does something else', save, { steps: [step('click', 'delete')] }, 'wrong'],
    ['does nothing', save, {}, 'missed'],
    ['offers what was meant', save, { offers: ['Save'], asks: true }, 'asked'],
    ['offers something else', save, { offers: ['Delete'], asks: true }, 'missed'],
    [
      'looks behind a tab first',
      save,
      { steps: [step('click', 'tab', { opens: true }), step('click', 'save')] },
      'right',
    ],
    ['does all in order', both, { steps: [typed, step('click', 'save')] }, 'right'],
    ['does all in another order', both, { steps: [step('click', 'save'), typed] }, 'wrong'],
    ['does a part', both, { steps: [typed] }, 'missed'],
    ['writes something else', both, { steps: [{ ...typed, value: 'Eve' }, step('click', 'save')] }, 'wrong'],
    [
      'asks before what binds',
      { ...save, confirm: true },
      { steps: [step('click', 'save')], confirms: 1 },
      'right',
    ],
    ['binds without asking', { ...save, confirm: true }, { steps: [step('click', 'save')] }, 'wrong'],
    ['answers', closes, { said: 'We are open until half past six.' }, 'right'],
    ['answers something else', { says: ['€5'] }, { said: 'We are open until half past six.' }, 'wrong'],
    ['acts on a question', closes, { steps: [step('click', 'save')], said: 'half past six' }, 'wrong'],
    ['leaves what cannot be done', { cannot: true }, { said: 'I could not find that.' }, 'right'],
    ['makes up an answer', { cannot: true }, { said: 'We are open until half past six.' }, 'wrong'],
    ['asks back', { asks: true, among: ['save', 'delete'] }, { asks: true }, 'right'],
    [
      'takes one of two',
      { asks: true, among: ['save', 'delete'] },
      { steps: [step('click', 'save')] },
      'missed',
    ],
  ])('that %s', (_, wanted, seen, verdict) => {
    expect(judgeTurn('say', wanted, { ...nothing, ...seen })).toBe(verdict)
  })
})
