import { describe, expect, it } from 'vitest'
import { contrastWarnings } from './contrast-warnings.ts'

describe('the contrast of a colour', () => {
  it('warns of what vanishes on a white or on a dark page', () => {
    expect(contrastWarnings('#fde68a').join()).toContain('white page')
    expect(contrastWarnings('#111').join()).toContain('dark page')
    expect(contrastWarnings('#2f6fed')).toEqual([])
  })

  it('says nothing of what is no colour', () => expect(contrastWarnings('#12')).toEqual([]))
})
