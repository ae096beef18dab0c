import { limits } from '#protocol'
import { cutWhole, oneLine } from '../text.ts'
import { isCheckable, isEditingHost, isFormField, isSelect } from '../dom/kind.ts'
import { attributeOf, matches } from '../dom/own-members.ts'

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
