import {
  type ActionPlan,
  limits,
  type PageContext,
  type SelectorRule,
  type SequenceResult,
  type SequenceStep,
  type StepResult,
} from '#protocol'
import type { Changes } from './action/changes.ts'
import type { Patience } from './action/hands.ts'
import type { PageHands, Way } from './create-hands.ts'
import { createMarks } from './privacy/marks.ts'
import type { Elements } from './elements.ts'
import { createEyes } from './eyes.ts'
import { changeStore, listOf, printsIn } from './kept-changes.ts'
import { nameOf } from './name/name.ts'
import { cursorStore } from './sequence/cursor.ts'
import type { OnStep } from './sequence/run-sequence.ts'
import { type SnapshotOptions, takeSnapshot } from './snapshot/snapshot.ts'
import { forgivingStorage, type KeyValueStorage } from './storage.ts'
import { collapsed } from './text.ts'

export interface PageOptions {
  readonly document: Document
  /** The element that holds the widget's shadow root: never seen, never in the way. */
  readonly widgetHost?: Element
  /** Selectors of parts whose words and values stay in the page. */
  readonly mask?: readonly string[]
  /** The owner's rules that speak of parts of the page: which of them fit is told of each thing. */
  readonly rules?: readonly SelectorRule[]
  /** Draws a pointer where something happens, so that the visitor can watch. */
  readonly pointer?: boolean
  /** Lets a plan and its element numbers live through a page load: sessionStorage. */
  readonly storage?: KeyValueStorage
  /** Runs a tool the site has registered. */
  readonly callTool?: (name: string, input: Record<string, unknown>) => Promise<unknown>
  /** Whether addresses keep query and fragment. */
  readonly keepQuery?: boolean
  /** Which addresses belong to the site; by default those of the page's own origin. */
  readonly mayVisit?: (url: URL) => boolean
  readonly patience?: Partial<Patience>
  readonly now?: () => number
}

/** A plan that the page before this one has left behind. */
export interface ResumedPlan {
  readonly planId: string
  readonly actionId: string | undefined
  readonly steps: readonly SequenceStep[]
  readonly result: Promise<SequenceResult>
}

/** Eyes and hands on one document. */
export interface Page {
  /** What is on the page, as the assistant is told. Writes nothing and never blocks for long. */
  snapshot(options?: SnapshotOptions): Promise<PageContext>
  /** Runs one step against the elements of the last snapshot. Never throws: a failure is a result. */
  run(step: SequenceStep, options?: { signal?: AbortSignal }): Promise<StepResult>
  /** Runs a plan, step by step, until it is done, fails, or is stopped by `stop` or the visitor's own hand. */
  runPlan(
    plan: Pick<ActionPlan, 'actions' | 'isSequence' | 'planId'>,
    options?: { onStep?: OnStep },
  ): Promise<SequenceResult>
  /** Goes on with the plan that the page before this one was in the middle of, if there is one. */
  resumePlan(options?: { onStep?: OnStep }): ResumedPlan | undefined
  /** Stops the running plan within its current step. */
  stop(): void
  /** The fields the assistant has changed, and the way back. */
  readonly changes: Pick<Changes, 'list' | 'hasLasting' | 'undo' | 'forget'>
  /** The accessible name of an element. */
  nameOf(element: Element): string
  /** Whether it holds a password, card or code. */
  isSecret(element: Element): boolean
  /** The seal of an element as it is now: the one in its line of the outline until its meaning changes. */
  sealOf(element: Element): string
  readonly elements: Pick<Elements, 'get' | 'idOf'>
  /** Takes the pointer and every listener off the page. */
  destroy(): void
}

export function createPage(options: PageOptions): Page {
  const { document, now = Date.now } = options
  const storage = forgivingStorage(options.storage)
  const marks = createMarks(options)
  const eyes = createEyes({ document, marks, storage, now, rules: options.rules ?? [] })
  const cursors = cursorStore(storage)
  const kept = changeStore(storage)
  eyes.elements.restore(printsIn(kept.load()))
  let hands: PageHands | undefined
  let running: AbortController | undefined

  async function takeHands(): Promise<PageHands> {
    const { createHands } = await import('./create-hands.ts')
    // Passed in: a table used by both bundles could not be shortened to the values that each needs.
    return (hands ??= createHands(options, eyes, { cursors, kept }, limits.waitMs))
  }

  async function start(
    begin: (hands: PageHands, way: Way) => Promise<SequenceResult>,
    onStep: OnStep | undefined,
  ): Promise<SequenceResult> {
    running?.abort('stop')
    const controller = (running = new AbortController())
    return begin(await takeHands(), { controller, onStep: stirring(onStep) })
  }

  /** What a step does is part of the look that follows it. */
  function stirring(onStep: OnStep | undefined): OnStep {
    return (progress) => {
      if (progress.phase === 'start') eyes.settling.begin()
      else eyes.settling.stir()
      return onStep?.(progress)
    }
  }

  async function runAlone(step: SequenceStep, signal: AbortSignal): Promise<StepResult> {
    const taken = await takeHands()
    eyes.settling.begin()
    const result = await taken.run(step, signal)
    eyes.settling.stir()
    return result
  }

  return {
    snapshot: (snapshotOptions) =>
      takeSnapshot(eyes, { keepQuery: options.keepQuery ?? false, ...snapshotOptions }),
    run: (step, { signal = new AbortController().signal } = {}) =>
      runAlone(step, signal).catch(() => ({
        success: false,
        error: 'unsupported_action',
        description: 'The hands did not load.',
      })),
    runPlan: (plan, { onStep } = {}) => start((taken, way) => taken.runPlan(plan, way), onStep),
    resumePlan({ onStep } = {}) {
      const cursor = cursors.load()
      if (!cursor) return undefined
      const { planId, actionId, steps, prints, loads } = cursor
      eyes.elements.restore(prints)
      const result = start((taken, way) => taken.follow({ ...cursor, loads: loads + 1 }, way), onStep)
      return { planId, actionId, steps, result }
    },
    stop: () => running?.abort('stop'),
    changes: {
      list: () => hands?.changes.list() ?? listOf(kept.load()),
      hasLasting: () => hands?.changes.hasLasting() ?? kept.load().lasting,
      undo: async () => (await takeHands()).changes.undo(),
      forget: () => (hands?.changes ?? { forget: kept.clear }).forget(),
    },
    nameOf: (element) => nameOf(element, { isMasked: marks.isMasked }, collapsed),
    isSecret: marks.isSecret,
    sealOf: eyes.sealOf,
    elements: eyes.elements,
    destroy() {
      running?.abort('stop')
      eyes.filled.close()
      eyes.notices.close()
      eyes.kept.close()
      hands?.close()
    },
  }
}
