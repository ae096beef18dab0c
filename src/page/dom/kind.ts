/** Roles that native elements have by themselves, where names, regions or actions depend on them. */
const roles: Record<string, string> = {
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  footer: 'contentinfo',
  form: 'form',
  header: 'banner',
  img: 'img',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  option: 'option',
  progress: 'progressbar',
  search: 'search',
  section: 'region',
  select: 'combobox',
  summary: 'button',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
}

const inputRoles: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

/** The ARIA role of an element: the first word of `role`, or what the tag means by itself. */
export function roleOf(element: Element): string {
  const { localName } = element
  const explicit = element.getAttribute('role')?.trim().toLowerCase().split(/\s+/)[0]
  if (explicit) return explicit
  if (localName === 'input')
    return inputRoles[typeOf(element)] ?? (element.hasAttribute('list') ? 'combobox' : 'textbox')
  if (element.matches('a[href],area[href]')) return 'link'
  if (/^h[1-6]$/.test(localName)) return 'heading'
  if (isSelect(element) && (element.multiple || element.size > 1)) return 'listbox'
  if (element.matches('img[alt=""]')) return 'presentation'
  return isEditingHost(element) ? 'textbox' : (roles[localName] ?? 'generic')
}

/** What the element is called in a snapshot: its role, or for what ARIA has no word its own kind. */
export function kindOf(element: Element): string {
  const role = roleOf(element)
  if (element.hasAttribute('role')) return role
  if (isSelect(element)) return 'select'
  const type = typeOf(element)
  if (role === 'textbox' && (exactTypes.test(type) || type === 'file')) return type
  return role === 'generic' ? 'clickable' : role
}

/** The type of an input, in small letters; empty for everything else. */
function typeOf(element: Element): string {
  return element.localName === 'input' ? (element as HTMLInputElement).type : ''
}

const exactTypes = /^(date|time|datetime-local|month|week|color|range)$/

/** Inputs whose value is written as text. */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element.localName === 'textarea' || /^(text|search|email|tel|url|number|password)$/.test(typeOf(element))
  )
}

/** Inputs whose value only comes in one exact form, such as a date. */
export function isExactField(element: Element): element is HTMLInputElement {
  return exactTypes.test(typeOf(element))
}

/** The outermost element of an editable region. */
export function isEditingHost(element: Element): boolean {
  const { isContentEditable, parentElement } = element as HTMLElement
  return isContentEditable === true && parentElement?.isContentEditable !== true
}

export function isCheckable(element: Element): element is HTMLInputElement {
  return /^(checkbox|radio)$/.test(typeOf(element))
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select'
}

export function isFormField(element: Element): element is HTMLInputElement {
  return /^(select|textarea|input)$/.test(element.localName) && !isButton(element)
}

export function isButton(element: Element): boolean {
  return element.localName === 'button' || inputRoles[typeOf(element)] === 'button'
}

/** Whether a click on it submits its form. */
export function isSubmitButton(element: Element): boolean {
  const { type, form } = element as HTMLInputElement
  return isButton(element) && form !== null && /^(submit|image)$/.test(type)
}

/** Something that neither its tag nor a role makes a control. */
export function isPlain(element: Element): boolean {
  return (
    !element.hasAttribute('role') &&
    /^(div|span|li|p|td|tr|article|section|i|b|video|audio)$/.test(element.localName)
  )
}
