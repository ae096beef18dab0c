import type {
  ContactRequest,
  ConversationSummary,
  Language,
  PageContext,
  SiteConfig,
  TurnDebug,
} from '#protocol'
import type { ConnectionStatus } from '../api.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../look/say.ts'

/** Everything the components draw from. */
export interface View {
  readonly config: SiteConfig
  readonly conversation: Conversation
  readonly open: boolean
  readonly screen: Screen
  /** The panel covers the page: focus stays inside. */
  readonly modal: boolean
  /** It is part of the page or has pushed it aside, and lies over nothing. */
  readonly beside: boolean
  /** Width of a side panel, as the visitor has made it. */
  readonly width: number
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
  /** Conversations of this browser beside this one. */
  readonly chats: number
  /** Where a member tries the draft: what stood behind each reply. */
  readonly trial: readonly TurnDebug[] | undefined
  /** The last thing to read out. */
  readonly announcement: string
}

/** What fills the panel: the chat, or one of the pages behind it. */
export type Screen = 'chat' | 'sent' | 'clear' | 'clearPast' | 'contact'

/** What the components can ask for. */
export interface Actions {
  close(): void
  /** Makes the small panel large again. */
  expand(): void
  /** The width of a side panel; told at the end of a drag, it is kept. */
  resize(width: number, keep?: boolean): void
  show(screen: Screen): void
  send(text: string): void
  /** Begins a sentence for the visitor to finish. */
  prefill(text: string): void
  retry(clientMessageId: string): void
  /** Says once more what the visitor said last. */
  again(): void
  stop(): void
  setDraft(text: string): void
  answer(key: string, confirmed: boolean, remember?: true): void
  answerBlock(key: string, text: string): void
  feedback(streamId: string, value: 'up' | 'down', told?: { reason?: string; comment?: string }): void
  undo(planKey: string): void
  takeBack(): void
  agree(): void
  /** Deletes this conversation. False, as below: it is still there. */
  clear(): Promise<boolean>
  /** Begins another conversation; this one stays among the earlier ones. */
  newChat(): void
  /** Undefined: they could not be asked for. */
  listChats(): Promise<readonly ConversationSummary[] | undefined>
  openChat(id: string): void
  deleteChat(id: string): Promise<boolean>
  /** False: it could not be left. */
  leaveMessage(message: Omit<ContactRequest, 'sessionId'>): Promise<boolean>
  /** Deletes all earlier conversations. */
  clearPast(): Promise<boolean>
  announce(text: string): void
  /** Adds styles that came with a later part; the same ones once. */
  style(css: string): void
}
