import type { Marks } from '../privacy/marks.ts'
import { matches, queryAll } from '../dom/own-members.ts'
import { remembering } from '../dom/sight.ts'
import type { Slices } from '../dom/slices.ts'
import { elementsNamedBy } from '../name/elements-named-by.ts'
import { dropSelector, handlerSelector } from './handlers.ts'
import { candidateSelector, dialogSelector, layerSelector, openerSelector } from './candidate.ts'
import type { PageReading } from './page-reading.ts'

export interface IndexOptions {
  readonly marks: Marks
  readonly slices: Slices
  /** Whether the page may have its turn in between. */
  readonly pauses: boolean
  readonly reading: PageReading
}

/** Elements of a document or shadow root that one query finds faster than a look at each. */
export interface RootIndex {
  /** Of which the markup tells anything: each is asked what, and the others are not. */
  readonly told: ReadonlySet<Element>
  /** That others are called by. */
  readonly named: ReadonlySet<Element>
}

/**
 * A document is asked twice, so that the page has its turn in between: of a large one each takes as long as a slice.
 * Shadow roots are many and small.
 */
export async function indexRoot(
  root: Document | ShadowRoot,
  { marks: { markedSelector }, slices, pauses, reading }: IndexOptions,
): Promise<RootIndex> {
  const isDocument = root.nodeType === Node.DOCUMENT_NODE
  const told = new Set(isDocument ? queryAll(root, things) : [])
  const named = new Set<Element>()
  if (pauses && slices.isOver()) await slices.rest()
  for (const element of queryAll(root, (isDocument ? others : all)(markedSelector))) {
    told.add(element)
    if (matches(element, layerSelector)) reading.layers.push(element)
    for (const label of elementsNamedBy(element, 'aria-labelledby')) if (label !== element) named.add(label)
  }
  return { told, named }
}

const things = `${candidateSelector},${openerSelector}`
/** Every root is asked for the same, and a text that is made anew is read anew. */
const others = remembering(
  (markedSelector: string) =>
    `${handlerSelector},${dropSelector},${dialogSelector},[aria-labelledby],${markedSelector}`,
)
const all = remembering((markedSelector: string) => `${things},${others(markedSelector)}`)
