import { planFor, questionFor } from '#assistant'
import { limits, maskAll, maskSecrets, type HistoryEntry, type PageContext, type StepResult } from '#protocol'
import type { Commit, Session, SessionStore } from '#store'
import { conversationEnded } from '../replay/conversation-ended.ts'
import type { InboxInput } from '../turns/inbox-input.ts'
import { answerEntry, readSavedTurn } from '../turns/saved-turn.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import type { Turns } from '../turns/turns.ts'
import { linesOf, withFound } from './found-lines.ts'
import { maskKeyLines } from './mask-key-lines.ts'
import { createSecretLock } from './secret-lock.ts'
import { sessionNotFound } from './session-gate.ts'
import { wholeConversation } from './whole-conversation.ts'

export interface SessionActionsOptions {
  readonly sessions: SessionStore
  readonly turns: Turns
  readonly plans: PlanWatch
  /** Ends the session's socket for good. */
  readonly disconnect: (sessionId: string, why: string) => void
  readonly newId: () => string
  readonly now: () => number
}

type Report = Extract<InboxInput, { kind: 'action' | 'sequence' }>

function resultsOf(report: Report): readonly StepResult[] {
  return report.kind === 'action' ? [report.result] : (report.result.results ?? [])
}

/** Everything that can happen to a session from outside, each durable before it takes effect. */
export function createSessionActions({
  sessions,
  turns,
  plans,
  disconnect,
  newId,
  now,
}: SessionActionsOptions) {
  const dropSecrets = createSecretLock()
  /** What may be kept of a page, whichever client tells of it. */
  const lock = (context: PageContext): PageContext => {
    const masked = maskAll(dropSecrets(context))
    const { outline } = masked
    return outline ? { ...masked, outline: { ...outline, lines: maskKeyLines(outline.lines) } } : masked
  }

  /** Lines of a result are held to the same as those of a page. */
  const lockResult = <Result extends StepResult>(result: Result): Result => {
    const lines = result.lines && lock({ outline: { lines: result.lines } }).outline?.lines
    return lines ? { ...result, lines } : result
  }
  /** Only what the page said is masked: the id by which the plan is known must come through as it is. */
  function lockReport(input: Report): Report {
    if (input.kind === 'action') return { ...input, result: maskAll(lockResult(input.result)) }
    const { results } = input.result
    const result = results ? { ...input.result, results: results.map(lockResult) } : input.result
    return { ...input, result: maskAll(result) }
  }

  async function commit(change: Commit): Promise<void> {
    if (!(await sessions.commit(change))) throw sessionNotFound()
  }

  async function put(
    sessionId: string,
    input: InboxInput,
    change: Omit<Commit, 'sessionId'> = {},
  ): Promise<void> {
    await commit({ sessionId, inputs: [input], ...change })
  }

  /** The socket goes last: a client that is told looks at once, and must not find the session still there. */
  async function end<T>(sessionId: string, remove: () => Promise<T>, why: string): Promise<T> {
    plans.ended(sessionId)
    await turns.end(sessionId)
    const removed = await remove()
    disconnect(sessionId, why)
    return removed
  }

  const eraseSession = (sessionId: string): Promise<boolean> =>
    end(sessionId, () => sessions.erase(sessionId), conversationEnded)

  return {
    /** Takes a visitor's message. The same client id again starts nothing and gets the same answer. */
    async accept(
      session: Session,
      message: { text: string; clientMessageId?: string; context?: PageContext },
    ): Promise<string> {
      const { text: written, context, ...rest } = message
      const text = maskSecrets(written)
      const messageId = newId()
      const at = now()
      const input: InboxInput = { kind: 'message', text, messageId }
      const entry: HistoryEntry = { role: 'user', content: text, at }
      const accepted = await sessions.accept(
        {
          sessionId: session.id,
          messageId,
          input,
          entry,
          at,
          ...rest,
          ...(context && { context: lock(context) }),
        },
        () => {
          plans.ended(session.id)
          turns.wake(session.id, 'message')
        },
      )
      if (!accepted) throw sessionNotFound()
      return accepted.messageId
    },

    /** Remembers what the page looks like now. */
    async see(sessionId: string, context: PageContext): Promise<void> {
      await commit({ sessionId, context: lock(context) })
      plans.sawPage(sessionId)
    },

    /** Takes the widget's report of a plan. */
    async report(sessionId: string, input: Report): Promise<void> {
      const report = lockReport(input)
      const lines = linesOf(resultsOf(report))
      const context = lines.length > 0 ? (await sessions.load(sessionId))?.context : undefined
      await put(sessionId, report, {
        activeAt: now(),
        ...(context && { context: withFound(context, lines) }),
      })
      plans.answered(sessionId, report)
    },

    /** Takes the answer to a confirmation; an answer to no question changes nothing. */
    async answer(sessionId: string, input: Extract<InboxInput, { kind: 'confirmation' }>): Promise<void> {
      const session = await sessions.load(sessionId)
      const { state, labels } = readSavedTurn(session?.turn)
      const question = questionFor(state?.waiting, input)
      const at = now()
      if (question) {
        // Bound to the question that is open now: a later one must not take this for its answer.
        const { confirmationId } = question
        const entry = answerEntry(input.confirmed, labels, at)
        await put(sessionId, { ...input, confirmationId }, { history: [{ entry, after: -1 }] })
      } else {
        // Among nodes a question is heard a moment before it is saved: the turn will know whether it was asked by then.
        await put(sessionId, { ...input, at })
      }
      turns.wake(sessionId)
    },

    /** A new page has loaded in the middle of a task. Its plan may still report; if it does not, the page decides. */
    async goOn(sessionId: string, told: PageContext): Promise<void> {
      const context = lock(told)
      const session = await sessions.load(sessionId)
      const { state } = readSavedTurn(session?.turn)
      // Among nodes a plan is heard a moment before it is saved: the turn will know whether one is under way.
      const planId = planFor(state?.waiting, {})?.planId
      const grace = planId === undefined && state?.open ? {} : { planId, dueAt: now() + limits.planGraceMs }
      await put(sessionId, { kind: 'continue', ...grace }, { context })
      plans.sawPage(sessionId)
      turns.wake(sessionId)
    },

    /** Ends the reply or the task under way. */
    async stop(sessionId: string): Promise<void> {
      await put(sessionId, { kind: 'stop' })
      plans.ended(sessionId)
      turns.wake(sessionId, 'stop')
    },

    async identify(sessionId: string, visitor: Record<string, unknown>): Promise<void> {
      await commit({ sessionId, visitor })
    },

    async note(sessionId: string, note: unknown): Promise<void> {
      await commit({ sessionId, notes: [{ at: now(), note: maskAll(note) }] })
    },

    /** A widget is there: the plan it may have been handed before, on whichever node, is watched here from now on. */
    async resume(sessionId: string): Promise<void> {
      const session = await sessions.load(sessionId)
      const { state } = readSavedTurn(session?.turn)
      const plan = planFor(state?.waiting, {})
      if (plan) plans.resumed(sessionId, plan)
    },

    /** Gives up on a plan whose widget has fallen silent. */
    async giveUp(sessionId: string, planId: string): Promise<void> {
      await put(sessionId, { kind: 'silence', planId })
      turns.wake(sessionId)
    },

    /** Erases every trace of the whole conversation that a session is a part of. False: there was none. */
    async eraseConversation(sessionId: string): Promise<boolean> {
      const ids = await wholeConversation(sessions, sessionId)
      return (await Promise.all(ids.map(eraseSession))).includes(true)
    },

    /** Erases every trace of one session; what else was said in its conversation stays. False: there was none. */
    eraseSession,

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

export type SessionActions = ReturnType<typeof createSessionActions>
