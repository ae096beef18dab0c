import type { AskedRow, AssistantHealth, Mark, Outcome, SessionSummary } from '#protocol'
import type { Paged, Paging } from '../paging.ts'

export interface TranscriptQuery extends Paging {
  /** Words that all occur in one message of the conversation, the last perhaps unfinished; or a part of what the page said of its visitor. */
  readonly words?: string | undefined
  readonly outcome?: Outcome | Mark | undefined
  /** When it began: from the first to before the second. */
  readonly from?: number | undefined
  readonly before?: number | undefined
}

/** What is counted of a site, day by day. */
export const counted = [
  'sessions',
  'messages',
  'answered',
  'completed',
  'asked',
  'failed',
  'stopped',
  'unanswered',
  'thumbsUp',
  'thumbsDown',
  'inputTokens',
  'cachedTokens',
  'outputTokens',
  'responses',
  'responseMs',
] as const

export type Counted = (typeof counted)[number]

/** Counted by what was asked: a name of these begins with this, and goes on with what it is about. */
export const askedName = 'asked '
export type CountedName = Counted | `${typeof askedName}${string}`
export type DayCounts = { readonly day: string } & { readonly [Name in Counted]?: number }

/** What conversations are counted by: all of them, or those with this outcome or mark. */
export type Kind = 'all' | Outcome | Mark

/** How many conversations of a kind began in the quarter of an hour that begins then. */
export interface Quarter {
  readonly kind: Kind
  readonly at: number
  readonly conversations: number
  /** What the visitors wrote in them. */
  readonly messages: number
}

/** A conversation as the index has it; who is connected is not known here. */
export type IndexedConversation = Omit<SessionSummary, 'online'>

/** Something that a visitor asked, and when it came to nothing. */
export interface AskedQuestion {
  readonly question: string
  readonly host: string
  readonly at: number
  /** The one that the conversation was in; absent: not known. */
  readonly language?: string
}

/** What the owner reads afterwards. Reads are exact: they index first what has been written since. */
export interface TranscriptStore {
  /** Newest first. */
  list(siteId: string, query: TranscriptQuery): Promise<Paged<IndexedConversation>>
  find(siteId: string, sessionId: string): Promise<IndexedConversation | undefined>
  /** What visitors had asked before a reply that they rated down, the newest first. */
  disliked(siteId: string, limit: number): Promise<AskedQuestion[]>
  /** Every question that had no answer, the newest first. */
  unanswered(siteId: string, limit: number): Promise<AskedQuestion[]>
  /** What began in a time, counted from the conversations themselves: what is erased is not counted. */
  quarters(siteId: string, from: number, before: number): Promise<Quarter[]>
  /** The days on which anything happened, in order: of UTC, or of the place whose day of a moment is given. */
  days(siteId: string, from: string, to: string, dayOf?: (at: number) => string): Promise<DayCounts[]>
  /** What visitors were asked before a step, the most asked first. */
  asked(siteId: string, fromDay: string, limit: number): Promise<AskedRow[]>
  health(siteId: string, fromDay: string): Promise<AssistantHealth>
  /** Sessions whose transcript has outlived its site's retention, or its site. */
  due(limit: number): Promise<string[]>
  /** Indexes what has been written since the last time. */
  catchUp(): Promise<void>
}
