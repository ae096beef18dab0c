import type { SiteConfig } from '#protocol'
import type { PagehandApi } from '../../api.ts'
import type { BrowserStore } from '../browser-store.ts'
import type { Host } from '../host.ts'
import type { Launcher } from '../launcher.ts'
import { languageWishes } from '../../look/language.ts'
import { showsOn } from '../../look/shows-on.ts'
import { tokens } from '../../look/tokens.ts'
import { translated } from '../../look/translated.ts'
import { watchTheme } from '../../look/watch-theme.ts'
import nudgeCss from './nudge.css?inline'
import { createBubble } from './bubble.ts'
import { triggers } from './triggers.ts'

export interface NudgeOptions {
  window: Window
  config: SiteConfig
  locale: string | undefined
  store: BrowserStore
  host: Host
  launcher: Launcher
  api: PagehandApi
}

const hourMs = 3_600_000

/** Offers help once, when the moment the owner chose has come. Dismissed is dismissed for good. */
export function start(options: NudgeOptions): void {
  const { window, store, host, launcher } = options
  const config = translated(options.config, languageWishes(options.locale, options.config, window))
  const { nudge } = config
  const { dismissed, shownAt } = store.shared.nudge ?? {}
  const recently = shownAt !== undefined && Date.now() - shownAt < (nudge.cooldownHours ?? 0) * hourMs
  const often = (store.own.nudges ?? 0) >= (nudge.maxPerSession ?? 1)
  const here = showsOn(window.location.pathname, { only: nudge.paths, except: nudge.excludePaths })
  if (dismissed || recently || often || !here || !nudge.message) return
  const { message } = nudge
  triggers[nudge.trigger ?? 'delay'](window, nudge, () => {
    if (options.api.state.open || launcher.element.hidden) return
    store.keepOwn({ nudges: (store.own.nudges ?? 0) + 1 })
    store.keep({ nudge: { ...store.shared.nudge, shownAt: Date.now() } })
    host.style(tokens(config))
    host.style(nudgeCss)
    watchTheme(host.frame, config.theme ?? 'auto')
    const bubble = createBubble({
      document: window.document,
      message,
      config,
      onAccept() {
        bubble.remove()
        options.api.open()
      },
      onDismiss() {
        store.keep({ nudge: { ...store.shared.nudge, dismissed: true } })
        bubble.remove()
        launcher.element.focus({ preventScroll: true })
      },
    })
    host.frame.append(bubble)
    launcher.element.addEventListener('click', () => bubble.remove(), { once: true })
  })
}
