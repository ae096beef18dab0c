import { cutPageContext, type PageContext } from '#protocol'
import type { AcceptedMessage, Commit } from '../store.ts'
import type { HistoryRow, RowChange } from '../postgres/apply-changes.ts'

/** The rows of a change whose place in the log is not known yet: positions count from the event before its first. */
export interface PlacelessChange extends Omit<RowChange, 'id' | 'logged'> {
  /** How many events it appends. */
  readonly events: number
}

export function changeOf(commit: Commit): PlacelessChange {
  const { events, history, inputs, notes, consumed, turn, context, visitor, activeAt, wakeAt, fence } = commit
  return {
    fence,
    events: events?.length ?? 0,
    history: history?.map(({ entry, after, began }) => ({
      seq: after + 1,
      role: entry.role,
      entry: JSON.stringify(began === undefined ? entry : { ...entry, began }),
    })),
    inputs: inputs?.map((input) => JSON.stringify(input)),
    notes: notes?.map(({ at, note }) => ({ at, note: JSON.stringify(note) })),
    consumed,
    turn: JSON.stringify(turn) as string | undefined,
    context: keptOf(context),
    visitor: JSON.stringify(visitor) as string | undefined,
    activeAt,
    wakeAt,
  }
}

export function changeOfMessage(message: AcceptedMessage): PlacelessChange {
  const { messageId, clientMessageId, entry, input, context, at } = message
  // A client names its messages as it likes; PostgreSQL's text takes less.
  const client = JSON.stringify(clientMessageId) as string | undefined
  return {
    events: 0,
    history: [{ seq: 0, role: entry.role, entry: JSON.stringify(entry), message: messageId, client }],
    inputs: [JSON.stringify(input)],
    context: keptOf(context),
    activeAt: at,
    accepted: { client },
  }
}

function keptOf(context: PageContext | undefined): string | undefined {
  return context && JSON.stringify(cutPageContext(context))
}

/** Whether PostgreSQL has to hear of it at all: streamed words are in the log alone. */
export function hasRows(change: PlacelessChange): boolean {
  const { history, inputs, notes, consumed, turn, context, visitor, activeAt, wakeAt } = change
  const lists = [history, inputs, notes, consumed]
  const values = [turn, context, visitor, activeAt, wakeAt]
  return lists.some((list) => list?.length) || values.some((value) => value !== undefined)
}

/** The change at its place: its first event comes after this position. */
export function placed(sessionId: string, change: PlacelessChange, before: number): RowChange {
  const { events: _, history, ...rows } = change
  const at = (row: HistoryRow): HistoryRow => ({ ...row, seq: before + row.seq })
  return { ...rows, id: sessionId, history: history?.map(at) }
}
