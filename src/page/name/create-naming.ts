import { roleOf } from '../dom/kind.ts'
import type { Marks } from '../privacy/marks.ts'
import { attributeOf, contains, matches } from '../dom/own-members.ts'
import { oneLine } from '../text.ts'
import { choosers, isLabel, isUnlabelled, wordsBeside } from '../words/beside.ts'
import { elementsNamedBy } from './elements-named-by.ts'
import { nameOf } from './name.ts'

/** What a look at the page knows, and wants to know. */
export interface LookForNames {
  /** Whether CSS puts words before or after an element. */
  readonly isGenerating: (element: Element) => boolean
  /** Told of words that stand beside a field and are its name. */
  readonly onBeside: (node: Node, field: Element) => void
}

export type NameOf = (element: Element, naming?: LookForNames) => string

/**
 * Names as they are told: something clickable without a role, or that is only an item of a list, is called by what is
 * written on it, a field without a label by the words beside it.
 */
export function createNaming({ isMasked }: Marks): NameOf {
  return (element, naming) => {
    const label = labelAlone(element)
    const name = nameOf(label ?? element, {
      isMasked,
      force: label !== undefined || /^(generic|listitem)$/.test(roleOf(element)),
      ...naming,
    })
    if (!isUnlabelled(element)) return name
    const own = name.replace(/[\s:*]+$/, '')
    const isDoubtful = own !== '' && (isPlaceholder(element, name) || isOwnValue(element))
    if (own !== '' && !isDoubtful && !states.test(own)) return own
    const beside = wordsBeside(element, isMasked, isDoubtful ? isLabel : undefined)
    // A heading names what follows it, and stays a heading.
    if (beside && !/^H\d/.test(beside.node.nodeName)) naming?.onBeside(beside.node, element)
    return beside?.text ?? own
  }
}

/** Whether what is called a name is only what stands in the field as long as nothing else does. */
function isPlaceholder(element: Element, name: string): boolean {
  if (matches(element, choosers)) return true
  const told = attributeOf(element, 'placeholder')
  return told !== null && oneLine(told) === name && !attributeOf(element, 'aria-label')
}

/** Whether a drop-down is called by nothing but what it shows. */
function isOwnValue(element: Element): boolean {
  const names = matches(element, '[role=combobox]') ? elementsNamedBy(element, 'aria-labelledby') : []
  return names.length > 0 && names.every((each) => each !== element && contains(element, each))
}

/** What stands on a switch instead of a name. */
const states =
  /^(on|off|yes|no|an|aus|ein|ja|nein|oui|non|sí|si|sim|não|aan|uit|tak|nie|açık|kapalı|はい|いいえ|开|关)$/i

/** The label of a drop-down that is called by its label and by what it shows: only the first is its name. */
function labelAlone(element: Element): Element | undefined {
  const ids = attributeOf(element, 'aria-labelledby')
  if (!ids || !element.id || !matches(element, '[role=combobox],[aria-haspopup]')) return undefined
  const [first, ...more] = elementsNamedBy(element, 'aria-labelledby')
  return first !== element && more.length === 1 && more[0] === element ? first : undefined
}

/** Most names are nothing but the words inside: then the whole computation is spared. */
export function plainWords(
  element: Element,
  isGenerating: (element: Element) => boolean,
): string | undefined {
  if (element.firstElementChild || !matches(element, plain)) return undefined
  if (element.shadowRoot || isGenerating(element)) return undefined
  return oneLine(element.textContent ?? '') || undefined
}

const plain =
  ':is(a[href],button,h1,h2,h3,h4,h5,h6,summary,td,th):not([aria-label],[aria-labelledby],[aria-owns],[role],[data-pagehand])'
