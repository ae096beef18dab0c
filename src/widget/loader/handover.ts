import type { HistoryEntry, SiteConfig } from '#protocol'
import type { Bus } from './bus.ts'
import type { Host } from './host.ts'
import type { Launcher } from './launcher.ts'
import type { BrowserStore } from './browser-store.ts'
import type { ScriptOptions } from './script-options.ts'
import type { PagehandApi, WidgetState } from '../api.ts'

/** A visitor's session as the server gave it or still knows it. */
export interface Session {
  readonly id: string
  readonly wsUrl: string
  readonly config: SiteConfig
  readonly history: readonly HistoryEntry[]
  /** A member tries the draft. */
  readonly trial?: true | undefined
  /** An earlier conversation had ended, so this one is new. */
  readonly renewed: boolean
}

/** Everything the loader passes to the panel when it is first needed. */
export interface Handover {
  readonly base: string
  readonly options: ScriptOptions
  readonly host: Host
  readonly launcher: Launcher
  readonly store: BrowserStore
  readonly bus: Bus
  readonly config: SiteConfig
  /** Undefined while consent holds it back. */
  readonly session: Session | undefined
  /** Restores the session or starts one; keeps it if the visitor has agreed. */
  startSession(): Promise<Session>
  /** Takes the whole widget off the page. */
  destroy(): void
}

/** What the loader can ask of the panel: the calls of `window.Pagehand` that need it. */
export type Panel = Pick<
  PagehandApi,
  | 'open'
  | 'close'
  | 'send'
  | 'prefill'
  | 'stop'
  | 'reset'
  | 'identify'
  | 'setContext'
  | 'setLocale'
  | 'setTheme'
  | 'registerTool'
> & { readonly state: WidgetState; destroy(): void }

/** The panel module's one export. */
export interface PanelModule {
  mount(handover: Handover): Panel
}
