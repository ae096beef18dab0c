import type { Page as Tab } from 'playwright-core'

/**
 * Gives a page a clock of its own, and nothing to draw: time stands still while something is done, and jumps to what
 * is waited for when nothing is. So it does not matter how much of a busy machine the page is given.
 */
export async function ownClock(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const soon = window.setTimeout.bind(window)
    let now = performance.now()
    let last = 0
    const waiting = new Map<number, { at: number; act: () => void }>()

    function goOn(): void {
      const [first] = [...waiting].sort(([, one], [, other]) => one.at - other.at)
      if (!first) return
      const [id, { at, act }] = first
      waiting.delete(id)
      now = Math.max(now, at)
      act()
    }
    Object.assign(performance, { now: () => now })
    Object.assign(window, {
      setTimeout(act: () => void, ms = 0) {
        waiting.set(++last, { at: now + ms, act })
        soon(goOn)
        return last
      },
      clearTimeout: (id: number) => void waiting.delete(id),
      requestAnimationFrame: () => 0,
    })
  })
}
