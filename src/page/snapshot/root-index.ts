import type { Marks } from '../dom/marks.ts'
import { attributeOf, byId, queryAll } from '../dom/own-members.ts'
import { remembering } from '../dom/sight.ts'
import type { Slices } from '../dom/slices.ts'
import { openerSelector } from '../outline/closed.ts'
import { handlerSelector } from '../outline/handlers.ts'
import { candidateSelector } from './candidate.ts'

/** Elements of a document or shadow root that one query finds faster than a look at each. */
export interface RootIndex {
  readonly interactive: ReadonlySet<Element>
  readonly marked: ReadonlySet<Element>
  readonly named: ReadonlySet<Element>
  readonly handled: ReadonlySet<Element>
}

export interface IndexOptions {
  readonly marks: Marks
  readonly slices: Slices
  /** Whether the page may have its turn in between. */
  readonly pauses: boolean
  /** Takes what may open something that is closed. */
  readonly reading: { readonly openers: Set<Element> }
}

export async function indexRoot(
  root: Document | ShadowRoot,
  { marks, slices, pauses, reading }: IndexOptions,
): Promise<RootIndex> {
  const breathe = async () => pauses && slices.isOver() && (await slices.rest())
  const among = (selector: string) => new Set(queryAll(root, selector))
  // Most shadow roots hold nothing of the kind, and one query tells.
  if (root.nodeType !== Node.DOCUMENT_NODE && queryAll(root, anything(marks.maskedSelector)).length === 0)
    return none
  const named = new Set<Element>()
  for (const element of queryAll(root, '[aria-labelledby]'))
    for (const id of (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/)) {
      const label = id && byId(root, id)
      if (label && label !== element) named.add(label)
    }
  for (const opener of queryAll(root, openerSelector)) reading.openers.add(opener)
  await breathe()
  const interactive = among(candidateSelector)
  await breathe()
  const marked = among(`[role],[data-pagehand],[inert],[aria-disabled=true],${marks.maskedSelector}`)
  await breathe()
  return { interactive, marked, named, handled: among(handlerSelector) }
}

const none: RootIndex = { interactive: new Set(), marked: new Set(), named: new Set(), handled: new Set() }

/** Every root is asked for the same, and a text that is made anew is read anew. */
const anything = remembering(
  (maskedSelector: string) =>
    `[aria-labelledby],[role],[data-pagehand],[inert],[aria-disabled=true],${openerSelector},${candidateSelector},${handlerSelector},${maskedSelector}`,
)
