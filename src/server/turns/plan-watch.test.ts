import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlanWatch } from './plan-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  let ticks = 0
  const silent: string[] = []
  const woken: string[] = []
  const watch = createPlanWatch({
    ticks: () => ticks,
    onSilence: (sessionId, planId) => void silent.push(`${sessionId} ${planId}`),
    wake: (sessionId) => void woken.push(sessionId),
  })
  const pass = (seconds: number) => {
    for (let left = seconds; left > 0; left--) {
      ticks += 1_000
      vi.advanceTimersByTime(1_000)
    }
  }
  return { watch, silent, woken, pass }
}

describe('a plan', () => {
  it('is given up after sixty seconds without a word of its widget', () => {
    const { watch, silent, pass } = setup()
    watch.began('s', { planId: 'p' })
    pass(59)
    expect(silent).toEqual([])
    pass(1)
    expect(silent).toEqual(['s p'])
    pass(120)
    expect(silent).toEqual(['s p'])
  })

  it('is waited for as long as its widget says anything', () => {
    const { watch, silent, pass } = setup()
    watch.began('s', { planId: 'p' })
    for (let step = 0; step < 5; step++) {
      pass(50)
      watch.active('s')
    }
    expect(silent).toEqual([])
    pass(60)
    expect(silent).toEqual(['s p'])
  })

  it('is watched just as long when its widget was handed it by another node', () => {
    const { watch, silent, pass } = setup()
    watch.resumed('s', { planId: 'p' })
    pass(60)
    expect(silent).toEqual(['s p'])
  })

  it('is watched no more once it is answered or a message takes its place', () => {
    const { watch, silent, pass } = setup()
    watch.began('s', { planId: 'p' })
    watch.answered('s', {})
    watch.began('other', { planId: 'p' })
    watch.ended('other')
    pass(600)
    expect(silent).toEqual([])
  })

  it('that is answered waits a moment for the page, and no longer once it was seen', () => {
    const { watch, woken, pass } = setup()
    watch.began('s', { planId: 'p' })
    watch.answered('s', {})
    expect(woken).toEqual([])
    pass(1)
    expect(woken).toEqual(['s'])
    watch.began('t', { planId: 'q' })
    watch.sawPage('t')
    watch.answered('t', {})
    expect(woken).toEqual(['s', 't'])
  })

  it('is not answered by a late or repeated report of another plan', () => {
    const { watch, silent, woken, pass } = setup()
    watch.began('s', { planId: 'p', actionId: 'a' })
    watch.answered('s', { planId: 'before' })
    watch.answered('s', { actionId: 'before' })
    expect(woken).toEqual(['s', 's'])
    pass(60)
    expect(silent).toEqual(['s p'])
    watch.began('t', { planId: 'q', actionId: 'b' })
    watch.answered('t', { actionId: 'b' })
    pass(600)
    expect(silent).toEqual(['s p'])
  })

  it('says whether the page was seen since only where it was sent', () => {
    const { watch } = setup()
    watch.resumed('s', { planId: 'p' })
    expect(watch.pageSeen('s')).toBeUndefined()
    watch.began('s', { planId: 'p' })
    expect(watch.pageSeen('s')).toBe(false)
    watch.sawPage('s')
    expect(watch.pageSeen('s')).toBe(true)
  })
})
