import { describe, expect, it } from 'vitest'
import { contrast, contrastWarnings } from './contrast.ts'

describe('the contrast of a colour', () => {
  it('is 21 between black and white, and 1 with itself', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([10, 20, 30], [10, 20, 30])).toBe(1)
  })

  it('warns of what vanishes on a white or on a dark page', () => {
    expect(contrastWarnings('#fde68a').join()).toContain('white page')
    expect(contrastWarnings('#111').join()).toContain('dark page')
    expect(contrastWarnings('#2f6fed')).toEqual([])
  })

  it('says nothing of what is no colour', () => expect(contrastWarnings('#12')).toEqual([]))
})
