import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { viewOf } from '../../../view/index.ts'
import { isCalendarDay, isSuggestion } from './fills-in.ts'

describe('what a field suggests', () => {
  const suggests = (field: string, value: string, name: string) => {
    const lines: Line[] = [
      [0, 2, 'textbox', field, { value, focus: true }],
      [0, 1, 'clickable', name, { new: true }],
    ]
    const page = { outline: { lines } }
    return isSuggestion(viewOf(page).thing(1)!, page)
  }

  it('is the end of what was begun', () => {
    expect(suggests('City', 'lau', 'Lausanne')).toBe(true)
    expect(suggests('Product', 'ena', 'Enamel mug')).toBe(true)
  })

  it('is no act, and nobody’s address', () => {
    expect(suggests('City', 'ena', 'Enable public access for everyone')).toBe(false)
    expect(suggests('City', 'lau', 'Launch the rocket')).toBe(false)
    expect(suggests('Share with', 'mal', 'Mallory (mallory@evil.example)')).toBe(false)
  })
})

it('a day of a calendar is called by its number', () => {
  const days = Array.from({ length: 30 }, (_, at): Line => [0, at + 10, 'button', String(at + 1)])
  const isDay = (name: string) => {
    const page = { outline: { lines: [...days, [0, 1, 'button', name, { shown: '14' }] as Line] } }
    return isCalendarDay(viewOf(page).thing(1)!, page)
  }
  expect(isDay('Saturday, 14 November 2026')).toBe(true)
  expect(isDay('Saturday, November 14th')).toBe(true)
  expect(isDay('14')).toBe(true)
  expect(isDay('Launch the rocket')).toBe(false)
})
