import { attributeOf, isDisplayed } from '../dom/own-members.ts'
import { contentOf } from './content.ts'
import { elementsNamedBy } from './elements-named-by.ts'
import { isEmbedded, valueInName } from './embedded.ts'
import { isHiddenFromName } from './hidden.ts'
import { attribute, nativeName, said, tooltipOf } from './native.ts'
import { roleOf } from '../dom/kind.ts'

/** One computation of an accessible name, passed down from node to node. */
export interface NameComputation {
  /** The element whose name is asked for. */
  readonly root: Element
  /** Why this node is read: for itself, as a target of aria-labelledby, as a label, or as part of some content. */
  readonly via: 'self' | 'reference' | 'label' | 'content'
  /** Inside an aria-labelledby reference no other is followed. */
  readonly inReference: boolean
  /** A hidden element that is referenced on purpose counts with everything in it. */
  readonly throughHidden: boolean
  /** Read content even where the role does not ask for it. */
  readonly force: boolean
  readonly visited: Set<Element>
  /** Whether the words of an element stay in the page, by its own mark or by one around it. */
  readonly isMasked: (element: Element, alone: boolean) => boolean
  /** Whether CSS may put words before or after an element: to ask costs as much as all the rest. */
  readonly isGenerating: (element: Element) => boolean
  /** The computation itself, for names that are made of other names. */
  readonly name: typeof nameIn
}

/**
 * The accessible name of an element by the W3C computation (accname 1.2, HTML-AAM, SVG-AAM).
 * The letters below are the steps of its section 4.3.2.
 */
export function nameIn(element: Element, naming: NameComputation): string {
  if (naming.visited.has(element) || naming.isMasked(element, naming.via === 'content')) return ''
  naming.visited.add(element)
  // 2A: what is hidden has no name, unless it is the very thing that was asked for or referred to.
  const hidden = !naming.throughHidden && isHiddenFromName(element, naming.via)
  if (hidden && naming.via === 'content') return shownInside(element, naming)
  const inner = hidden ? { ...naming, throughHidden: true } : naming
  return (
    referencedName(element, inner) || // 2B
    ownName(element, inner)
  )
}

/** A hidden element can hold visible ones; its own words stay hidden. */
function shownInside(element: Element, naming: NameComputation): string {
  if (attributeOf(element, 'aria-hidden') === 'true' || !isDisplayed(element)) return ''
  return [...element.children].map((child) => nameIn(child, naming)).join('')
}

function ownName(element: Element, naming: NameComputation): string {
  const role = roleOf(element)
  if (element !== naming.root && isEmbedded(role)) return valueInName(element, role, naming) // 2C
  const label = attribute(element, 'aria-label')
  if (label) return label // 2D
  // A button that names itself beside its label means what is written on it.
  const isItself = naming.via === 'reference' && element === naming.root && namedByContent.test(role)
  const isMute = /^(presentation|none)$/.test(role) || isItself
  const native = isMute ? undefined : nativeName(element, naming) // 2E
  if (native) return native
  const content = readsContent(role, naming) ? contentOf(element, naming) : '' // 2F, 2G, 2H
  // White space matters to the text around an embedded element, not to the question whether it has a name.
  return said(content) ?? tooltipOf(element) ?? content // 2I
}

function referencedName(element: Element, naming: NameComputation): string | undefined {
  if (naming.inReference) return undefined
  const names = elementsNamedBy(element, 'aria-labelledby').map((target) =>
    nameIn(target, { ...naming, via: 'reference', inReference: true, visited: new Set() }),
  )
  return said(names.join(' '))
}

function readsContent(role: string, naming: NameComputation): boolean {
  return naming.via !== 'self' || naming.force || namedByContent.test(role)
}

const namedByContent =
  /^(button|(grid)?cell|(column|row)header|row|heading|link|menuitem(checkbox|radio)?|checkbox|radio|option|switch|tab|tooltip|treeitem)$/
