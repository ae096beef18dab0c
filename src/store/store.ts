import type { AdminStore } from './admin/admin-store.ts'
import type { KnowledgeStore } from './knowledge-store.ts'
import type { HistoryEntry, LoggedEvent, PageContext, SiteConfig } from '#protocol'

/** A registered website. */
export interface Site {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly config: SiteConfig
  readonly createdAt: number
}

export interface SiteStore {
  add(site: Site): Promise<void>
  get(id: string): Promise<Site | undefined>
  list(): Promise<Site[]>
  remove(id: string): Promise<boolean>
  save(site: Site): Promise<void>
  /** The site that holds one of these allow-list entries; the first entry that matches anything wins. */
  findByHost(entries: readonly string[]): Promise<{ site: Site; entry: string } | undefined>
}

export interface Session {
  readonly id: string
  readonly siteId: string
  readonly host: string
  readonly createdAt: number
  /** Time of the last visitor message or action result. */
  readonly activeAt: number
  /** Number of history entries in all. */
  readonly messageCount: number
  /** The conversation it is a part of. A session of an older release has none. */
  readonly thread: ThreadPlace | undefined
  /** A member tries the draft in it: it counts in no number. */
  readonly trial: boolean
}

/** A visitor's conversation outlives its sessions: which it is, and how many sessions of it came before this one. */
export interface ThreadPlace {
  readonly id: string
  readonly place: number
}

/** One session of a conversation, alive or left as a transcript. */
export interface ThreadPart extends ThreadPlace {
  readonly sessionId: string
  readonly siteId: string
  /** The key itself is nowhere. */
  readonly keyHash: string
  readonly activeAt: number
  readonly messageCount: number
  /** The visitor's first entry. */
  readonly opening: string | undefined
}

/** A session with everything a turn needs: heavier to read, so not what every request asks for. */
export interface SessionState extends Session {
  readonly context: PageContext | undefined
  /** What `identify` said: unverified. */
  readonly visitor: Record<string, unknown> | undefined
  /** The assistant's saved state. */
  readonly turn: unknown
}

/** A history entry and the log position at which it was complete. */
export interface StoredEntry extends HistoryEntry {
  readonly seq: number
  /** Where the log stood when a streamed reply began: the visitor saw it before a message that came later. */
  readonly began?: number
}

/** Something the session's next turn has to deal with. */
export interface InboxItem {
  readonly id: number
  readonly input: unknown
}

export interface TimelineNote {
  readonly at: number
  readonly note: unknown
}

/**
 * One durable change of one session: everything in it is on disk, or nothing is.
 * Changes of all sessions that arrive together share one transaction.
 */
export interface Commit {
  readonly sessionId: string
  /** Appended to the log in this order. */
  readonly events?: readonly LoggedEvent[]
  /** `after` is the index of the event that completes the entry; -1: complete before any of them. */
  readonly history?: readonly { entry: HistoryEntry; after: number; began?: number }[]
  readonly turn?: unknown
  /** Inbox items that are dealt with. */
  readonly consumed?: readonly number[]
  /** New inbox items. */
  readonly inputs?: readonly unknown[]
  /** As the visitor's browser told it: `cutPageContext` says what is kept. */
  readonly context?: PageContext
  readonly visitor?: Record<string, unknown>
  readonly activeAt?: number
  /** When the session's turn must be looked at even if nothing arrives; null: never. */
  readonly wakeAt?: number | null
  /** Lines of the owner's timeline. */
  readonly notes?: readonly TimelineNote[]
  /** With a lease: refused when another node has taken the session since. */
  readonly fence?: number
}

export interface AcceptedMessage {
  readonly sessionId: string
  readonly messageId: string
  readonly clientMessageId?: string
  readonly input: unknown
  readonly entry: HistoryEntry
  readonly context?: Commit['context']
  readonly at: number
}

export interface NewSession {
  readonly id: string
  readonly siteId: string
  readonly host: string
  readonly at: number
  readonly thread?: (ThreadPlace & { readonly keyHash: string }) | undefined
  readonly trial?: boolean
}

