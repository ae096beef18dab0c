import type { SequenceStep, StepResult } from '#protocol'
import type { Marks } from '../dom/marks.ts'
import type { Elements } from '../elements.ts'
import type { PointerLayer } from '../pointer/pointer-layer.ts'

/** What every action works with. */
export interface Hands {
  readonly document: Document
  readonly view: Window & typeof globalThis
  readonly marks: Marks
  readonly elements: Elements
  readonly nameOf: (element: Element) => string
  readonly now: () => number
  /** Shows the visitor where something happens; absent where nobody watches. */
  readonly pointer: PointerLayer | undefined
  /** Draws the callout of `highlight`, also where the pointer is switched off. */
  readonly callout: (element: Element, text: string) => void
  readonly readText: (element?: Element) => Promise<string>
  readonly callTool: ((name: string, input: Record<string, unknown>) => Promise<unknown>) | undefined
  readonly mayVisit: (url: URL) => boolean
  readonly patience: Patience
  /** Where the mouse is thought to be. */
  readonly mouse: { over: Element | undefined }
}

/** How long the page is given, in milliseconds. */
export interface Patience {
  /** Until an element can be acted on. */
  readonly readyMs: number
  /** Until an act shows an effect. */
  readonly effectMs: number
  /** Until the choices of a custom list appear. */
  readonly optionsMs: number
}

/** One step on its way: `element` is the target as it is on the page right now. */
export interface Act {
  readonly step: SequenceStep
  readonly hands: Hands
  readonly signal: AbortSignal
  /** The target, found again if the page has drawn it anew; fails when it is gone. */
  target(): Element
}

/** What an action tells of its success. */
export type Done = Pick<StepResult, 'description' | 'text' | 'url' | 'options'>

export type Action = (act: Act) => Promise<Done>
