import { cut } from '#protocol'
import { hrefOf } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { attributeOf, closest, hasAttribute, query } from '../dom/own-members.ts'
import { folded } from '../text.ts'
import { formFacts } from './form-facts.ts'
import { digest } from './hash.ts'
import { thingKind } from './kind.ts'
import { toldWords } from './told.ts'

export interface SealOptions {
  readonly marks: Marks
  readonly nameOf: (element: Element) => string
}

/**
 * A digest of what something to act on is: its kind, all its names, where it leads, its form and its marks, but not
 * what a visitor has written into it. The same element gives the same seal until the page changes its meaning.
 */
export function sealOf(element: Element, { marks, nameOf }: SealOptions): string {
  const form = (element as HTMLInputElement).form ?? closest(element, 'form')
  const { action, method } = form ? formFacts(form, element) : { action: '', method: '' }
  return digest(
    [
      thingKind(element),
      toldWords(nameOf(element)),
      shownWords(element, marks),
      hrefOf(element),
      action,
      method,
      marks.markOf(element),
    ].join('\n'),
  )
}

/** The words on something that is called otherwise by an attribute; empty where they are the same. */
export function shownWords(element: Element, { maskedSelector }: Marks): string {
  if (!hasAttribute(element, 'aria-label') && !hasAttribute(element, 'aria-labelledby')) return ''
  if (!readsContent.test(thingKind(element)) || query(element, maskedSelector)) return ''
  const words = cut(toldWords(element.textContent ?? ''), 80)
  const label = attributeOf(element, 'aria-label')
  return label !== null && folded(label) === folded(words) ? '' : words
}

const readsContent = /^(button|link|tab|option|menuitem|clickable|checkbox|radio|switch|treeitem)/
