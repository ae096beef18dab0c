import { byTag, type HistoryEntry, type LoggedEvent, type LoggedEventName } from '#protocol'

type Reader<Name extends LoggedEventName> = (
  event: Extract<LoggedEvent, { name: Name }>,
) => Omit<HistoryEntry, 'role' | 'at'> | undefined

/** What each event leaves in the conversation: every text the visitor saw, once. */
const readers: { [Name in LoggedEventName]: Reader<Name> } = {
  message_chunk: () => undefined,
  message_done: ({ payload: { text, streamId, sources } }) =>
    said(text, { streamId, ...(sources && { sources }) }),
  message: ({ payload: { text } }) => said(text),
  action_plan: ({ payload: { message } }) => said(message),
  ui_block: ({ payload: { block_type, data, message } }) => ({
    content: message ?? '',
    block: { block_type, data },
  }),
  confirmation_required: ({ payload: { message } }) => said(message),
  task_complete: ({ payload: { message } }) => said(message),
}

/** The history entry an event completes, if it completes one. */
export function historyOf(event: LoggedEvent, at: number): HistoryEntry | undefined {
  const entry = byTag('name', readers, event)
  return entry && { role: 'assistant', at, ...entry }
}

function said(text: string | undefined, extra: Pick<HistoryEntry, 'streamId' | 'sources'> = {}) {
  return text ? { content: text, ...extra } : undefined
}
