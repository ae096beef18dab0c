import { isPlain, roleOf } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { attributeOf, hasAttributes } from '../dom/own-members.ts'
import { oneLine } from '../text.ts'
import { nameOf } from './name.ts'

/** What an element is called; a look at the page knows cheaply where CSS puts words. */
export type NameOf = (element: Element, isGenerating?: (element: Element) => boolean) => string

/** Names as they are told: something clickable without a role is called by what is written on it. */
export function createNaming({ isMasked }: Marks): NameOf {
  return (element, isGenerating) =>
    (isGenerating && plainWords(element, isGenerating)) ??
    nameOf(element, { isMasked, force: isPlain(element), ...(isGenerating && { isGenerating }) })
}

/** Most names are nothing but the words inside: then the whole computation is spared. */
function plainWords(element: Element, isGenerating: (element: Element) => boolean): string | undefined {
  if (element.firstElementChild || !/^(a|button|h[1-6]|summary|td|th)$/.test(element.localName))
    return undefined
  if (hasAttributes(element) && named.some((name) => attributeOf(element, name) !== null)) return undefined
  if (element.shadowRoot || isGenerating(element) || roleOf(element) === 'generic') return undefined
  return oneLine(element.textContent ?? '') || undefined
}

const named = ['aria-label', 'aria-labelledby', 'aria-owns', 'role', 'data-pagehand']
