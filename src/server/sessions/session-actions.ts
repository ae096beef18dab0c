import { planFor, questionFor } from '#assistant'
import { limits, maskAll, maskSecrets, type HistoryEntry, type PageContext, type StepResult } from '#protocol'
import type { Commit, Session } from '#store'
import type { InboxInput } from '../turns/inbox-input.ts'
import { answerEntry, readSavedTurn } from '../turns/saved-turn.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import type { Turns } from '../turns/turns.ts'
import { createEndSession, type EndSessionOptions } from './end-session.ts'
import { linesOf, withFound } from './found-lines.ts'
import { createInputMask, type Report } from './mask-input.ts'
import { sessionNotFound } from './session-gate.ts'

export interface SessionActionsOptions extends EndSessionOptions {
  readonly turns: Turns
  readonly plans: PlanWatch
  readonly newId: () => string
  readonly now: () => number
}

/** Everything that can happen to a session from outside, each durable before it takes effect. */
export function createSessionActions(options: SessionActionsOptions) {
  const { sessions, turns, plans, newId, now } = options
  const { maskPage, maskReport } = createInputMask()
  const endings = createEndSession(options)

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
          ...(context && { context: maskPage(context) }),
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
      await commit({ sessionId, context: maskPage(context) })
      plans.sawPage(sessionId)
    },

    /** Takes the widget's report of a plan. */
    async report(sessionId: string, input: Report): Promise<void> {
      const report = maskReport(input)
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

    /** What the visitor is being asked, by its id. */
    async openQuestion(sessionId: string): Promise<string | undefined> {
      const session = await sessions.load(sessionId)
      const question = questionFor(readSavedTurn(session?.turn).state?.waiting, {})
      return question && question.expiresAt > now() ? question.confirmationId : undefined
    },

    /** A new page has loaded in the middle of a task. Its plan may still report; if it does not, the page decides. */
    async goOn(sessionId: string, told: PageContext): Promise<void> {
      const context = maskPage(told)
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

    ...endings,
  }
}

export type SessionActions = ReturnType<typeof createSessionActions>

function resultsOf(report: Report): readonly StepResult[] {
  return report.kind === 'action' ? [report.result] : (report.result.results ?? [])
}
