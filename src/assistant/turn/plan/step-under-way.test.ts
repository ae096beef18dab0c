import { describe, expect, it } from 'vitest'
import type { PageContext, SequenceStep } from '#protocol'
import { stepUnderWay } from './step-under-way.ts'

const page: PageContext = {
  outline: {
    lines: [
      [0, 1, 'link', 'Cart'],
      [0, 2, 'button', 'Add to cart'],
      [0, 3, 'radio', 'Black'],
      [0, 4, 'checkbox', 'Dimmable'],
      [0, 5, 'textbox', 'E-mail'],
      [0, 6, 'combobox', 'Sort by'],
    ],
  },
}
const of = (step: Partial<SequenceStep>, language: 'en' | 'de' | 'ja' = 'en') =>
  stepUnderWay({ action: 'click', elementId: 1, description: '', ...step }, { page, language })

describe('a step that is under way', () => {
  it('is told as something that happens now, by what it is done to', () => {
    expect(of({})).toBe('Opening “Cart”')
    expect(of({ elementId: 2 })).toBe('Pressing “Add to cart”')
    expect(of({ action: 'check', elementId: 3 })).toBe('Choosing “Black”')
    expect(of({ action: 'check', elementId: 4 })).toBe('Ticking “Dimmable”')
    expect(of({ action: 'type', elementId: 5, inputData: 'ada@example.org' })).toBe('Filling in “E-mail”')
    expect(of({ action: 'select', elementId: 6, inputData: 'Price' })).toBe('Choosing “Price”')
    expect(of({ action: 'press_key', elementId: 5, inputData: 'Enter' })).toBe('Pressing Enter')
  })

  it('is told in the language of the visitor', () => {
    expect(of({ action: 'check', elementId: 3 }, 'de')).toBe('„Black“ wird gewählt')
    expect(of({}, 'ja')).toBe('「Cart」を開いています')
  })

  it('is not told where nothing is known of what it is done to', () => {
    expect(of({ elementId: 99 })).toBeUndefined()
    expect(of({ action: 'wait', elementId: -1 })).toBeUndefined()
  })
})
