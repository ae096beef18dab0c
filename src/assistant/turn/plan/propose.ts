import { limits, type SequenceStep } from '#protocol'
import type { Proposal } from '../../engine.ts'
import { refusalsOf } from '../../policy/check-plan.ts'
import { digest, fingerprint, viewOf, type PageView } from '../../view/index.ts'
import { check } from './check.ts'
import { dispatch } from './dispatch.ts'
import { withMissed, type TurnMemory } from '../turn-memory.ts'
import type { Run } from '../run.ts'
import type { Settled } from './settle.ts'
import { endInFailure } from '../terminal.ts'
import type { Voice } from '../../voice.ts'

const triesOfOneAct = 2

/** Lets a plan go as far as the limits and the policy allow: not at all, up to a question, or whole. */
export async function propose(
  { steps, message }: Extract<Proposal, { kind: 'act' }>,
  before: TurnMemory,
  voice: Voice,
  run: Run,
): Promise<Settled> {
  const { emit, texts, request } = run
  const page = fingerprint(request.page)
  const memory = counting(before, [steps.map((step) => ({ ...step, description: undefined })), page])
  const end = (words: string, reason: string) => ({
    // The engine hears in its next turn that nothing came of this.
    state: endInFailure(emit, withMissed(memory, [{ kind: 'refused', reasons: [reason] }]), words),
  })
  if (memory.step >= limits.stepsPerTurn) return end(texts.tooManySteps, 'the turn had no steps left')
  if ((memory.act?.times ?? 0) > triesOfOneAct)
    return end(texts.stuck, 'it was tried before, and the page stayed as it was')
  if (steps.length === 0 || steps.length > limits.actionsPerPlan)
    return refusal(memory, [`a plan has 1 to ${limits.actionsPerPlan} steps, not ${steps.length}`])

  const view = viewOf(request.page ?? {})
  const reached = reachable(steps, view)
  const checked = await check(reached, run, memory)
  for (const note of checked.notes) emit.note(note)
  if (checked.refused.length > 0)
    return refusal(memory, refusalsOf(checked.refused), missingFrom(view, steps))

  const free = checked.steps.slice(0, checked.free)
  const lost = steps[reached.length]?.elementId
  const state = dispatch(checked, {
    memory,
    run,
    message: unlessSaid(message, free, voice),
    ...(lost !== undefined && { lost }),
  })
  return { state }
}

/**
 * The steps before the first that is aimed at something that is not on the page: an open calendar may hide the button
 * behind it. Where already the first is, the whole plan is a mistake.
 */
function reachable(steps: readonly SequenceStep[], view: PageView): readonly SequenceStep[] {
  const lost = steps.findIndex((step) => isMissing(view, step))
  return lost > 0 ? steps.slice(0, lost) : steps
}

function isMissing(view: PageView, { elementId }: SequenceStep): boolean {
  return elementId >= 0 && !view.thing(elementId)
}

function missingFrom(view: PageView, steps: readonly SequenceStep[]): number[] {
  const missing = steps.filter((step) => isMissing(view, step))
  return [...new Set(missing.map(({ elementId }) => elementId))]
}

/** A plan's message that says no more than what was streamed, or than its only step, would be read twice. */
function unlessSaid(message: string | undefined, steps: readonly SequenceStep[], { said }: Voice) {
  const [only, other] = steps
  const repeats =
    message !== undefined && (said().includes(message) || (!other && only?.description === message))
  return repeats ? undefined : message
}

/** Notes how often this very act was wanted on this very page. */
function counting(memory: TurnMemory, act: unknown): TurnMemory {
  const name = digest(act)
  return { ...memory, act: { digest: name, times: memory.act?.digest === name ? memory.act.times + 1 : 1 } }
}

function refusal(memory: TurnMemory, reasons: readonly string[], missing: readonly number[] = []): Settled {
  return { memory, inputs: [{ kind: 'refused', reasons, ...(missing.length > 0 && { missing }) }] }
}
