import { byKind } from '#protocol'
import type { Neighbours, Notice } from '#store'
import type { Replay } from '../replay/attach-replay.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import type { Turns } from '../turns/turns.ts'

export interface HearOptions {
  readonly neighbours: Pick<Neighbours, 'listen'>
  readonly turns: Pick<Turns, 'hear' | 'end'>
  readonly plans: Pick<PlanWatch, 'ended'>
  readonly replay: Pick<Replay, 'disconnect' | 'kick' | 'recheck'>
  /** Its visitor has been gone for a while. */
  readonly onGone: (sessionId: string) => void
  readonly onFault: (fault: unknown) => void
}

type Hear<Kind extends Notice['kind']> = (notice: Extract<Notice, { kind: Kind }>) => void

/** Does here what another node's visitors brought about. Returns the way to stop. */
export function hearNeighbours({
  neighbours,
  turns,
  plans,
  replay,
  onGone,
  onFault,
}: HearOptions): () => void {
  const hearers: { [Kind in Notice['kind']]: Hear<Kind> } = {
    wake({ sessionId, by }) {
      if (by) plans.ended(sessionId)
      turns.hear(sessionId, by).catch(onFault)
    },
    gone: ({ sessionId }) => onGone(sessionId),
    kick: ({ sessionId, seat, nonce }) => replay.kick(sessionId, seat, nonce),
    ended({ sessionId, why }) {
      plans.ended(sessionId)
      // Its commits are refused by now: there is no need to wait for it.
      void turns.end(sessionId)
      replay.disconnect(sessionId, why)
    },
    // They are read again from the store, which hears this itself.
    settings: () => undefined,
    missed: () => replay.recheck(),
  }
  return neighbours.listen((notice) => byKind(hearers, notice))
}
