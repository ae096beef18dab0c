import type { Sight } from '../dom/sight.ts'
import type { Slices } from '../dom/slices.ts'
import type { Marks } from '../privacy/marks.ts'
import type { Heading } from './candidate.ts'
import type { Handlers } from './handlers.ts'
import type { PageReading } from './page-reading.ts'
import type { Revealed } from './revealed.ts'
import type { RootIndex } from './root-index.ts'

export interface WalkOptions {
  readonly document: Document
  readonly marks: Marks
  readonly slices: Slices
  readonly sight: Sight
  /** What is drawn only while its row is pointed at. */
  readonly revealed: Revealed
  /** Told of each root before it is read. */
  readonly onRoot?: (root: Document | ShadowRoot) => void
}

/** Where the reading stands. */
export interface Walk extends WalkOptions {
  readonly reading: PageReading
  readonly pauses: boolean
  readonly hasMain: boolean
  readonly cursorOf: (element: Element) => string
  readonly handlers: Handlers
  readonly found: Map<Node, RootIndex>
  order: number
  gap: boolean
  heading: Heading | undefined
}
