import { isCheckable, isSelect } from '../dom/kind.ts'
import { realmOf, sendChange } from './send.ts'

/** A field's state in one string, to be compared and put back; undefined for what is no field. */
export function stateOfField(element: Element): string | undefined {
  if (isCheckable(element)) return String(element.checked)
  if (isSelect(element)) return [...element.selectedOptions].map((option) => option.index).join()
  if (/^(input|textarea)$/.test(element.localName)) return (element as HTMLInputElement).value
  return (element as HTMLElement).isContentEditable ? (element as HTMLElement).innerText : undefined
}

/**
 * Brings a field to a state past the setter a framework may have put on the element, then says so.
 * React only believes an input event whose value it has not written itself.
 */
export async function writeValue(field: Element, state: string): Promise<void> {
  const { HTMLTextAreaElement, HTMLInputElement } = realmOf(field)
  if (isCheckable(field)) {
    if (String(field.checked) !== state) field.click()
    if (String(field.checked) === state) return
    setNatively(HTMLInputElement, 'checked', field, state === 'true')
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
  await sendChange(field)
}

function setNatively(
  { prototype }: { prototype: object },
  property: string,
  field: Element,
  value: unknown,
): void {
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value)
}
