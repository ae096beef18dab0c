import type { EngineIo } from './engine-io.ts'
import type { ResumePoint } from './resume-point.ts'
import { clientOf, type Seat } from './seats.ts'

/**
 * Whether replaying now could double events. A stock client that closed its engine inside a listener keeps
 * decoded events in `receiveBuffer`, tells an older offset in CONNECT and delivers the buffer once we acknowledge.
 */
export function isAmbiguous(seat: Seat, { nonce, from, exact }: ResumePoint): boolean {
  if (exact || from === undefined) return false
  const written = clientOf(seat, nonce)?.written ?? seat.firstHead
  return written > from
}

const settleMs = 50

/** Makes the client reconnect: its buffer is empty by now, so its next CONNECT has the exact offset. */
export function closeWhenSettled(engine: EngineIo): void {
  setTimeout(() => {
    // An upgrade under way would swallow the close.
    if (engine.upgrading) closeWhenSettled(engine)
    else engine.close()
  }, settleMs)
}
