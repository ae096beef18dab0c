import { ApiError, limits } from '#protocol'
import type { Socket } from 'socket.io'
import { unsafeJson } from '../http/unsafe-json.ts'
import type { Logger } from '../logger.ts'
import type { SessionActions } from '../sessions/session-actions.ts'
import { handleEvent, refusalOf } from './client-events.ts'
import { createEventBucket } from './event-bucket.ts'

export interface GuardOptions {
  readonly sessionActions: SessionActions
  readonly eventsPerSecond: number
  readonly logger: Logger
  /** Called for every valid event, before it takes effect. */
  readonly onEvent: (sessionId: string) => void
}

/** Stands between a socket and everything else: depth, rate and shape are checked first, and no throw escapes. */
export function guardSocket(socket: Socket, sessionId: string, options: GuardOptions): void {
  const { sessionActions, eventsPerSecond, logger } = options
  const bucket = createEventBucket({ perSecond: eventsPerSecond, burst: eventsPerSecond * 4 })
  const refuse = (message: string) => void socket.emit('error', { message })
  // One after the other: a context must be saved before the result that was sent after it.
  let last: Promise<void> = Promise.resolve()

  socket.use(([name, ...values], next) => {
    if (!bucket.take()) return void socket.conn.close()
    const [payload] = values
    const danger = unsafeJson(payload, limits.jsonDepth)
    if (danger) return refuse(`The event ${danger}.`)
    const refusal = refusalOf(String(name), payload, sessionId)
    if (refusal !== undefined) return refuse(refusal)
    options.onEvent(sessionId)
    next()
    last = last.then(() => handleEvent(sessionActions, String(name), payload, sessionId)).catch(explain)
  })
  // An emitter without a listener for `error` throws, which would end the process.
  socket.on('error', (fault) => logger.debug({ err: fault }, 'a socket reported an error'))

  function explain(fault: unknown): void {
    if (fault instanceof ApiError) return refuse(fault.message)
    logger.error({ err: fault }, 'an event could not be handled')
    refuse('This could not be saved right now. It will be asked for again.')
  }
}
