import type { PagehandApi, WidgetState } from '../api.ts'
import type { Panel } from './handover.ts'
import type { Bus } from './bus.ts'

/** What the calls of `window.Pagehand` lead to. */
export interface ApiTargets {
  bus: Bus
  /** The panel, loaded on first need. Rejects when there is no widget on this page. */
  panel(): Promise<Panel>
  /** The panel, if it is there already. */
  loaded(): Panel | undefined
  show(): void
  hide(): void
  destroy(): void
  state(): WidgetState
}

/**
 * The calls that lead to the panel. Some bring it; some say what it has to know once it exists, but are no
 * reason to load it; the others are about an open conversation, and idle without one.
 */
const calls = {
  open: 'bring',
  send: 'bring',
  prefill: 'bring',
  identify: 'note',
  setContext: 'note',
  setLocale: 'note',
  setTheme: 'note',
  registerTool: 'note',
  close: 'idle',
  stop: 'idle',
  reset: 'idle',
} as const satisfies Partial<Record<keyof Panel, string>>

type Call = (panel: Panel) => void

/** Builds `window.Pagehand`. `noted` holds what was said before the panel was there. */
export function createApi(targets: ApiTargets): { api: PagehandApi; noted: Call[] } {
  const { bus, loaded, show, hide, destroy } = targets
  const noted: Call[] = []
  const api = {
    toggle: () => (loaded()?.state.open ? api.close() : api.open()),
    show,
    hide,
    on: bus.on,
    off: bus.off,
    destroy,
    push([name, ...input]) {
      ;(api[name as 'send'] as ((...input: unknown[]) => void) | undefined)?.(...input)
    },
    get state() {
      return targets.state()
    },
  } as PagehandApi
  for (const [name, kind] of Object.entries(calls))
    api[name as 'send'] = (...input) => {
      const call: Call = (panel) => panel[name as 'send'](...input)
      const panel = loaded()
      if (panel) call(panel)
      else if (kind === 'bring') void targets.panel().then(call, () => undefined)
      else if (kind === 'note') noted.push(call)
    }
  return { api, noted }
}

/** What a page queued before the script came: `[['send', 'Hello']]`, or a stub object that keeps such a list in `q`. */
export function queuedCalls(stub: unknown): (readonly [string, ...unknown[]])[] {
  const list: unknown = Array.isArray(stub) ? stub : (stub as { q?: unknown } | undefined)?.q
  return Array.isArray(list) ? list.map((call: ArrayLike<unknown>) => Array.from(call) as [string]) : []
}
