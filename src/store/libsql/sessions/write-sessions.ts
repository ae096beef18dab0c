import { cutPageContext, type HistoryEntry, type PageContext } from '#protocol'
import { encodeEvent } from '../../log-entry.ts'
import type { AcceptedMessage, Commit, SessionStore } from '../../store.ts'
import type { Batch } from '../commit/batch.ts'
import { column } from '../file/column.ts'
import type { GroupCommit } from '../commit/group-commit.ts'
import type { Connection } from '../file/open-database.ts'
import { addEntry, type RecentSessions } from './recent-sessions.ts'
import { isSameJson } from './same-json.ts'
import type { Tail } from '../log/tail.ts'
import type { Tails } from '../log/tails.ts'

type Writes = Pick<SessionStore, 'create' | 'accept' | 'commit'>

interface WriteOptions {
  readonly connection: Connection
  readonly writes: GroupCommit
  readonly tails: Tails
  readonly recents: RecentSessions
  readonly newEpoch: () => string
}

/** A page that is not on disk yet, and its text. */
interface Page {
  readonly context: PageContext
  readonly text: string
}

/**
 * What changes sessions. Everything is encoded before anything is staged, so that staging cannot fail half-way.
 * Memory is changed while staging: the transaction ends before anybody else can look.
 */
export function writeSessions({ connection, writes, tails, recents, newEpoch }: WriteOptions): Writes {
  const sameMessage = column<string>(
    connection,
    'select message_id from history where session_id = ? and client_message_id = ?',
  )

  function firstWith({ sessionId, clientMessageId }: AcceptedMessage, batch: Batch): string | undefined {
    if (clientMessageId === undefined) return undefined
    batch.settle()
    return sameMessage.first(sessionId, clientMessageId)
  }

  /** Visitors ask several things about one page: the same page again is neither cut nor printed nor written again. */
  function newPage(batch: Batch, tail: Tail, brought: PageContext | undefined): Page | undefined {
    if (!brought) return undefined
    // What this transaction has staged for the session must be found when it is read from disk.
    if (!recents.known(tail.sessionId) && batch.hasTouched(tail)) batch.settle()
    const { context: before } = recents.of(tail.sessionId)
    if (isSameJson(before, brought)) return undefined
    const context = cutPageContext(brought)
    const isSame = context !== brought && isSameJson(before, context)
    return isSame ? undefined : { context, text: JSON.stringify(context) }
  }

  function stagePage({ rows }: Batch, sessionId: string, page: Page | undefined): void {
    if (!page) return
    rows.context(sessionId, page.text)
    recents.of(sessionId).context = page.context
  }

  function stageInput({ rows }: Batch, tail: Tail, input: unknown, text: string): void {
    const id = rows.input(tail.sessionId, text)
    if (tail.inbox) tail.inbox = [...tail.inbox, { id, input }]
  }

  function stageEntry({ rows }: Batch, tail: Tail, { entry, seq, ...row }: Entry): void {
    const { sessionId } = tail
    rows.history({ sessionId, seq, role: entry.role, ...row })
    tail.session = { ...tail.session, messageCount: tail.session.messageCount + 1 }
    const recent = recents.known(sessionId)
    if (recent) addEntry(recent, { ...entry, seq })
  }

  function stageMessage(batch: Batch, tail: Tail, message: AcceptedMessage, encoded: EncodedMessage): void {
    const { sessionId, messageId, clientMessageId, at, entry, input } = message
    batch.touch(tail)
    stagePage(batch, sessionId, encoded.page)
    stageEntry(batch, tail, {
      entry,
      text: encoded.entry,
      seq: tail.next - 1,
      messageId,
      clientMessageId,
    })
    stageInput(batch, tail, input, encoded.input)
    stageActivity(batch, tail, at)
    if (!tail.session.trial) batch.rows.accepted()
  }

  function stageChange(batch: Batch, tail: Tail, change: Commit, encoded: Encoded): void {
    const { rows } = batch
    const { sessionId, consumed, activeAt, wakeAt } = change
    batch.touch(tail)
    stagePage(batch, sessionId, encoded.page)
    for (const { entry, text, after } of encoded.history)
      stageEntry(batch, tail, { entry, text, seq: encoded.first + after })
    for (const { input, text } of encoded.inputs) stageInput(batch, tail, input, text)
    for (const { at, note } of encoded.notes) rows.note(sessionId, at, note)
    if (consumed && consumed.length > 0) {
      rows.consumed(consumed)
      tail.inbox = tail.inbox?.filter(({ id }) => !consumed.includes(id))
    }
    const recent = recents.known(sessionId)
    if (encoded.turn !== undefined && encoded.turn !== recent?.turn) {
      rows.turn(sessionId, encoded.turn)
      if (recent) recent.turn = encoded.turn
    }
    if (encoded.visitor !== undefined) {
      rows.touch(sessionId).visitor = encoded.visitor
      if (recent) recent.visitor = change.visitor
    }
    if (activeAt !== undefined) stageActivity(batch, tail, activeAt)
    if (wakeAt !== undefined && wakeAt !== tail.wakeAt) rows.touch(sessionId).wakeAt = tail.wakeAt = wakeAt
  }

  return {
    create(session) {
      const created = { ...session, epoch: newEpoch() }
      return writes.add((batch) => {
        batch.rows.create(created)
        batch.afterCommit(() => tails.begin(created))
      })
    },
    accept(message, taken) {
      const input = JSON.stringify(message.input)
      const entry = JSON.stringify(message.entry)
      return writes.add((batch) => {
        const tail = tails.of(message.sessionId)
        if (!tail) return undefined
        const first = firstWith(message, batch)
        if (first !== undefined) return { messageId: first, fresh: false }
        stageMessage(batch, tail, message, { input, entry, page: newPage(batch, tail, message.context) })
        if (taken) batch.afterCommit(taken)
        return { messageId: message.messageId, fresh: true }
      })
    },
    commit(change) {
      const { events = [] } = change
      const spoken = events.map(encodeEvent)
      const encoded = onlySpeaks(change) ? undefined : encode(change)
      const write = encoded ? writes.add : writes.speak
      return write((batch) => {
        const tail = tails.of(change.sessionId)
        if (!tail || isFenced(tail, change.fence)) return false
        const page = newPage(batch, tail, change.context)
        const first = tail.next
        if (events.length > 0) batch.append(tail, spoken)
        if (encoded) stageChange(batch, tail, change, { ...encoded, page, first })
        return true
      })
    },
  }
}

