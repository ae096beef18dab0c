import { type SequenceResult, type SequenceStep, type StepResult, verbNamed } from '#protocol'
import { delay } from '../dom/delay.ts'
import { nextFrame } from '../dom/next-frame.ts'
import type { RunningPlan } from '../action/run-step.ts'
import type { Elements } from '../elements.ts'
import type { Cursor, CursorStore } from './cursor.ts'
import { mayLeave, settleLastStep } from './settle.ts'
import { watchVisitor } from './visitor.ts'

/** Tells how a plan goes. The next step waits until the answer is there. */
export type OnStep = (progress: Progress) => void | Promise<void>

export interface Progress {
  readonly phase: 'start' | 'done'
  readonly index: number
  readonly total: number
  readonly step: SequenceStep
  /** The step is meant to leave the focus where it acts. */
  readonly keepsFocus: boolean
  readonly result?: StepResult
}

export interface SequenceOptions {
  readonly document: Document
  readonly widgetHost: Element | undefined
  readonly elements: Elements
  readonly cursors: CursorStore
  readonly run: (step: SequenceStep, signal: AbortSignal, plan: RunningPlan) => Promise<StepResult>
  readonly controller: AbortController
  readonly onStep: OnStep | undefined
}

/** A page that is being left is given this long; a download leaves nothing. */
const leavingMs = 10_000
/** After a page load the elements of a plan are given this long to appear. */
const appearMs = 3_000

/** Runs a plan from its cursor on. Stops at the first failure, at `stop`, and when the visitor takes over. */
export async function runSequence(start: Cursor, options: SequenceOptions): Promise<SequenceResult> {
  const { document, elements, cursors, controller, run, onStep } = options
  const { signal } = controller
  const view = document.defaultView ?? window
  let cursor = settleLastStep(start, view.location.origin + view.location.pathname)
  let leaving = false
  const pressed = new Set<Element>()
  const keep = (change: Partial<Cursor>) => cursors.save((cursor = { ...cursor, ...change }))
  const onUnload = () => (leaving = true)
  const onHide = () => {
    if (cursor.started) keep({ left: true })
    controller.abort('left')
  }
  const unwatch = watchVisitor(document, options.widgetHost, () => controller.abort('visitor'))
  view.addEventListener('beforeunload', onUnload)
  view.addEventListener('pagehide', onHide)
  try {
    keep({})
    while (cursor.next < cursor.steps.length && !failed(cursor) && !signal.aborted) {
      const step = cursor.steps[cursor.next] as SequenceStep
      const index = cursor.next
      const keepsFocus = verbNamed(step.action)?.keepsFocus ?? false
      const about = { index, total: cursor.steps.length, step, keepsFocus }
      await onStep?.({ phase: 'start', ...about })
      if (signal.aborted) break
      leaving = false
      keep({ started: true, left: false })
      const found = cursor.loads === 0 || (await appears(step, elements, signal))
      const result = found
        ? await run(step, signal, { next: cursor.steps[index + 1], pressed })
        : interrupted(step)
      if (result.success && mayLeave(step.action)) await nextFrame(view)
      if (leaving) await untilLeft(signal)
      if (signal.reason === 'left') break
      keep({ started: false, next: index + 1, results: [...cursor.results, result] })
      await onStep?.({ phase: 'done', ...about, result })
    }
    // The page that loads next goes on from here; this one is only waiting to go.
    if (signal.reason === 'left') return await new Promise<never>(() => undefined)
    return resultOf(cursor, signal.aborted)
  } finally {
    unwatch()
    view.removeEventListener('beforeunload', onUnload)
    view.removeEventListener('pagehide', onHide)
    if (signal.reason !== 'left') cursors.clear()
  }
}

function failed({ results }: Cursor): boolean {
  return results.some((result) => !result.success)
}

async function untilLeft(signal: AbortSignal): Promise<void> {
  await delay(leavingMs, signal)
}

async function appears(
  { elementId }: SequenceStep,
  elements: Elements,
  signal: AbortSignal,
): Promise<boolean> {
  const deadline = performance.now() + appearMs
  if (elementId < 0) return true
  while (!elements.get(elementId)) {
    if (performance.now() >= deadline || signal.aborted) return false
    await delay(100, signal)
  }
  return true
}

function interrupted({ elementId }: SequenceStep): StepResult {
  return {
    success: false,
    elementId,
    error: 'navigation_interrupted',
    description: 'The page changed, and the element of this step is not on the new one.',
  }
}

function resultOf({ steps, results }: Cursor, aborted: boolean): SequenceResult {
  const completedSteps = results.filter((result) => result.success).length
  const failure = results.find((result) => !result.success)
  const done = completedSteps === steps.length
  return {
    success: done,
    completedSteps,
    totalSteps: steps.length,
    results: [...results],
    ...(failure ? { error: failure.error, description: failure.description, reason: failure.reason } : {}),
    ...(!failure && !done && aborted
      ? { error: 'cancelled_by_visitor', description: 'The visitor took over.' }
      : {}),
  }
}
