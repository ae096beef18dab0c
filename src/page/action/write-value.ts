import { isCheckable, isSelect } from '../dom/kind.ts'
import { realmOf, sendChange } from './send.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Sets a field's value past the setter a framework may have put on the element, then says so.
 * React only believes an input event whose value it has not written itself.
 */
export async function writeValue(field: Field, value: string): Promise<void> {
  setNatively(field, 'value', value)
  await sendChange(field)
}

export function setNatively(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const realm = realmOf(field)
  const { prototype } = isSelect(field)
    ? realm.HTMLSelectElement
    : field.localName === 'textarea'
      ? realm.HTMLTextAreaElement
      : realm.HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value)
}

/** A field's state in one string, to be compared and put back. */
export function stateOfField(element: Element): string | undefined {
  if (isCheckable(element)) return String(element.checked)
  if (isSelect(element)) return JSON.stringify([...element.selectedOptions].map((option) => option.index))
  if ('value' in element && /^(input|textarea)$/.test(element.localName)) return String(element.value)
  return (element as HTMLElement).isContentEditable ? (element as HTMLElement).innerText : undefined
}
