import type { Entry } from './entry.ts'
import type { TextRun } from './candidate.ts'
import type { Handlers } from './handlers.ts'

/** One reading of the whole page as it is drawn: through shadow roots, slots and frames. */
export interface PageReading {
  readonly roots: (Document | ShadowRoot)[]
  /** What may lie over the page, root by root. */
  readonly layers: Element[]
  readonly entries: Entry[]
  readonly texts: TextRun[]
  readonly forms: HTMLFormElement[]
  /** The outermost elements of what is not displayed, each with the entry around it. */
  readonly hidden: { readonly element: Element; readonly around: Entry }[]
  /** Whether something is there to be dragged rather than pressed. */
  readonly isDragged: (element: Element) => boolean
  readonly handlers: Handlers
}
