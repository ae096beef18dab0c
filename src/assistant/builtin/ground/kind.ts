import type { IndexedElement } from '#protocol'

/** What a visitor can do with an element. */
export type ElementKind = 'link' | 'button' | 'field' | 'select' | 'toggle' | 'radio' | 'file' | 'other'

const kinds: Readonly<Record<string, ElementKind>> = {
  a: 'link',
  link: 'link',
  button: 'button',
  summary: 'button',
  tab: 'button',
  menuitem: 'button',
  menuitemcheckbox: 'toggle',
  menuitemradio: 'radio',
  option: 'button',
  treeitem: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  input: 'field',
  text: 'field',
  textbox: 'field',
  searchbox: 'field',
  textarea: 'field',
  email: 'field',
  tel: 'field',
  url: 'field',
  number: 'field',
  date: 'field',
  time: 'field',
  'datetime-local': 'field',
  month: 'field',
  week: 'field',
  color: 'field',
  range: 'field',
  slider: 'field',
  spinbutton: 'field',
  contenteditable: 'field',
  select: 'select',
  listbox: 'select',
  combobox: 'select',
  checkbox: 'toggle',
  switch: 'toggle',
  radio: 'radio',
  file: 'file',
}

/** The kind of an element by its role, then by the type attribute of an input. */
export function kindOf(element: IndexedElement): ElementKind {
  const byInput = kinds[element.inputType ?? '']
  const kind = kinds[element.type?.toLowerCase() ?? ''] ?? byInput ?? 'other'
  // A combobox that is an input, or has no options, is a text field with suggestions.
  if (element.type === 'combobox' && (byInput === 'field' || !element.options?.length)) return 'field'
  return kind === 'field' && byInput !== undefined ? byInput : kind
}
