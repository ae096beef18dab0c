import type { PageContext } from '#protocol'
import type { AcceptedMessage, Commit, SessionStore } from '../store.ts'
import type { Batch } from './batch.ts'
import { column } from './column.ts'
import type { GroupCommit } from './group-commit.ts'
import { encodeEvent } from './journal.ts'
import type { Connection } from './open-database.ts'
import type { Tail } from './tail.ts'
import type { Tails } from './tails.ts'

type Writes = Pick<SessionStore, 'create' | 'accept' | 'commit'>

interface WriteOptions {
  readonly connection: Connection
  readonly writes: GroupCommit
  readonly tails: Tails
  readonly newEpoch: () => string
}

/** What changes sessions. Everything is encoded before it waits for its transaction, so that staging cannot fail half-way. */
export function writeSessions({ connection, writes, tails, newEpoch }: WriteOptions): Writes {
  const sameMessage = column<string>(
    connection,
    'select message_id from history where session_id = ? and client_message_id = ?',
  )

  function firstWith({ sessionId, clientMessageId }: AcceptedMessage, batch: Batch): string | undefined {
    if (clientMessageId === undefined) return undefined
    batch.settle()
    return sameMessage.first(sessionId, clientMessageId)
  }

  function keepContext(batch: Batch, { sessionId, context }: { sessionId: string; context?: PageContext }) {
    if (context) batch.afterCommit(() => tails.contexts.set(sessionId, context))
  }

  return {
    create(session) {
      const row = { ...session, epoch: newEpoch() }
      return writes.add((batch) => batch.rows.create(row))
    },
    accept(message) {
      const encoded = {
        input: JSON.stringify(message.input),
        entry: JSON.stringify(message.entry),
        context: message.context && JSON.stringify(message.context),
      }
      return writes.add((batch) => {
        const tail = tails.of(message.sessionId)
        if (!tail) return undefined
        const first = firstWith(message, batch)
        if (first !== undefined) return { messageId: first, fresh: false }
        stageMessage(batch, tail, message, encoded)
        keepContext(batch, message)
        return { messageId: message.messageId, fresh: true }
      })
    },
    commit(change) {
      const encoded = encode(change)
      return writes.add((batch) => {
        const tail = tails.of(change.sessionId)
        if (!tail || isFenced(tail, change.fence)) return false
        stageChange(batch, tail, change, encoded)
        keepContext(batch, change)
        return true
      })
    },
  }
}

function stageMessage(
  batch: Batch,
  tail: Tail,
  message: AcceptedMessage,
  { input, entry, context }: { input: string; entry: string; context: string | undefined },
): void {
  const { sessionId, messageId, clientMessageId, at } = message
  const seq = tail.next - 1
  batch.rows.history({ sessionId, seq, role: message.entry.role, entry, messageId, clientMessageId })
  batch.rows.input(sessionId, input)
  if (context !== undefined) batch.rows.context(sessionId, context)
  batch.rows.touch(sessionId).activeAt = at
  batch.rows.accepted()
}

function encode(change: Commit) {
  return {
    events: change.events?.map(encodeEvent) ?? [],
    history: change.history?.map(({ entry, after, began }) => ({
      entry: JSON.stringify(began === undefined ? entry : { ...entry, began }),
      role: entry.role,
      after,
    })),
    inputs: change.inputs?.map((input) => JSON.stringify(input)),
    notes: change.notes?.map(({ at, note }) => ({ at, note: JSON.stringify(note) })),
    turn: JSON.stringify(change.turn) as string | undefined,
    context: JSON.stringify(change.context) as string | undefined,
    visitor: JSON.stringify(change.visitor) as string | undefined,
  }
}

function stageChange(batch: Batch, tail: Tail, change: Commit, encoded: ReturnType<typeof encode>): void {
  const { rows } = batch
  const { sessionId, events, consumed, activeAt, wakeAt } = change
  const before = tail.next - 1
  if (events) batch.append(tail, events, encoded.events)
  for (const { entry, role, after } of encoded.history ?? []) {
    rows.history({ sessionId, seq: before + 1 + after, role, entry })
  }
  for (const input of encoded.inputs ?? []) rows.input(sessionId, input)
  for (const { at, note } of encoded.notes ?? []) rows.note(sessionId, at, note)
  if (consumed) rows.consumed(consumed)
  if (encoded.turn !== undefined) rows.turn(sessionId, encoded.turn)
  if (encoded.context !== undefined) rows.context(sessionId, encoded.context)
  if (encoded.visitor !== undefined) rows.touch(sessionId).visitor = encoded.visitor
  if (activeAt !== undefined) rows.touch(sessionId).activeAt = activeAt
  if (wakeAt !== undefined) rows.touch(sessionId).wakeAt = wakeAt
}

function isFenced(tail: Tail, fence: number | undefined): boolean {
  return fence !== undefined && tail.lease !== undefined && tail.lease.fence !== fence
}
