import { limits, type SequenceStep } from '#protocol'
import { actOf } from '../../policy/act.ts'
import { checkPlan, isLight, stepLine } from '../../policy/check-plan.ts'
import { grantKey } from '../../policy/grant-key.ts'
import { pathOf } from '../../policy/policy-context.ts'
import type { Verdict } from '../../policy/verdict.ts'
import type { TurnNote, TurnState } from '../../port.ts'
import { fingerprint } from '../../view/index.ts'
import type { AskedPlan, PlanQuestion, PlanSteps, SentPlan, TurnMemory } from '../turn-memory.ts'
import { planEvent } from './plan-event.ts'
import { digestOf, earlierDigestOf } from './digest-of.ts'
import { labelOf, question } from './question.ts'
import { formSentBy } from '../input/refused-form.ts'
import { pageOf, policyContextOf, type Run } from '../run.ts'

export interface AskOptions {
  readonly verdict: Verdict
  /** Indexes of the steps that one question speaks of; the first is the one in hand. */
  readonly steps: readonly number[]
  readonly memory: TurnMemory
  readonly run: Run
}

/** Asks the visitor for the step in hand, and binds the answer to what it would do now. */
export function ask(plan: PlanSteps, { verdict, steps, memory, run }: AskOptions): TurnState {
  const { emit, texts, language, options } = run
  const about = questionAbout(plan, steps, verdict, run)
  const asking = askingOf(plan, about.steps, run)
  const confirmationId = options.newId()
  emit.send({
    name: 'confirmation_required',
    payload: {
      ...question(asking, texts, language),
      confirmationId,
      ...(verdict.destructive && { destructive: true }),
      ...(about.remembers && { rememberLabel: texts.yesAlways }),
    },
  })
  emit.note(noteOf(about, 'asked'))
  const asked: AskedPlan = { ...plan, question: about, digest: digestOf(asking) }
  return {
    version: 1,
    open: true,
    waiting: { kind: 'confirmation', confirmationId, expiresAt: options.now() + limits.confirmationMs },
    memory: { ...memory, plan: asked } satisfies TurnMemory,
  }
}

/** Sends the one step the visitor said yes to; undefined if it is no longer what they said yes to. */
export function sendApproved(
  plan: AskedPlan,
  { memory, remember }: { readonly memory: TurnMemory; readonly remember: boolean },
  run: Run,
): TurnState | undefined {
  const { emit } = run
  const step = stepOf(plan)
  answered(plan, 'yes', run)
  const changed =
    !isStillBound(plan, run) || checkPlan([step], policyContextOf(run, memory)).refused.length > 0
  emit.note({
    kind: 'policy',
    decision: changed ? 'refuse' : 'allow',
    rule: changed ? 'page-unchanged' : 'visitor-confirmed',
    step: stepLine(step),
    reason: changed ? 'the page has changed since the visitor was asked' : 'the visitor said yes',
  })
  if (changed) return undefined
  const { payload, waiting } = planEvent([step], undefined, run)
  emit.send({ name: 'action_plan', payload })
  const { digest: _digest, question: about, ...rest } = plan
  const sent: SentPlan = {
    ...rest,
    goesOn: true,
    agreed: [...(plan.agreed ?? []), ...askedSteps(plan)],
    granted: [...(plan.granted ?? []), ...(about?.grants ?? [])],
    fingerprint: fingerprint(run.request.page),
    submission: formSentBy([step], run.request.page),
  }
  const kept = remember && about?.remembers ? [...memory.agreed, ...about.grants] : memory.agreed
  const after: TurnMemory = { ...memory, agreed: kept.slice(-agreedKept), plan: sent }
  return { version: 1, open: true, waiting, memory: after }
}

const agreedKept = 50

/** Notes what the visitor answered, so that needless questions can be counted. */
export function answered({ question: about }: AskedPlan, answer: 'yes' | 'no', { emit }: Run): void {
  if (about) emit.note(noteOf(about, answer))
}

function noteOf({ label, path, rule }: PlanQuestion, answer: 'asked' | 'yes' | 'no'): TurnNote {
  return { kind: 'asked', answer, label, path, rule }
}

function questionAbout(
  { steps: all }: PlanSteps,
  steps: readonly number[],
  verdict: Verdict,
  run: Run,
): PlanQuestion {
  const page = pageOf(run)
  const acts = steps.flatMap((index) => {
    const act = all[index] && actOf(all[index], page)
    return act ? [act] : []
  })
  const [first] = steps.flatMap((index) => all[index] ?? [])
  return {
    label: (first ? labelOf(first, page, run.texts) : '').slice(0, 120),
    path: pathOf(page).slice(0, 200),
    rule: verdict.rule,
    steps,
    grants: isLight(verdict) ? acts.map((act) => grantKey(act, page)) : [],
    remembers: verdict.remembers === true,
  }
}

/** Indexes of the steps that a plan's question speaks of. */
export function askedSteps({ question: about, from }: AskedPlan): readonly number[] {
  return about?.steps ?? [from]
}

/** Whether a yes would still do what the visitor was asked about. */
export function isStillBound(plan: AskedPlan, run: Run): boolean {
  return plan.digest === boundTo(plan, run)
}

function boundTo(plan: AskedPlan, run: Run): string {
  const asking = askingOf(plan, askedSteps(plan), run)
  return plan.question ? digestOf(asking) : earlierDigestOf(asking)
}

function askingOf({ steps, from }: PlanSteps, indexes: readonly number[], run: Run) {
  return {
    steps: indexes.flatMap((index) => steps[index] ?? []),
    done: steps.slice(0, from),
    page: pageOf(run),
  }
}

function stepOf(plan: PlanSteps): SequenceStep {
  return plan.steps[plan.from]!
}
