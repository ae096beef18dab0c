import type { SequenceStep, StepResult } from '#protocol'

/** Who the visitor says they are. Shown to the owner as unverified. */
export interface Visitor {
  name?: string
  email?: string
  id?: string
}

/** Something the site lets the assistant do by a function of its own. */
export interface SiteTool {
  name: string
  description: string
  /** JSON Schema of the one argument. */
  parameters?: Record<string, unknown>
  handler: (input: Record<string, unknown>) => unknown
  /** True: it changes nothing, so the visitor need not be asked first. */
  readOnly?: boolean
}

export type Theme = 'auto' | 'light' | 'dark'

/** How the connection stands: `elsewhere` means another tab holds the conversation. */
export type ConnectionStatus = 'idle' | 'connecting' | 'online' | 'reconnecting' | 'elsewhere' | 'ended'

export interface WidgetState {
  readonly ready: boolean
  readonly open: boolean
  readonly connection: ConnectionStatus
  /** A reply is awaited or a task is under way. */
  readonly busy: boolean
  readonly unread: number
}

/** What a cancellable hook is given. */
export interface Cancellable {
  preventDefault(): void
}

/** The events of `Pagehand.on`, and what a listener is given. */
export interface WidgetEvents {
  ready: WidgetState
  open: WidgetState
  close: WidgetState
  state: WidgetState
  /** The visitor's message has left. */
  message: { text: string }
  /** A reply is complete. */
  reply: { text: string }
  plan: { steps: readonly { description: string }[] }
  /** One step was carried out. */
  action: { description: string; result: StepResult }
  confirmation: { message: string; confirmed?: boolean }
  task_complete: { summary: string; message: string }
  error: { message: string }
  /** Before a message leaves; `preventDefault` keeps it here. */
  beforeSend: Cancellable & { readonly text: string }
  /** Before a step is carried out; `preventDefault` refuses it. */
  beforeAction: Cancellable & { readonly step: SequenceStep }
}

export type WidgetEventName = keyof WidgetEvents
export type Listener<Name extends WidgetEventName> = (detail: WidgetEvents[Name]) => void

/** `window.Pagehand`. Every call works at once: what needs the panel waits for it. */
export interface PagehandApi {
  open(): void
  close(): void
  toggle(): void
  send(text: string): void
  prefill(text: string): void
  stop(): void
  /** Forgets the conversation, here and on the server. */
  reset(): void
  show(): void
  hide(): void
  identify(visitor: Visitor): void
  /** Facts about the page or the visitor's cart that the assistant may use. */
  setContext(data: Record<string, unknown>): void
  setLocale(locale: string): void
  setTheme(theme: Theme): void
  registerTool(tool: SiteTool): void
  on<Name extends WidgetEventName>(event: Name, listener: Listener<Name>): void
  off<Name extends WidgetEventName>(event: Name, listener: Listener<Name>): void
  destroy(): void
  /** A queued call, `['send', 'Hello']`: what `(window.Pagehand ||= []).push(…)` becomes once the script is here. */
  push(call: readonly [string, ...unknown[]]): void
  readonly state: WidgetState
}

declare global {
  interface Window {
    Pagehand?: PagehandApi
  }
}
