import { describe, expect, it } from 'vitest'
import { resumePoint } from './resume-point.ts'

const tail = { epoch: '0a0a0a0a', head: 20, floor: 5, confirmed: 12 }
const other = 'ffffffff'
const meet = (auth: Record<string, unknown>, changes: Partial<typeof tail> = {}) =>
  resumePoint(auth, { ...tail, ...changes }, () => '11111111')

describe('where a client goes on', () => {
  it('is its offset, whatever the pid says', () => {
    const auth = { offset: '0a0a0a0a.15', pid: '0a0a0a0a.7.22222222' }
    expect(meet(auth)).toMatchObject({ from: 15, restores: false, nonce: '22222222' })
    expect(meet({ offset: '0a0a0a0a.15' })).toMatchObject({ from: 15, nonce: '11111111' })
  })

  it('is where its pid began, when it has heard nothing since', () => {
    expect(meet({ pid: '0a0a0a0a.7.22222222' })).toMatchObject({ from: 7, restores: false })
    const kept = { offset: `${other}.9`, pid: '0a0a0a0a.7.22222222' }
    expect(meet(kept)).toMatchObject({ from: 7, restores: false, nonce: '22222222' })
  })

  it('is left to the confirmed cursor when it brings nothing', () => {
    expect(meet({})).toMatchObject({ from: undefined, restores: false, pid: '0a0a0a0a.12.11111111' })
  })

  it('is the head, with the history, when what it brings cannot be continued', () => {
    const restored = { from: 20, restores: true, pid: '0a0a0a0a.20.11111111' }
    expect(meet({ offset: `${other}.9` })).toMatchObject(restored)
    expect(meet({ offset: '0a0a0a0a.21' })).toMatchObject(restored)
    expect(meet({ offset: '0a0a0a0a.4' })).toMatchObject(restored)
    expect(meet({}, { confirmed: 3 })).toMatchObject(restored)
  })

  it('takes what nobody here can have written for nothing', () => {
    const garbage = [5, null, {}, '', '0a0a0a0a', '0A0A0A0A.5', '0a0a0a0a.-5', '0a0a0a0a.5.', ' 0a0a0a0a.5']
    for (const offset of [...garbage, `0a0a0a0a.${'9'.repeat(60)}`])
      expect(meet({ offset })).toMatchObject({ from: undefined, restores: false })
  })

  it('believes that an offset is exact only of one it can use', () => {
    expect(meet({ offset: '0a0a0a0a.15', exact: 1 }).exact).toBe(true)
    expect(meet({ offset: '0a0a0a0a.15', exact: true }).exact).toBe(false)
    expect(meet({ offset: `${other}.15`, exact: 1 }).exact).toBe(false)
  })
})
