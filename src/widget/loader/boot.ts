import { launcherNames } from '#languages'
import type { SiteConfig } from '#protocol'
import type { Panel, PanelModule, Session } from './handover.ts'
import type { WidgetState } from '../api.ts'
import { chooseLanguage, languageWishes, translationFor } from '../look/language.ts'
import { showsOn } from '../look/shows-on.ts'
import { launcherTokens } from '../look/launcher-tokens.ts'
import { browserStore } from './browser-store.ts'
import { createBus } from './bus.ts'
import { createApi, queuedCalls } from './create-api.ts'
import { createHost, type Host } from './host.ts'
import { createLauncher } from './launcher.ts'
import launcherCss from './launcher.css?inline'
import { loadChunk } from './load-chunk.ts'
import type { ScriptOptions } from './script-options.ts'
import { startSession as restoreOrInit } from './start-session.ts'

const unopened: WidgetState = { ready: false, open: false, connection: 'idle', busy: false, unread: 0 }

/** Brings the launcher onto the page and `window.Pagehand` with it; everything else when it is needed. */
export function boot(window: Window, options: ScriptOptions): void {
  const { document } = window
  const store = browserStore({ window })
  const bus = createBus()
  let panel: Panel | undefined
  let loading: Promise<Panel> | undefined
  let widget: ReturnType<typeof draw> | undefined
  let beginning: Promise<void> | undefined
  let hidden = false
  let gone = false

  const { api, noted } = createApi({
    bus,
    panel: loadPanel,
    loaded: () => panel,
    show() {
      hidden = false
      void begin().then(place)
    },
    hide() {
      hidden = true
      panel?.close()
      place()
    },
    destroy,
    state: () => panel?.state ?? { ...unopened, ready: !!widget },
  })
  const queued = queuedCalls(window.Pagehand)
  window.Pagehand = api
  queued.forEach((call) => api.push(call))

  if (!options.manual) void begin()

  /** Asks the server who we are; a failure is one line in the console and nothing on the page. */
  function begin(): Promise<void> {
    beginning ??= lookAndSession()
      .then(([config, session]) => {
        if (!gone && config.enabled !== false) widget = draw(config, session)
      })
      .catch((error: unknown) => console.info(`Pagehand: ${(error as Error).message}`))
    return beginning
  }

  async function lookAndSession(): Promise<[SiteConfig, Session?]> {
    if (options.consent && !store.shared.consent)
      return [(await loadChunk<typeof import('./defaults/main.ts')>(options.base, 'defaults')).defaults]
    const session = await startSession()
    return [session.config, session]
  }

  async function startSession(): Promise<Session> {
    const session = await restoreOrInit(options.base, store, window)
    const mustAsk = (options.consent || session.config.consent?.required) && !store.shared.consent
    if (!mustAsk) store.allow()
    return session
  }

  function draw(siteConfig: SiteConfig, session: Session | undefined) {
    const { position = siteConfig.position } = options
    let { layout = siteConfig.layout } = options
    const container = layout === 'inline' ? document.querySelector(options.container ?? '#pagehand') : null
    if (!container && layout === 'inline') layout = 'floating'
    const wishes = languageWishes(options.locale, siteConfig, window)
    const config = { ...siteConfig, layout, position }
    const { launcherLabel } = config.translations?.[translationFor(config, wishes) ?? ''] ?? {}
    const host: Host = createHost({ document, container, zIndex: config.launcher.zIndex })
    host.style(launcherCss + launcherTokens(config))
    const launcher = createLauncher({
      document,
      onToggle: () => api.toggle(),
      onApproach: () => void loadPanel().catch(() => undefined),
    })
    launcher.draw(
      config,
      launcherLabel ?? config.launcher.label ?? launcherNames[chooseLanguage(wishes, launcherNames)],
    )
    if (!container) host.frame.append(launcher.element)
    // Single-page sites change the path without a load.
    const routes = config.paths && window.setInterval(place, 500)
    const drawn = { config, session, host, launcher, container, routes }
    setTimeout(() => {
      place()
      bus.emit('ready', api.state)
      const { own } = store
      if (own.sessionId === session?.id && (own.open || own.task)) void loadPanel().catch(() => undefined)
      else if (container) api.open()
      if (config.nudge.enabled && !container)
        void loadChunk<typeof import('./nudge/main.ts')>(options.base, 'nudge').then((nudge) =>
          nudge.start({ window, config, locale: options.locale, store, host, launcher, api }),
        )
    })
    return drawn
  }

  function place(): void {
    if (!widget) return
    const { config, launcher } = widget
    const away = hidden || config.launcher.hidden === true || !showsOn(window.location.pathname, config.paths)
    launcher.element.hidden = away
  }

  function loadPanel(): Promise<Panel> {
    loading ??= begin()
      .then(() => {
        if (!widget) throw new Error('not here')
        return loadChunk<PanelModule>(options.base, 'panel')
      })
      .then(({ mount }) => {
        if (!widget || gone) throw new Error('not here')
        const { config, session, host, launcher } = widget
        const { base } = options
        panel = mount({ base, options, host, launcher, store, bus, config, session, startSession, destroy })
        for (const call of noted.splice(0)) call(panel)
        return panel
      })
      .catch((error: unknown) => {
        loading = undefined
        if (widget) console.info(`Pagehand: ${(error as Error).message}`)
        throw error
      })
    return loading
  }

  function destroy(): void {
    gone = true
    panel?.destroy()
    window.clearInterval(widget?.routes)
    widget?.host.destroy()
    if (window.Pagehand === api) delete window.Pagehand
  }
}
