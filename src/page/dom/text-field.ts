import { typeOf } from './kind.ts'

/** Inputs whose value is written as text. */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element.localName === 'textarea' || /^(text|search|email|tel|url|number|password)$/.test(typeOf(element))
  )
}
