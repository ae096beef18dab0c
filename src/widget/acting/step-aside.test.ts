import { describe, expect, it } from 'vitest'
import { asideFor, edgeFor, liesOver } from './step-aside.ts'

const panel = { left: 580, right: 980, top: 60, bottom: 700 }
const base = { panel, coversPage: false, beside: false, height: 800 }
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

  it('always moves when it covers the page, and never when it stands beside it', () => {
    expect(asideFor({ ...base, coversPage: true, target: undefined })).toBe('bottom')
    expect(asideFor({ ...base, beside: true, target: box(600, 200) })).toBeUndefined()
  })

  it('keeps off what has changed, at the edge where nothing has', () => {
    expect(liesOver(panel, [box(100, 200)])).toBe(false)
    expect(liesOver(panel, [box(100, 200), box(600, 300)])).toBe(true)
    const phone = { panel, coversPage: true, height: 800 }
    expect(edgeFor([box(0, 300)], phone)).toBe('bottom')
    expect(edgeFor([box(0, 300), box(0, 750)], phone)).toBe('top')
    expect(edgeFor([box(0, 10), box(0, 750)], phone)).toBe('bottom')
    const desk = { panel, coversPage: false, height: 800 }
    expect(edgeFor([box(400, 10), box(600, 610)], desk)).toBe('top')
    expect(edgeFor([box(600, 10), box(400, 610)], desk)).toBe('bottom')
  })

  it('stays at the edge it is at, unless that hides far more', () => {
    const phone = { panel, coversPage: true, height: 800 }
    // A list that fills the screen lies under both.
    const list = [{ left: 0, right: 360, top: 40, bottom: 800 }]
    expect(edgeFor(list, { ...phone, now: 'bottom' })).toBe('bottom')
    expect(edgeFor(list, { ...phone, now: 'top' })).toBe('top')
    expect(edgeFor([box(0, 300)], { ...phone, now: 'top' })).toBe('top')
    expect(edgeFor([box(0, 10)], { ...phone, now: 'top' })).toBe('bottom')
    expect(asideFor({ ...base, coversPage: true, target: box(100, 300), now: 'top' })).toBe('top')
  })
})
