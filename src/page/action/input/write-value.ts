import { isCheckable, isSelect } from '../../dom/kind.ts'
import { radioGroup } from '../../dom/radio-group.ts'
import { realmOf, sendChange } from './send.ts'

/** A field's state in one string, to be compared and put back; undefined for what is no field. */
export function stateOfField(element: Element): string | undefined {
  if (isCheckable(element)) return String(radioGroup(element).findIndex((input) => input.checked))
  if (isSelect(element)) return [...element.selectedOptions].map((option) => option.index).join()
  if (/^(input|textarea)$/.test(element.localName)) return (element as HTMLInputElement).value
  return (element as HTMLElement).isContentEditable ? (element as HTMLElement).innerText : undefined
}

/**
 * Brings a field to a state past the setter a framework may have put on the element, then says so.
 * React only believes an input event whose value it has not written itself.
 */
export function writeValue(field: Element, state: string): void {
  const { HTMLTextAreaElement, HTMLInputElement } = realmOf(field)
  if (isCheckable(field)) {
    // A radio button is let go by choosing the one before it: of its own it never goes out.
    const group = radioGroup(field)
    const wanted = group[Number(state)]
    const turned = wanted ?? group.find((input) => input.checked) ?? field
    if (stateOfField(field) !== state) turned.click()
    if (stateOfField(field) === state) return
    setNatively(HTMLInputElement, 'checked', turned, wanted !== undefined)
    sendChange(turned)
    return
  } else if (isSelect(field)) {
    const chosen = state.split(',')
    for (const option of field.options) option.selected = chosen.includes(String(option.index))
  } else {
    setNatively(
      field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement,
      'value',
      field,
      state,
    )
  }
  sendChange(field)
}

function setNatively(
  { prototype }: { prototype: object },
  property: string,
  field: Element,
  value: unknown,
): void {
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value)
}
