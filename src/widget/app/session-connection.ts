import type { ServerEvent, ServerEventName } from '#protocol'
import { connect, type Connection } from '../connection/connection.ts'
import type { Session } from '../loader/handover.ts'
import type { Core } from '../core/core.ts'

/** What the rest of the widget does when the server speaks. */
export interface ConnectionListeners {
  onEvent<Name extends ServerEventName>(name: Name, payload: ServerEvent<Name>): void
  /** The connection is up again. */
  onOnline(): void
  onElsewhere(): void
}

/** Opens the connection of a session and keeps its place in the event stream. */
export function openSessionConnection(
  core: Core,
  session: Session,
  listeners: ConnectionListeners,
): Connection {
  const { store, bus } = core.handover
  const { own } = store
  const connection: Connection = connect({
    wsUrl: session.wsUrl,
    sessionId: session.id,
    offset: own.sessionId === session.id ? own.offset : undefined,
    saveOffset: (offset) => store.keepOwn({ sessionId: session.id, offset }),
    onEvent(name, payload, offset) {
      hold(connection, name, payload, offset)
      if (name === 'error') bus.emit('error', payload as ServerEvent<'error'>)
      listeners.onEvent(name, payload)
    },
    onStatus(status) {
      core.view.set({ connection: status })
      if (status === 'online') listeners.onOnline()
      if (status === 'elsewhere') listeners.onElsewhere()
    },
    async stillThere() {
      const answer = await fetch(`${core.handover.base}/api/session/${session.id}`, {
        credentials: 'omit',
      }).catch(() => undefined)
      return answer?.status !== 404
    },
  })
  core.view.set({ connection: connection.status })
  return connection
}

/** What is unfinished is seen again by a page that loads in the middle of it. */
function hold(
  connection: Connection,
  name: ServerEventName,
  payload: unknown,
  offset: string | undefined,
): void {
  const { streamId, planId, confirmationId, more } = payload as Record<string, string | undefined>
  const { resume } = connection
  if (name === 'message_chunk') resume.hold(`stream:${streamId}`, offset)
  if (name === 'action_plan') resume.hold(`plan:${planId}`, offset)
  if (name === 'confirmation_required') resume.hold(`ask:${confirmationId}`, offset)
  if (name === 'message_done') resume.release(`stream:${streamId}`)
  const over = name === 'message' || name === 'task_complete' || (name === 'message_done' && !more)
  if (over) resume.releaseAll()
}
