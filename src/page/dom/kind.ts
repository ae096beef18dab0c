import { attributeOf, hasAttribute, tagOf } from './own-members.ts'

/** Roles that native elements have by themselves, where names, regions or actions depend on them. */
const roles: Record<string, string> = {
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'banner',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  option: 'option',
  progress: 'progressbar',
  search: 'search',
  section: 'region',
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

/** Roles that depend on more than the tag. */
const rolesByState: Record<string, (element: Element) => string> = {
  a: (element) => (hasAttribute(element, 'href') ? 'link' : 'generic'),
  area: (element) => (hasAttribute(element, 'href') ? 'link' : 'generic'),
  img: (element) => (attributeOf(element, 'alt') === '' ? 'presentation' : 'img'),
  input: (element) => inputRoles[typeOf(element)] ?? (hasAttribute(element, 'list') ? 'combobox' : 'textbox'),
  select: (element) =>
    (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1
      ? 'listbox'
      : 'combobox',
}

/** The ARIA role of an element: the first word of `role`, or what the tag means by itself. */
export function roleOf(element: Element): string {
  const localName = tagOf(element)
  const explicit = attributeOf(element, 'role')
  if (explicit) return explicit.trim().toLowerCase().split(/\s+/)[0] ?? ''
  return (
    roles[localName] ?? rolesByState[localName]?.(element) ?? (isEditingHost(element) ? 'textbox' : 'generic')
  )
}

/** What the element is called in a snapshot: its role, or for what ARIA has no word its own kind. */
export function kindOf(element: Element): string {
  const role = roleOf(element)
  if (hasAttribute(element, 'role')) return role
  if (isSelect(element)) return 'select'
  const type = typeOf(element)
  if (role === 'textbox' && (exactTypes.test(type) || type === 'file')) return type
  return role === 'generic' ? 'clickable' : role
}

/** The type of an input, in small letters; empty for everything else. */
export function typeOf(element: Element): string {
  return element.localName === 'input' ? (element as HTMLInputElement).type : ''
}

const exactTypes = /^(date|time|datetime-local|month|week|color|range)$/

/** Inputs whose value only comes in one exact form, such as a date. */
export function isExactField(element: Element): element is HTMLInputElement {
  return exactTypes.test(typeOf(element))
}

/** The outermost element of an editable region. */
export function isEditingHost(element: Element): boolean {
  if (!hasAttribute(element, 'contenteditable')) return false
  const { isContentEditable, parentElement } = element as HTMLElement
  return isContentEditable && parentElement?.isContentEditable !== true
}

export function isCheckable(element: Element): element is HTMLInputElement {
  const type = typeOf(element)
  return type === 'checkbox' || type === 'radio'
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select'
}

export function isFormField(element: Element): element is HTMLInputElement {
  const { localName } = element
  return localName === 'input' ? !isButton(element) : localName === 'select' || localName === 'textarea'
}

export function isButton(element: Element): boolean {
  return element.localName === 'button' || inputRoles[typeOf(element)] === 'button'
}

/** Whether a click on it submits its form. */
export function isSubmitButton(element: Element): boolean {
  if (!isButton(element)) return false
  const { type, form } = element as HTMLInputElement
  return form !== null && /^(submit|image)$/.test(type)
}

/** Where a link leads; in SVG its `href` is no string. Empty for what is no link. */
export function hrefOf(element: Element): string {
  const { href } = element as HTMLAnchorElement | SVGAElement
  if (typeof href !== 'object') return href ?? ''
  const { baseURI } = element
  return URL.canParse(href.baseVal, baseURI) ? new URL(href.baseVal, baseURI).href : ''
}

/** Something that neither its tag nor a role makes a control. */
export function isPlain(element: Element): boolean {
  return (
    !hasAttribute(element, 'role') &&
    /^(div|span|li|p|td|tr|article|section|i|b|video|audio)$/.test(element.localName)
  )
}
