import { describe, expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('the fields a change touched', () => {
  it('are named by their path, the others left out', () => {
    const before = { greeting: 'Hi', launcher: { size: 'md', glow: false } }
    const after = { greeting: 'Hi', launcher: { size: 'lg', glow: false }, theme: 'dark' }
    expect(changedFields(before, after)).toEqual([
      { field: 'launcher.size', was: 'md', is: 'lg' },
      { field: 'theme', was: '–', is: 'dark' },
    ])
  })

  it('show lists whole, and bare values as they are', () => {
    expect(changedFields(['a'], ['a', 'b'])).toEqual([{ field: 'value', was: '["a"]', is: '["a","b"]' }])
    expect(changedFields(null, 'x')).toEqual([{ field: 'value', was: '–', is: 'x' }])
    expect(changedFields({ a: 1 }, { a: 1 })).toEqual([])
  })
})