export interface SessionStore {
  create(session: NewSession): Promise<void>
  get(id: string): Promise<Session | undefined>
  load(id: string): Promise<SessionState | undefined>
  /** The last entries; with `upTo`, user entries and what was complete at that log position. */
  history(id: string, options?: { last?: number; upTo?: number }): Promise<StoredEntry[]>
  /**
   * Puts a visitor message into inbox and history. The same client id again returns the first message's id.
   * Undefined: the session is gone. `taken` is called for a fresh one once a turn would find it: that may be a moment
   * before it is on disk, but nothing the turn says is seen before that.
   */
  accept(
    message: AcceptedMessage,
    taken?: () => void,
  ): Promise<{ messageId: string; fresh: boolean } | undefined>
  /** Resolves once it is on disk. The pumps are woken before it resolves. False: the session is gone, or the fence is old. */
  commit(change: Commit): Promise<boolean>
  inbox(id: string): Promise<InboxItem[]>
  /** The owner's timeline. */
  notes(id: string): Promise<TimelineNote[]>
  /** Sessions that nobody holds and whose inbox is not empty or whose `wakeAt` has come: after a start, and as a safety net. */
  waiting(limit: number): Promise<string[]>
  /** Takes the session's lease for `ttlMs`; the number grows with each new holder. Undefined: another holds it. */
  lease(id: string, owner: string, ttlMs: number): Promise<number | undefined>
  release(id: string, owner: string): Promise<void>
  /** Sessions last active before this time that are not evicted yet. */
  idle(before: number, limit: number): Promise<string[]>
  /** Ends the session's life, if it was not active since; the transcript stays until its retention is over. */
  evict(id: string, since?: number): Promise<void>
  /** Erases every trace, the transcript included. False: there was nothing. */
  erase(id: string): Promise<boolean>
  /** Whether a transcript remains of a session that was evicted, and of which site. */
  transcriptSite(id: string): Promise<string | undefined>
  /** The sessions of a conversation that are left, in the order they began. */
  thread(id: string): Promise<ThreadPart[]>
  /** The conversation that a session, alive or evicted, is a part of. */
  threadOf(sessionId: string): Promise<string | undefined>
  /** Sessions with at least one message that were active since. */
  countActive(since: number): Promise<number>
  /** Visitor messages accepted since the data began. */
  countMessages(): Promise<number>
}

/** What a pump needs to know of one session's log. Reads are of committed events only. */
export interface LogTail {
  readonly epoch: string
  readonly head: number
  /** The lowest position a reader may resume from. */
  readonly floor: number
  /** How far the client is known to have handled events. */
  readonly confirmed: number
}

/** One event at its place in the session's log. */
export interface LogEntry {
  readonly seq: number
  /** `["name",payload]` as JSON. */
  readonly text: string
}

export interface EventLog {
  /** Undefined: the session is gone. */
  tail(sessionId: string): Promise<LogTail | undefined>
  /**
   * The entries after a position. Undefined: the session is gone, the position is below the floor, or the log is no
   * longer the one of that epoch.
   */
  read(
    sessionId: string,
    after: number,
    limit: number,
    epoch?: string,
  ): Promise<readonly LogEntry[] | undefined>
  /** Remembers the cursor in the log of that epoch, at some later flush; it never goes back. */
  confirm(sessionId: string, seq: number, epoch?: string): void
  /** Calls back after each commit that appended to the session's log. Returns the way to stop. */
  watch(sessionId: string, wake: () => void): () => void
}

/** Messages answered by an outside model, and the tokens they cost. */
export interface Spending {
  readonly messages: number
  readonly tokens: number
}

/** What each site spent on a day, named like `2026-11-15`. */
export interface SpendingStore {
  of(siteId: string, day: string): Promise<Spending>
  add(siteId: string, day: string, spent: Spending): Promise<void>
}

/** Implementations differ in reach (one disk, many nodes), never in behaviour; `contract/` says the behaviour. */
export interface Store {
  readonly sites: SiteStore
  readonly sessions: SessionStore
  readonly log: EventLog
  readonly admin: AdminStore
  readonly spending: SpendingStore
  readonly knowledge: KnowledgeStore
  close(): Promise<void>
}