interface Entry {
  readonly entry: HistoryEntry
  readonly text: string
  readonly seq: number
  readonly messageId?: string
  readonly clientMessageId?: string | undefined
}
interface EncodedMessage {
  readonly input: string
  readonly entry: string
  readonly page: Page | undefined
}
/** `first`: the log position of the change's first event. */
type Encoded = ReturnType<typeof encode> & { readonly page: Page | undefined; readonly first: number }

/** Whether a change has nothing but events, as nearly all: there is one for every few words of an answer. */
function onlySpeaks({ sessionId: _id, fence: _fence, events: _events, ...rest }: Commit): boolean {
  return Object.values(rest).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  )
}

function encode(change: Commit) {
  return {
    history: (change.history ?? []).map(({ entry: said, after, began }) => {
      const entry = began === undefined ? said : { ...said, began }
      return { entry, text: JSON.stringify(entry), after }
    }),
    inputs: (change.inputs ?? []).map((input) => ({ input, text: JSON.stringify(input) })),
    notes: (change.notes ?? []).map(({ at, note }) => ({ at, note: JSON.stringify(note) })),
    turn: JSON.stringify(change.turn) as string | undefined,
    visitor: JSON.stringify(change.visitor) as string | undefined,
  }
}

function stageActivity({ rows }: Batch, tail: Tail, at: number): void {
  if (at <= tail.session.activeAt) return
  tail.session = { ...tail.session, activeAt: at }
  rows.touch(tail.sessionId).activeAt = at
}

function isFenced(tail: Tail, fence: number | undefined): boolean {
  return fence !== undefined && tail.lease !== undefined && tail.lease.fence !== fence
}
