import type { Logger } from '../logger.ts'
import { routeOf, sessionOf, type Instrument } from './instrument.ts'
import { sessionKey } from './session-key.ts'
import { watchRun } from './watch-run.ts'

/** One log line for every request and every run of a turn, joined by the session's key. */
export function createRequestLog(logger: Logger): Instrument {
  return {
    watch(http) {
      http.addHook('onResponse', async (request, reply) => {
        const sessionId = sessionOf(request)
        logger.debug(
          {
            request: request.id,
            method: request.method,
            route: routeOf(request),
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime),
            ...(sessionId !== undefined && { session: sessionKey(sessionId) }),
          },
          'request',
        )
      })
    },
    around: (assistant, sessionId) =>
      watchRun(assistant, () => {
        const began = performance.now()
        let outcome = 'waiting'
        return {
          firstWord: () => undefined,
          noted(note) {
            if (note.kind === 'outcome') outcome = note.outcome
          },
          ended(fault) {
            const end = fault === undefined ? outcome : fault === 'interrupted' ? fault : 'failed'
            const ms = Math.round(performance.now() - began)
            logger.debug({ session: sessionKey(sessionId), outcome: end, ms }, 'turn')
          },
        }
      }),
  }
}
