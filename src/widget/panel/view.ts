import type { Language, PageContext, SiteConfig } from '#protocol'
import type { ConnectionStatus } from '../api.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../look/say.ts'

/** Everything the components draw from. */
export interface View {
  readonly config: SiteConfig
  readonly conversation: Conversation
  readonly open: boolean
  /** The panel covers the page: focus stays inside. */
  readonly modal: boolean
  readonly connection: ConnectionStatus
  /** Whether the browser itself has a network. */
  readonly online: boolean
  readonly needsConsent: boolean
  readonly draft: string
  readonly language: Language
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly say: Say
  readonly unread: number
  /** While the panel would cover what is acted on: the edge its small form is docked to. */
  readonly aside: 'top' | 'bottom' | undefined
  /** What was last told of the page. */
  readonly told: PageContext | undefined
  /** Earlier sessions whose transcripts can still be deleted. */
  readonly past: number
  /** The last thing to read out. */
  readonly announcement: string
}

/** What the components can ask for. */
export interface Actions {
  close(): void
  send(text: string): void
  retry(clientMessageId: string): void
  stop(): void
  setDraft(text: string): void
  answer(key: string, confirmed: boolean, remember?: true): void
  answerBlock(key: string, text: string): void
  feedback(streamId: string, value: 'up' | 'down', told?: { reason?: string; comment?: string }): void
  undo(planKey: string): void
  takeBack(): void
  agree(): void
  clear(): void
  clearPast(): void
  announce(text: string): void
  /** Adds styles that came with a later part; the same ones once. */
  style(css: string): void
}
