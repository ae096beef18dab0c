import { cut } from '#protocol'
import { hrefOf, isFormField } from '../../dom/kind.ts'
import type { Marks } from '../../privacy/marks.ts'
import { attributeOf, closest, hasAttribute, query } from '../../dom/own-members.ts'
import { folded } from '../../text.ts'
import { formFacts } from './form-facts.ts'
import { digest } from './digest.ts'
import { thingKind } from './thing-kind.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'

export interface SealOptions {
  readonly marks: Marks
  readonly nameOf: (element: Element) => string
}

/** The seal of an element as it is now, to compare with the one that was judged. */
export function sealOf(element: Element, { marks, nameOf }: SealOptions): string {
  return seal(element, {
    kind: thingKind(element),
    name: withoutGlyphs(nameOf(element)),
    shown: marks.isMasked(element) ? '' : shownWords(element, marks),
    href: linkOf(element),
    form: formOf(element),
    mark: marks.markOf(element),
  })
}

/** Where a link leads; empty for everything else, also for what merely has an `href`. */
export function linkOf(element: Element): string {
  return /^(a|area)$/.test(element.localName) ? hrefOf(element) : ''
}

/** What a seal is made of, as far as it is known already. */
export interface SealFacts {
  readonly kind: string
  readonly name: string
  readonly shown: string
  readonly href: string
  readonly form: Element | null
  readonly mark: string | undefined
}

/**
 * A digest of what something to act on is: its kind, all its names, where it leads, its form and its marks, but not
 * what a visitor has written into it. The same element gives the same seal until the page changes its meaning.
 */
export function seal(element: Element, { kind, name, shown, href, form, mark }: SealFacts): string {
  const { action, method } = form ? formFacts(form, element) : { action: '', method: '' }
  return digest(`${kind}\n${steadyName(element, name)}\n${shown}\n${href}\n${action}\n${method}\n${mark}`)
}

/** A field without a label is called by the words beside it, and these may count seconds. */
function steadyName(element: Element, name: string): string {
  const isWritten = isFormField(element) && !/^(checkbox|radio|select)/.test(element.type)
  return isWritten ? name.replace(/\d+/g, '0') : name
}

export function formOf(element: Element): Element | null {
  return (element as HTMLInputElement).form ?? closest(element, 'form')
}

/** The words on something that is called otherwise by an attribute; empty where they are the same. */
export function shownWords(element: Element, { maskedSelector }: Marks): string {
  if (!hasAttribute(element, 'aria-label') && !hasAttribute(element, 'aria-labelledby')) return ''
  if (!readsContent.test(thingKind(element)) || query(element, maskedSelector)) return ''
  // What a list shows is what was chosen.
  if (attributeOf(element, 'aria-haspopup') === 'listbox') return ''
  const slotted = query(element, 'slot') as HTMLSlotElement | null
  const words = cut(withoutGlyphs(slotted ? slottedWords(slotted) : (element.textContent ?? '')), 80)
  const label = attributeOf(element, 'aria-label')
  return label !== null && folded(label) === folded(words) ? '' : words
}

/** What a component was given to show in its button. */
function slottedWords(slot: HTMLSlotElement): string {
  return slot
    .assignedNodes({ flatten: true })
    .map(({ textContent }) => textContent)
    .join(' ')
}

const readsContent = /^(button|link|tab|option|menuitem|clickable|checkbox|radio|switch|treeitem)/
