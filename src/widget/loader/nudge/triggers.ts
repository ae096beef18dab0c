import type { siteChoices, SiteConfig } from '#protocol'

type Trigger = (window: Window, nudge: SiteConfig['nudge'], fire: () => void) => void

/** When a nudge is due. Each fires at most once a page. */
export const triggers: Record<(typeof siteChoices.nudgeTrigger)[number], Trigger> = {
  delay: (window, { delay = 8_000 }, fire) => void window.setTimeout(fire, delay),

  scroll(window, { scrollPercent = 50 }, fire) {
    const look = () => {
      const { scrollHeight, clientHeight } = window.document.documentElement
      const room = scrollHeight - clientHeight
      if (room <= 0 || (window.scrollY / room) * 100 < scrollPercent) return
      window.removeEventListener('scroll', look)
      fire()
    }
    window.addEventListener('scroll', look, { passive: true })
  },

  exit_intent(window, _, fire) {
    const look = (event: MouseEvent) => {
      if (event.clientY > 0 || event.relatedTarget) return
      window.document.removeEventListener('mouseout', look)
      fire()
    }
    window.document.addEventListener('mouseout', look)
  },

  idle(window, { idleMs = 30_000 }, fire) {
    let timer = 0
    const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
    const again = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        for (const sign of signs) window.removeEventListener(sign, again)
        fire()
      }, idleMs)
    }
    for (const sign of signs) window.addEventListener(sign, again, { passive: true })
    again()
  },

  /** A field was begun, and then nothing more was typed for a while and the form not sent. */
  form_abandon(window, { idleMs = 20_000 }, fire) {
    let timer = 0
    const end = () => {
      window.clearTimeout(timer)
      window.document.removeEventListener('input', begun)
      window.document.removeEventListener('submit', end)
    }
    const begun = (event: Event) => {
      if (!(event.target as Element).closest?.('form')) return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        end()
        fire()
      }, idleMs)
    }
    window.document.addEventListener('input', begun, { passive: true })
    window.document.addEventListener('submit', end)
  },
}
