import { describe, expect, it } from 'vitest'
import { asideFor } from './step-aside.ts'

const viewport = { width: 1000, height: 800 }
const panel = { left: 580, right: 980, top: 60, bottom: 700 }
const base = { panel, coversPage: false, inline: false, viewport }
const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 })

describe('the panel', () => {
  it('stays where it covers nothing', () => {
    expect(asideFor({ ...base, target: box(100, 200) })).toBeUndefined()
    expect(asideFor({ ...base, target: undefined })).toBeUndefined()
  })

  it('gets out of the way of what it would cover', () => {
    expect(asideFor({ ...base, target: box(600, 200) })).toBe('bottom')
  })

  it('goes to the top when the target is at the bottom', () => {
    expect(asideFor({ ...base, coversPage: true, target: box(100, 740) })).toBe('top')
  })

  it('expects what is off the screen in its middle', () => {
    expect(asideFor({ ...base, target: box(600, 3_000) })).toBe('bottom')
    expect(asideFor({ ...base, target: box(100, 3_000) })).toBeUndefined()
  })

  it('always moves when it covers the page, and never when it is part of it', () => {
    expect(asideFor({ ...base, coversPage: true, target: undefined })).toBe('bottom')
    expect(asideFor({ ...base, inline: true, target: box(600, 200) })).toBeUndefined()
  })
})
