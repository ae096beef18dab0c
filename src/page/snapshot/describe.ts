import { cut, type IndexedElement, limits } from '#protocol'
import {
  isCheckable,
  isEditingHost,
  isFormField,
  hrefOf,
  isSelect,
  isSubmitButton,
  kindOf,
} from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { cutLabel, oneLine } from '../text.ts'
import type { Finalist } from './finalists.ts'
import { attributeOf, closest, hasAttribute, matches } from '../dom/own-members.ts'

export interface DescribeOptions {
  readonly id: number
  readonly parent: string
  readonly marks: Marks
  readonly keepQuery: boolean
  readonly forms: readonly HTMLFormElement[]
}

/** How one element is told to the assistant. */
export function describeElement(
  { element, name, inView }: Finalist,
  options: DescribeOptions,
): IndexedElement {
  const { id, parent, marks, keepQuery, forms } = options
  const secret = marks.isSecret(element)
  const mark = marks.markOf(element)
  const masked = mark !== undefined && marks.isMasked(element)
  const quiet = masked || secret
  const { form, type } = element as HTMLInputElement
  const href = hrefOf(element)
  const formIndex = forms.indexOf(form ?? (closest(element, 'form') as HTMLFormElement))
  const known: IndexedElement = {
    id,
    type: kindOf(element),
    text: masked ? '' : cutLabel(name),
    parent: masked || !parent ? undefined : cutLabel(parent),
    required: isRequired(element) || undefined,
    checked: isChecked(element),
    disabled: isDisabled(element) || undefined,
    expanded:
      element.localName === 'summary' ? matches(element, '[open] > *') : flag(element, 'aria-expanded'),
    selected: flag(element, 'aria-selected') ?? (hasAttribute(element, 'aria-current') || undefined),
    value: quiet ? undefined : valueOf(element),
    options: quiet ? undefined : optionsOf(element),
    href: masked || !href ? undefined : addressOf(href, keepQuery, element.ownerDocument.location.origin),
    inView,
    inputType: element.localName === 'input' ? type : undefined,
    autocomplete: attributeOf(element, 'autocomplete') ?? undefined,
    form: formIndex < 0 ? undefined : formIndex,
    submits: isSubmitButton(element) || undefined,
    mark,
    secret: secret || undefined,
  }
  return JSON.parse(JSON.stringify(known)) as IndexedElement
}

/** What a field holds, as far as it may be told. */
export function valueOf(element: Element): string | undefined {
  if (isCheckable(element) || (element as HTMLInputElement).type === 'file') return undefined
  if (isSelect(element)) return [...element.selectedOptions].map((option) => oneLine(option.label)).join(', ')
  if (isFormField(element)) return cut(element.value, limits.valueCharacters)
  if (isEditingHost(element)) return cut((element as HTMLElement).innerText.trim(), limits.valueCharacters)
  return attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow') ?? undefined
}

function optionsOf(element: Element): string[] | undefined {
  const options = isSelect(element) ? element.options : (element as HTMLInputElement).list?.options
  return (
    options &&
    [...options]
      .slice(0, limits.optionsPerElement)
      .map(({ label, value }) => cutLabel(oneLine(label || value)))
  )
}

export function isRequired(element: Element): boolean {
  return (element as HTMLInputElement).required === true || attributeOf(element, 'aria-required') === 'true'
}

export function isChecked(element: Element): boolean | undefined {
  if (isCheckable(element)) return element.checked
  return flag(element, 'aria-checked') ?? flag(element, 'aria-pressed')
}

export function isDisabled(element: Element): boolean {
  return matches(element, ':disabled,[aria-disabled=true],[aria-disabled=true] *')
}

function flag(element: Element, attribute: string): boolean | undefined {
  const value = attributeOf(element, attribute)
  return value === 'true' || (/^(false|mixed)$/.test(value ?? '') ? false : undefined)
}

/** An address without query and fragment, which can hold tokens and names; on the own site only its path. */
export function addressOf(address: string, keepQuery: boolean, ownOrigin?: string): string | undefined {
  // Broken addresses lead nowhere, and scripts and data are none.
  if (/^(javascript|data):/.test(address) || !URL.canParse(address)) return undefined
  const { origin, protocol, pathname, search, hash } = new URL(address)
  const start = protocol.startsWith('http') ? (origin === ownOrigin ? '' : origin) : protocol
  return cut(start + pathname + (keepQuery ? search + hash : ''), limits.urlCharacters)
}
