import { ConversationKey, limits, type ConversationSummary } from '#protocol'
import { shownEntry, type Session, type SessionStore, type StoredEntry, type ThreadPart } from '#store'
import { timingSafeEqual } from 'node:crypto'
import { Compile } from 'typebox/compile'
import { hashToken, newToken } from '../identity/secret-token.ts'

export interface ThreadsOptions {
  readonly sessions: Pick<SessionStore, 'get' | 'history' | 'thread' | 'threadOf'>
  readonly newId: () => string
  readonly newKey?: () => string
}

/** A conversation that goes on: what its browser keeps, and what its next session is created with. */
export interface OpenThread {
  readonly conversation: ConversationKey
  readonly thread: { readonly id: string; readonly place: number; readonly keyHash: string }
  /** Its sessions so far. */
  readonly parts: readonly ThreadPart[]
}

interface HistoryOptions {
  readonly last: number
  readonly upTo?: number
}

const titleCharacters = 80
const isKey = Compile(ConversationKey)
/** What is no id of ours is not even looked for: not every text is one for every database. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Conversations over all their sessions. Whoever knows id and key may go on, on the same site only. */
export function createThreads(options: ThreadsOptions) {
  const { sessions, newId, newKey = newToken } = options

  /** The sessions that came before this one, the latest first. */
  async function earlier({ thread, id }: Pick<Session, 'id' | 'thread'>): Promise<ThreadPart[]> {
    if (!thread || thread.place === 0) return []
    const parts = await sessions.thread(thread.id)
    return parts.filter(({ place, sessionId }) => place < thread.place && sessionId !== id).toReversed()
  }

  /** The last entries of sessions, given latest first, in the order they were said. */
  async function entriesOf(parts: readonly ThreadPart[], most: number): Promise<StoredEntry[]> {
    const found: StoredEntry[][] = []
    let left = most
    for (const { sessionId, messageCount } of parts) {
      if (left <= 0) break
      if (messageCount === 0) continue
      const entries = await sessions.history(sessionId, { last: left })
      found.unshift(entries)
      left -= entries.length
    }
    return found.flat()
  }

  async function history(session: Pick<Session, 'id' | 'thread'>, { last, ...rest }: HistoryOptions) {
    const [own, before] = await Promise.all([
      sessions.history(session.id, { last, ...rest }),
      earlier(session),
    ])
    if (before.length === 0) return own
    return [...(await entriesOf(before, last - own.length)), ...own]
  }

  return {
    /** A conversation that begins. */
    begin(): OpenThread {
      const conversation = { id: newId(), key: newKey() }
      const thread = { id: conversation.id, place: 0, keyHash: hashToken(conversation.key) }
      return { conversation, thread, parts: [] }
    },

    /** The conversation that a browser names. Undefined: there is none of this site, or the key is another. */
    async find(siteId: string, named: unknown): Promise<OpenThread | undefined> {
      if (!isKey.Check(named) || !uuid.test(named.id)) return undefined
      const { id, key } = named
      const keyHash = hashToken(key)
      const parts = (await sessions.thread(id.toLowerCase())).filter(
        (part) => part.siteId === siteId && isSame(part.keyHash, keyHash),
      )
      const last = parts.at(-1)
      if (!last) return undefined
      const place = Math.max(...parts.map((part) => part.place)) + 1
      return { conversation: { id: last.id, key }, thread: { id: last.id, place, keyHash }, parts }
    },

    /** The last entries of a session's conversation; `upTo` counts in the session's own log. */
    history,

    /** The same for whoever has only the session's id. */
    async historyOf(sessionId: string, query: HistoryOptions): Promise<StoredEntry[]> {
      const session = await sessions.get(sessionId)
      return history(session ?? { id: sessionId, thread: undefined }, query)
    },

    /** What was said in a conversation up to the end of one of its sessions, which may have ended long ago. */
    async saidUpTo(sessionId: string, { last }: HistoryOptions): Promise<StoredEntry[]> {
      const threadId = await sessions.threadOf(sessionId)
      const parts = threadId === undefined ? [] : await sessions.thread(threadId)
      const own = parts.findIndex((part) => part.sessionId === sessionId)
      if (own < 0) return sessions.history(sessionId, { last })
      return entriesOf(parts.slice(0, own + 1).toReversed(), last)
    },

    /** How many entries the conversation of a session has in all. */
    async count(session: Session): Promise<number> {
      const before = await earlier(session)
      return before.reduce((sum, part) => sum + part.messageCount, session.messageCount)
    },

    async read({ parts }: OpenThread) {
      const entries = await entriesOf(parts.toReversed(), limits.historyReturned)
      return entries.map(shownEntry)
    },
  }
}

export type Threads = ReturnType<typeof createThreads>

/** A conversation as a list shows it. Undefined: nothing was said in it. */
export function summaryOf({ conversation, parts }: OpenThread): ConversationSummary | undefined {
  const opening = parts.find((part) => part.opening !== undefined)?.opening
  if (opening === undefined) return undefined
  return {
    id: conversation.id,
    title: [...opening.replace(/\s+/gu, ' ').trim()].slice(0, titleCharacters).join(''),
    time: Math.max(...parts.map(({ activeAt }) => activeAt)),
    messageCount: parts.reduce((sum, { messageCount }) => sum + messageCount, 0),
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
