import { type IndexedElement, limits } from '#protocol'
import { isCheckable, isEditingHost, isFormField, isSelect, isSubmitButton, kindOf } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { isSecret } from '../dom/secret.ts'
import { cut, oneLine } from '../text.ts'

/** How one element is told to the assistant. */
export interface DescribeOptions {
  readonly marks: Marks
  readonly keepQuery: boolean
  readonly nameOf: (element: Element) => string
  readonly formIndexOf: (element: Element) => number | undefined
}

export function describeElement(element: Element, options: DescribeOptions): Omit<IndexedElement, 'id'> {
  const { marks, keepQuery, nameOf, formIndexOf } = options
  const mark = marks.markOf(element)
  const masked = marks.isMasked(element)
  const secret = isSecret(element)
  const known = {
    type: kindOf(element),
    text: masked ? '' : cut(nameOf(element), limits.labelCharacters),
    ...stateOf(element),
    value: masked || secret ? undefined : valueOf(element),
    options: masked || secret ? undefined : optionsOf(element),
    href: masked ? undefined : hrefOf(element, keepQuery),
    inputType: element.localName === 'input' ? (element as HTMLInputElement).type : undefined,
    autocomplete: element.getAttribute('autocomplete') ?? undefined,
    form: formIndexOf(element),
    submits: isSubmitButton(element) || undefined,
    mark,
    secret: secret || undefined,
  }
  for (const key of Object.keys(known) as (keyof typeof known)[])
    if (known[key] === undefined) delete known[key]
  return known
}

/** What a field holds, as far as it may be told. */
export function valueOf(element: Element): string | undefined {
  if (isCheckable(element)) return undefined
  if (isSelect(element)) return [...element.selectedOptions].map((option) => oneLine(option.label)).join(', ')
  if (isFormField(element)) {
    return element.type === 'file' ? undefined : cut(element.value, limits.valueCharacters)
  }
  if (isEditingHost(element)) return cut((element as HTMLElement).innerText.trim(), limits.valueCharacters)
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined
}

function optionsOf(element: Element): string[] | undefined {
  const options = isSelect(element) ? element.options : (element as HTMLInputElement).list?.options
  if (!options) return undefined
  return [...options]
    .slice(0, limits.optionsPerElement)
    .map((option) => cut(oneLine(option.label || option.value), limits.labelCharacters))
}

function stateOf(
  element: Element,
): Pick<IndexedElement, 'required' | 'checked' | 'disabled' | 'expanded' | 'selected'> {
  return {
    required: isRequired(element) || undefined,
    checked: isChecked(element),
    disabled: isDisabled(element) || undefined,
    expanded: isExpanded(element),
    selected:
      booleanOf(element, 'aria-selected') ?? (element.getAttribute('aria-current') ? true : undefined),
  }
}

export function isRequired(element: Element): boolean {
  return (element as HTMLInputElement).required === true || element.getAttribute('aria-required') === 'true'
}

export function isChecked(element: Element): boolean | undefined {
  if (isCheckable(element)) return element.checked
  return booleanOf(element, 'aria-checked') ?? booleanOf(element, 'aria-pressed')
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null
}

function isExpanded(element: Element): boolean | undefined {
  if (element.localName === 'summary') return (element.parentElement as HTMLDetailsElement | null)?.open
  return booleanOf(element, 'aria-expanded')
}

function booleanOf(element: Element, attribute: string): boolean | undefined {
  const value = element.getAttribute(attribute)
  return value === 'true' ? true : value === 'false' ? false : undefined
}

/** The path of a link; another site's keeps its host. Queries can hold tokens and names. */
function hrefOf(element: Element, keepQuery: boolean): string | undefined {
  const href = (element as HTMLAnchorElement).href
  if (typeof href !== 'string' || href === '' || !/^(a|area)$/.test(element.localName)) return undefined
  return addressOf(href, keepQuery, element.ownerDocument.location.origin)
}

/** An address without what a visitor would not want told. */
export function addressOf(address: string, keepQuery: boolean, ownOrigin?: string): string {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return ''
  }
  if (!/^https?:$/.test(url.protocol))
    return keepQuery || url.protocol !== 'data:'
      ? cut(url.href.split('?')[0] ?? '', limits.urlCharacters)
      : ''
  const path = keepQuery ? url.pathname + url.search + url.hash : url.pathname
  return cut(url.origin === ownOrigin ? path : url.origin + path, limits.urlCharacters)
}
