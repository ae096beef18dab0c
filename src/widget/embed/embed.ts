import type { PagehandApi, WidgetState } from '../api.ts'

/** What the script line says, as properties. */
export interface EmbedOptions {
  /** The address of your Pagehand server: `https://chat.example.org`. */
  readonly src: string
  readonly layout?: string | undefined
  readonly position?: string | undefined
  readonly locale?: string | undefined
  /** Selector of the element that an inline widget lives in. */
  readonly container?: string | undefined
  /** Wait for `show()` or `open()`. */
  readonly manual?: boolean | undefined
  /** Hold the first request back until the visitor has agreed. */
  readonly consent?: boolean | undefined
  /** The nonce of a strict Content-Security-Policy. */
  readonly nonce?: string | undefined
}

type Call = Parameters<PagehandApi['push']>[0]
type Queue = { push(call: Call): void; state?: WidgetState }

/** `window.Pagehand`, or the list that the script will find there. Undefined: this is no browser. */
function queue(): Queue | undefined {
  if (typeof window === 'undefined') return undefined
  const page = window as { Pagehand?: Queue }
  return (page.Pagehand ??= [] as Call[])
}

const names = [
  'open',
  'close',
  'toggle',
  'send',
  'prefill',
  'stop',
  'reset',
  'show',
  'hide',
  'identify',
  'setContext',
  'setLocale',
  'setTheme',
  'registerTool',
  'on',
  'off',
] as const

export type PagehandCalls = Pick<PagehandApi, (typeof names)[number]>

/** The calls of `window.Pagehand`, to be made at any time: before the script is here they wait, on a server they idle. */
export const pagehand = Object.fromEntries(
  names.map((name) => [name, (...input: unknown[]) => queue()?.push([name, ...input])]),
) as unknown as PagehandCalls

const asleep: WidgetState = { ready: false, open: false, connection: 'idle', busy: false, unread: 0 }

let last = asleep

/**
 * How the widget stands; before it is here, and on a server, as if it were closed. The same object as long as nothing
 * changed: frameworks compare it.
 */
export function stateNow(): WidgetState {
  const now = queue()?.state ?? asleep
  const names = Object.keys(now) as (keyof WidgetState)[]
  if (names.some((name) => now[name] !== last[name])) last = now
  return last
}

/** Calls back whenever the state changes. Returns the way to stop. */
export function watchState(wake: () => void): () => void {
  pagehand.on('state', wake)
  pagehand.on('ready', wake)
  return () => {
    pagehand.off('state', wake)
    pagehand.off('ready', wake)
  }
}

/** How many components show the widget right now, and whether the last of them has put it away. */
const shown = { count: 0, away: false }

/**
 * Brings the widget onto the page, once however often it is called; what it returns puts it away. A framework that
 * unmounts and mounts at once, as a strict mode does, changes nothing.
 */
export function embed({ src, manual, consent, nonce, ...said }: EmbedOptions): () => void {
  shown.count += 1
  const address = `${src.replace(/\/+$/, '')}/widget.js`
  if (![...document.scripts].some((script) => script.src === new URL(address, document.baseURI).href)) {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    if (nonce) script.nonce = nonce
    for (const [name, value] of Object.entries(said)) if (value) script.dataset[name] = value
    if (manual) script.dataset.manual = ''
    if (consent) script.dataset.consent = 'required'
    document.head.append(script)
  }
  if (shown.away) pagehand.show()
  shown.away = false
  return () => {
    shown.count -= 1
    queueMicrotask(() => {
      if (shown.count > 0 || shown.away) return
      shown.away = true
      pagehand.hide()
    })
  }
}
