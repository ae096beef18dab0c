import { byKind } from '#protocol'
import type { Neighbours, Notice } from '#store'
import type { Replay } from '../replay/attach-replay.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import type { Turns } from '../turns/turns.ts'

export interface NoticeOptions {
  readonly neighbours: Pick<Neighbours, 'listen'>
  readonly turns: Pick<Turns, 'wakeRunning' | 'end'>
  readonly plans: Pick<PlanWatch, 'ended'>
  readonly replay: Pick<Replay, 'disconnect' | 'kick' | 'recheck'>
  /** Its visitor has been gone for a while. */
  readonly onGone: (sessionId: string) => void
  readonly onFault: (fault: unknown) => void
}

type Handler<Kind extends Notice['kind']> = (notice: Extract<Notice, { kind: Kind }>) => void

/** Does here what another node's visitors brought about. Returns the way to stop. */
export function handleNotices({
  neighbours,
  turns,
  plans,
  replay,
  onGone,
  onFault,
}: NoticeOptions): () => void {
  const handlers: { [Kind in Notice['kind']]: Handler<Kind> } = {
    wake({ sessionId, by }) {
      if (by) plans.ended(sessionId)
      turns.wakeRunning(sessionId, by).catch(onFault)
    },
    gone: ({ sessionId }) => onGone(sessionId),
    kick: ({ sessionId, seat, nonce }) => replay.kick(sessionId, seat, nonce),
    ended({ sessionId, why }) {
      plans.ended(sessionId)
      // Its commits are refused by now: there is no need to wait for it.
      void turns.end(sessionId)
      replay.disconnect(sessionId, why)
    },
    // They are read again from the store, which is told this itself.
    settings: () => undefined,
    missed: () => replay.recheck(),
  }
  return neighbours.listen((notice) => byKind(handlers, notice))
}
