import { limits, type SequenceStep } from '#protocol'
import { checkPlan } from '../policy/check-plan.ts'
import type { Verdict } from '../policy/verdict.ts'
import type { TurnState } from '../port.ts'
import { fingerprint } from '../view/index.ts'
import { missing, type Memory, type PlanInHand } from './memory.ts'
import { planEvent } from './plan-event.ts'
import { digestOf, question } from './question.ts'
import { formSentBy } from './refused-form.ts'
import { pageOf, sceneOf, type Run } from './run.ts'
import { endInFailure } from './terminal.ts'

/** Asks the visitor for the step in hand, and binds the answer to what it would do now. */
export function ask(plan: PlanInHand, verdict: Verdict | undefined, memory: Memory, run: Run): TurnState {
  const { emit, texts, options } = run
  const asking = askingOf(plan, run)
  const confirmationId = options.newId()
  const destructive = verdict?.decision === 'ask' && verdict.destructive === true
  emit.send({
    name: 'confirmation_required',
    payload: {
      ...question(asking, texts, run.request.language),
      confirmationId,
      ...(destructive ? { destructive } : {}),
    },
  })
  return {
    version: 1,
    open: true,
    waiting: { kind: 'confirmation', confirmationId, expiresAt: options.now() + limits.confirmationMs },
    memory: { ...memory, plan: { ...plan, digest: digestOf(asking) } } satisfies Memory,
  }
}

/** Sends the one step the visitor said yes to, if it still is what they said yes to. */
export function sendApproved(plan: PlanInHand, memory: Memory, run: Run): TurnState {
  const { emit, texts, options } = run
  const step = stepOf(plan)
  const changed =
    plan.digest !== digestOf(askingOf(plan, run)) || checkPlan([step], sceneOf(run)).refused.length > 0
  emit.note({
    kind: 'policy',
    decision: changed ? 'refuse' : 'allow',
    rule: changed ? 'page-unchanged' : 'visitor-confirmed',
    step: `${step.action} ${step.elementId}: ${step.description}`,
    reason: changed ? 'the page has changed since the visitor was asked' : 'the visitor said yes',
  })
  if (changed) {
    const told = { kind: 'refused', reasons: ['the page has changed since the visitor was asked'] } as const
    return endInFailure(emit, missing(memory, [told]), texts.pageChanged)
  }
  const { payload, waiting } = planEvent([step], undefined, options.newId)
  emit.send({ name: 'action_plan', payload })
  const sent: PlanInHand = {
    ...plan,
    digest: undefined,
    fingerprint: fingerprint(run.request.page),
    submission: formSentBy([step], run.request.page),
  }
  return { version: 1, open: true, waiting, memory: { ...memory, plan: sent } satisfies Memory }
}

function askingOf(plan: PlanInHand, run: Run) {
  return { step: stepOf(plan), done: plan.steps.slice(0, plan.from), page: pageOf(run) }
}

export function stepOf(plan: PlanInHand): SequenceStep {
  return plan.steps[plan.from]!
}
