import { describe, expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('the fields a change touched', () => {
  it('are named by their path, the others left out', () => {
    const before = { greeting: 'Hi', launcher: { size: 'md', glow: false } }
    const after = { greeting: 'Hi', launcher: { size: 'lg', glow: false }, siteName: 'Lamps' }
    expect(changedFields(before, after)).toEqual([
      { field: 'launcher.size', was: 'Medium', is: 'Large' },
      { field: 'siteName', was: '–', is: 'Lamps' },
    ])
  })

  it('show lists whole, and bare values as they are', () => {
    expect(changedFields(['a'], ['a', 'b'])).toEqual([{ field: '', was: 'a', is: 'a, b' }])
    expect(changedFields(null, 'x')).toEqual([{ field: '', was: '–', is: 'x' }])
    expect(changedFields({ a: 1 }, { a: 1 })).toEqual([])
  })

  it('are told also where only a part of a value is another', () => {
    const chip = { text: 'Hours', payload: 'When?' }
    expect(changedFields({ quickChips: [chip] }, { quickChips: [{ ...chip, paths: ['/shop'] }] })).toEqual([
      { field: 'quickChips', was: 'Hours: When?', is: 'Hours: When? (/shop)' },
    ])
    const walk = ['navigate', 'back', 'reload']
    expect(changedFields({ policy: { verbs: walk } }, { policy: { verbs: ['back'] } })).toEqual([
      { field: 'policy.verbs', was: 'Go from page to page', is: 'Go from page to page (in part: back)' },
    ])
  })
})
