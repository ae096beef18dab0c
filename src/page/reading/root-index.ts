import type { Marks } from '../privacy/marks.ts'
import { attributeOf, byId, queryAll } from '../dom/own-members.ts'
import { remembering } from '../dom/sight.ts'
import { dropSelector, handlerSelector } from './handlers.ts'
import { candidateSelector, openerSelector } from './candidate.ts'

/** Elements of a document or shadow root that one query finds faster than a look at each. */
export interface RootIndex {
  /** Of which the markup tells anything: each is asked what, and the others are not. */
  readonly told: ReadonlySet<Element>
  /** That others are called by. */
  readonly named: ReadonlySet<Element>
}

export function indexRoot(root: Document | ShadowRoot, { markedSelector }: Marks): RootIndex {
  const told = queryAll(root, anything(markedSelector))
  const named = new Set<Element>()
  for (const element of told)
    for (const id of attributeOf(element, 'aria-labelledby')?.split(/\s+/) ?? []) {
      const label = id && byId(root, id)
      if (label && label !== element) named.add(label)
    }
  return { told: new Set(told), named }
}

/** Every root is asked for the same, and a text that is made anew is read anew. */
const anything = remembering(
  (markedSelector: string) =>
    `[aria-labelledby],${openerSelector},${candidateSelector},${handlerSelector},${dropSelector},${markedSelector}`,
)
