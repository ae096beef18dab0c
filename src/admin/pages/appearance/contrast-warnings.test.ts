import { describe, expect, it } from 'vitest'
import { contrastWarnings } from './contrast-warnings.ts'

describe('the contrast of a colour', () => {
  it('warns of what vanishes on a white page, and of nothing else', () => {
    expect(contrastWarnings('#fde68a').join()).toContain('white page')
    expect(contrastWarnings('#111')).toEqual([])
    expect(contrastWarnings('#2f6fed')).toEqual([])
  })

  it('says nothing of what is no colour', () => expect(contrastWarnings('#12')).toEqual([]))
})
