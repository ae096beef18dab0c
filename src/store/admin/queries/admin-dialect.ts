import type { TranscriptQuery } from '../transcript-store.ts'
import type { Work } from '../../statements/work.ts'

/** Which conversations are wanted, and after which of them the list goes on. */
export interface WordSearch {
  readonly siteId: string
  readonly words: string
  readonly outcome: TranscriptQuery['outcome'] | null
  readonly from: number
  readonly before: number
  /** Only conversations below this key. */
  readonly key: number
  readonly limit: number
}

/** The words of one entry of a conversation. */
export interface IndexedEntry {
  readonly key: number
  readonly entry: number
  readonly siteId: string
  readonly text: string
}

/** What the two databases say differently. Fragments of SQL that follow a table `sites` or `c` of conversations. */
export interface AdminDialect {
  /** A JSON list of the site's hosts in their order. */
  readonly hostsOfSite: string
  /** A JSON object of the host that was last seen and when, or null. */
  readonly lastSeen: string
  /** A JSON list of what this selects. */
  jsonList(column: string, rest: string): string
  /** A join whose left side comes first. */
  readonly thenJoin: string
  /** Conversations `c` whose keys are in a JSON list. */
  readonly conversationsOfKeys: string
  /** Conversations `c` whose sessions are in a JSON list. */
  readonly conversationsOfSessions: string
  /** Takes a JSON list of [key, last_at, messages, asked_at, entries] over into the conversations. */
  readonly saveConversations: string
  /** Adds a JSON list of [site, day, name, value] to what is counted. */
  readonly addCounts: string
  /** The keys of conversations with these words, the highest first. */
  search(query: WordSearch): Work<number[]>
  index(entries: readonly IndexedEntry[]): Work<void>
}
