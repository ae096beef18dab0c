import { type IndexedElement, limits, type LineState } from '#protocol'
import { isCheckable, isEditingHost, isFormField, isSelect, kindOf } from '../dom/kind.ts'
import { attributeOf, matches } from '../dom/own-members.ts'
import { withoutGlyphs } from '../outline/without-glyphs.ts'
import { cutLabel, cutWhole, oneLine } from '../text.ts'
import type { Finalist } from './finalists.ts'

/** How one element is told to the assistant by the older list, out of its state in the outline. */
export function describeElement(
  { element, entry, name, inView }: Finalist,
  state: LineState,
  { id, parent }: { id: number; parent: string },
): IndexedElement {
  const { checked, pressed, current, selected, value, secret } = state
  const { required, disabled, expanded, options, href, inputType, autocomplete, form, submits, mark } = state
  const { masked } = entry
  const told: IndexedElement = {
    id,
    type: kindOf(element),
    text: masked ? '' : cutLabel(withoutGlyphs(name)),
    parent: masked || !parent ? undefined : cutLabel(parent),
    required,
    checked: checked === undefined ? pressed : checked === true,
    disabled,
    expanded,
    selected: selected ?? current,
    // Of a field that is empty it is told that it is.
    value: value ?? (masked || secret || !isWritten(element) ? undefined : ''),
    options,
    href: href?.replace(/[?#].*/, ''),
    inView,
    inputType,
    autocomplete,
    form,
    submits,
    mark,
    secret,
  }
  for (const key of Object.keys(told) as (keyof IndexedElement)[])
    if (told[key] === undefined) delete told[key]
  return told
}

function isWritten(element: Element): boolean {
  return isEditingHost(element) || (isFormField(element) && !/^(checkbox|radio|file)$/.test(element.type))
}

/** What a field holds, as far as it may be told. */
export function valueOf(element: Element): string | undefined {
  if (isCheckable(element) || (element as HTMLInputElement).type === 'file') return undefined
  if (isSelect(element)) return [...element.selectedOptions].map((option) => oneLine(option.label)).join(', ')
  if (isFormField(element)) return cutWhole(element.value, limits.valueCharacters)
  if (isEditingHost(element))
    return cutWhole((element as HTMLElement).innerText.trim(), limits.valueCharacters)
  return attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow') ?? undefined
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
