import type { SessionStore } from '#store'
import { conversationEnded } from '../replay/conversation-ended.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import type { Turns } from '../turns/turns.ts'
import { wholeConversation } from './whole-conversation.ts'

export interface EndSessionOptions {
  readonly sessions: SessionStore
  readonly turns: Pick<Turns, 'end'>
  readonly plans: Pick<PlanWatch, 'ended'>
  /** Ends the session's socket for good. */
  readonly disconnect: (sessionId: string, why: string) => void
}

/** The ways in which a session ends: erased by whoever may, or idle. */
export function createEndSession({ sessions, turns, plans, disconnect }: EndSessionOptions) {
  /** The socket goes last: a client that is told looks at once, and must not find the session still there. */
  async function end<T>(sessionId: string, remove: () => Promise<T>, why: string): Promise<T> {
    plans.ended(sessionId)
    await turns.end(sessionId)
    const removed = await remove()
    disconnect(sessionId, why)
    return removed
  }

  /** Erases every trace of one session; what else was said in its conversation stays. False: there was none. */
  function eraseSession(sessionId: string): Promise<boolean> {
    return end(sessionId, () => sessions.erase(sessionId), conversationEnded)
  }

  return {
    eraseSession,

    /** Erases every trace of the whole conversation that a session is a part of. False: there was none. */
    async eraseConversation(sessionId: string): Promise<boolean> {
      const ids = await wholeConversation(sessions, sessionId)
      return (await Promise.all(ids.map(eraseSession))).includes(true)
    },

    /** Ends a session that was not active since; its transcript stays for the owner's retention time. */
    async endIdle(sessionId: string, since: number): Promise<void> {
      const session = await sessions.get(sessionId)
      // A member has tried the draft: nobody will want to read that.
      if (session?.trial && session.activeAt < since) {
        await eraseSession(sessionId)
        return
      }
      await sessions.evict(sessionId, since)
      // Its visitor may have spoken in the meantime, on another node.
      if (await sessions.get(sessionId)) return
      await end(
        sessionId,
        async () => undefined,
        'This conversation ended because nothing happened for a while.',
      )
    },
  }
}
