import { attributeNames, hasAttributes, matches, queryAll } from '../dom/own-members.ts'
import { remembering } from '../dom/sight.ts'
import { elementsNamedBy } from '../name/elements-named-by.ts'
import type { Marks } from '../privacy/marks.ts'
import { candidateSelector, layerSelector, openerSelector } from './candidate.ts'
import { native } from './evidence.ts'
import { draggedSelector, dropSelector, handlerSelector } from './handlers.ts'
import type { PageReading } from './page-reading.ts'

/** Elements of a document or shadow root that one query finds faster than a look at each. */
export interface RootIndex {
  /** Of which the markup tells more than `tells` knows. */
  readonly told: ReadonlySet<Element>
  /** That others are called by. */
  readonly named: ReadonlySet<Element>
}

export function indexRoot(
  root: Document | ShadowRoot,
  { markedSelector }: Marks,
  { layers }: PageReading,
): RootIndex {
  const told = new Set<Element>()
  const named = new Set<Element>()
  for (const element of queryAll(root, indexed(markedSelector))) {
    told.add(element)
    if (matches(element, layerSelector)) layers.push(element)
    for (const label of elementsNamedBy(element, 'aria-labelledby')) if (label !== element) named.add(label)
  }
  return { told, named }
}

/** Every root is asked for the same, and a text that is made anew is read anew. */
const indexed = remembering(
  (markedSelector: string) =>
    `[aria-labelledby],${layerSelector},${dropSelector},${draggedSelector},${markedSelector}`,
)

/**
 * Whether an element may be something to act on by its tag or its attributes. Only then it is asked what, selector by
 * selector: to query a page for all of these costs more than to look at the names of its attributes.
 */
export function tells(element: Element, tag: string): boolean {
  return (
    native.test(tag) || (hasAttributes(element) && attributeNames(element).some((name) => telling.has(name)))
  )
}

/** The attributes that these selectors ask for. Those that ask for a class are asked of the whole page. */
const telling = new Set(
  `${candidateSelector},${openerSelector},${handlerSelector}`.replaceAll('\\', '').match(/(?<=\[)[\w:@-]+/g),
)
