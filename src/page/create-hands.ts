import type { ActionPlan, SequenceResult, SequenceStep, StepResult } from '#protocol'
import { type Changes, createChanges } from './action/changes.ts'
import type { Hands } from './action/hands.ts'
import { type RunningPlan, runStep } from './action/run-step.ts'
import type { ChangeStore } from './kept-changes.ts'
import type { PageOptions } from './page.ts'
import { createPointerLayer, type PointerLayer } from './pointer/pointer-layer.ts'
import { beginPlan } from './sequence/begin-plan.ts'
import type { Cursor, CursorStore } from './sequence/cursor.ts'
import { type OnStep, runSequence } from './sequence/run-sequence.ts'
import type { Eyes } from './snapshot/snapshot.ts'

/** What acts on a page. A page that is only looked at never needs it, so it lies in a file of its own. */
export interface PageHands {
  run(step: SequenceStep, signal: AbortSignal, plan?: RunningPlan): Promise<StepResult>
  runPlan(plan: Pick<ActionPlan, 'actions' | 'isSequence' | 'planId'>, way: Way): Promise<SequenceResult>
  /** Goes on from where a plan stands. */
  follow(cursor: Cursor, way: Way): Promise<SequenceResult>
  readonly changes: Changes
  close(): void
}

/** Who is told of a plan's steps, and what ends it. */
export interface Way {
  readonly controller: AbortController
  readonly onStep: OnStep | undefined
}

export function createHands(
  options: PageOptions,
  eyes: Eyes,
  { cursors, kept }: { cursors: CursorStore; kept: ChangeStore },
  waitMs: number,
): PageHands {
  const { document, widgetHost, pointer, callTool, keepQuery = false, mayVisit, patience } = options
  const { marks, elements, nameOf, sealOf, revealed, filled } = eyes
  let drawn: PointerLayer | undefined
  const layer = () => (drawn ??= createPointerLayer(document))
  const hands: Hands = {
    document,
    view: (document.defaultView ?? window) as Window & typeof globalThis,
    eyes,
    marks,
    elements,
    nameOf,
    sealOf,
    revealed,
    layer,
    show: async (element, at) => {
      if (pointer) await layer().show(element, at)
    },
    callTool,
    keepQuery,
    mayVisit: mayVisit ?? ((url) => url.origin === document.location.origin),
    patience: { readyMs: 3_000, effectMs: 1_000, optionsMs: 2_000, waitMs, ...patience },
    mouse: { over: undefined },
    unsaid: new Set(),
  }
  const changes = createChanges(hands, filled, kept)
  const run: PageHands['run'] = (step, signal, plan) => runStep(step, { hands, changes, signal, plan })
  const follow: PageHands['follow'] = (cursor, way) =>
    runSequence(cursor, { document, widgetHost, elements, cursors, run, ...way }).finally(() => drawn?.hide())
  return {
    run,
    follow,
    runPlan: (plan, way) => follow(beginPlan(plan, elements), way),
    changes,
    close: () => drawn?.remove(),
  }
}
