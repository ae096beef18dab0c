/** Roles that native elements have by themselves, as far as the assistant can act on them or name a region by them. */
const implicitRoles: Record<string, string> = {
  a: 'link',
  area: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  datalist: 'listbox',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'banner',
  hr: 'separator',
  iframe: 'frame',
  img: 'img',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  search: 'search',
  section: 'region',
  select: 'combobox',
  summary: 'button',
  svg: 'img',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
}

const inputRoles: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  email: 'textbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
}

/** The ARIA role of an element: the first known word of `role`, or what the tag means by itself. */
export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')?.trim().toLowerCase().split(/\s+/)[0]
  if (explicit) return explicit
  const tag = element.localName
  if (tag === 'input') return inputRole(element as HTMLInputElement)
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : 'generic'
  if (tag === 'select' && isListbox(element as HTMLSelectElement)) return 'listbox'
  if (tag === 'img' && element.getAttribute('alt') === '') return 'presentation'
  return implicitRoles[tag] ?? 'generic'
}

/** What the element is called in a snapshot: its role, or for what ARIA has no word its own kind. */
export function kindOf(element: Element): string {
  const tag = element.localName
  if (element.hasAttribute('role')) return roleOf(element)
  if (tag === 'select') return 'select'
  if (tag === 'input') {
    const { type } = element as HTMLInputElement
    return element.hasAttribute('list')
      ? 'combobox'
      : (inputRoles[type] ?? (type === 'password' ? 'textbox' : type))
  }
  if (isEditingHost(element)) return 'textbox'
  const role = roleOf(element)
  return role === 'generic' ? 'clickable' : role
}

/** Inputs whose value is written as text. */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element.localName === 'textarea') return true
  return element.localName === 'input' && textTypes.has((element as HTMLInputElement).type)
}

/** Inputs whose value only comes in one exact form, such as a date. */
export function isExactField(element: Element): element is HTMLInputElement {
  return element.localName === 'input' && exactTypes.has((element as HTMLInputElement).type)
}

/** The outermost element of an editable region. */
export function isEditingHost(element: Element): boolean {
  const html = element as HTMLElement
  return html.isContentEditable === true && !(html.parentElement?.isContentEditable ?? false)
}

export function isCheckable(element: Element): element is HTMLInputElement {
  return element.localName === 'input' && /^(checkbox|radio)$/.test((element as HTMLInputElement).type)
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select'
}

export function isFormField(element: Element): element is HTMLInputElement {
  return (
    /^(select|textarea)$/.test(element.localName) || (element.localName === 'input' && !isButton(element))
  )
}

export function isButton(element: Element): boolean {
  if (element.localName === 'button') return true
  return (
    element.localName === 'input' && /^(button|submit|reset|image)$/.test((element as HTMLInputElement).type)
  )
}

/** Whether a click on it submits its form. */
export function isSubmitButton(element: Element): boolean {
  if (!isButton(element)) return false
  const { type, form } = element as HTMLInputElement
  return form !== null && (type === 'submit' || type === 'image')
}

const textTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password'])
const exactTypes = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range'])

function inputRole(input: HTMLInputElement): string {
  const role = inputRoles[input.type] ?? 'textbox'
  return /^(textbox|searchbox)$/.test(role) && input.hasAttribute('list') ? 'combobox' : role
}

function isListbox(select: HTMLSelectElement): boolean {
  return select.multiple || select.size > 1
}
