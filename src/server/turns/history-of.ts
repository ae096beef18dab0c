import type { HistoryEntry, LoggedEvent, LoggedEventName } from '#protocol'

type Reader<Name extends LoggedEventName> = (
  payload: Extract<LoggedEvent, { name: Name }>['payload'],
) => Omit<HistoryEntry, 'role' | 'at'> | undefined

/** What each event leaves in the conversation: every text the visitor saw, once. */
const readers: { [Name in LoggedEventName]: Reader<Name> } = {
  message_chunk: () => undefined,
  message_done: ({ text, streamId }) => said(text, { streamId }),
  message: ({ text }) => said(text),
  action_plan: ({ message }) => said(message),
  ui_block: ({ block_type, data, message }) => ({ content: message ?? '', block: { block_type, data } }),
  confirmation_required: ({ message }) => said(message),
  task_complete: ({ message }) => said(message),
}

/** The history entry an event completes, if it completes one. */
export function historyOf(event: LoggedEvent, at: number): HistoryEntry | undefined {
  const read = readers[event.name] as Reader<LoggedEventName>
  const entry = read(event.payload)
  return entry && { role: 'assistant', at, ...entry }
}

function said(text: string | undefined, extra: { streamId?: string } = {}) {
  return text ? { content: text, ...extra } : undefined
}
