import type { SequenceStep, StepResult } from '#protocol'
import type { Point } from '../dom/box.ts'
import type { Marks } from '../privacy/marks.ts'
import type { Elements } from '../elements.ts'
import type { Revealed } from '../reading/revealed.ts'
import type { Eyes } from '../snapshot/snapshot.ts'
import type { PointerLayer } from '../pointer/pointer-layer.ts'

/** What every action works with. */
export interface Hands {
  readonly document: Document
  readonly view: Window & typeof globalThis
  /** Sees what the look at the page sees. */
  readonly eyes: Eyes
  readonly marks: Marks
  readonly elements: Elements
  readonly nameOf: (element: Element) => string
  /** What an element is right now: the same as the `seal` of its line until the page changes its meaning. */
  readonly sealOf: (element: Element) => string
  /** What is drawn only while its row is pointed at. */
  readonly revealed: Revealed
  /** Shows the visitor where something happens, unless the pointer is switched off. */
  readonly show: (element: Element | undefined, at?: Point) => Promise<void>
  /** The layer that `highlight` draws on, also where the pointer is switched off. */
  readonly layer: () => PointerLayer
  readonly callTool: ((name: string, input: Record<string, unknown>) => Promise<unknown>) | undefined
  readonly keepQuery: boolean
  readonly mayVisit: (url: URL) => boolean
  readonly patience: Patience
  /** Where the mouse is thought to be. */
  readonly mouse: { over: Element | undefined }
  /** Fields that were written to and whose `change` the page has not heard yet. */
  readonly unsaid: Set<Element>
}

/** How long the page is given, in milliseconds. */
export interface Patience {
  /** Until an element can be acted on. */
  readonly readyMs: number
  /** Until an act shows an effect. */
  readonly effectMs: number
  /** Until the choices of a custom list appear. */
  readonly optionsMs: number
  /** At most, whatever a plan says. */
  readonly waitMs: number
}

/** One step on its way. */
export interface Act {
  readonly step: SequenceStep
  /** The step's `inputData`. */
  readonly input: string
  readonly hands: Hands
  readonly signal: AbortSignal
  /** The step after this one, where it belongs to a plan. */
  readonly next: SequenceStep | undefined
  /** The target as it is on the page right now; fails when it is gone. */
  target(): Element
  /** Fails when the target is not what it was when the step was judged. For the last moment before an event. */
  judge(): void
  /** A further press of the same step is judged again. */
  again(): void
}

/** What an action tells beyond its success. */
export type StepReport = Pick<StepResult, 'description' | 'text' | 'url' | 'options' | 'lines'>

export type Action = (act: Act) => Promise<StepReport | void>
