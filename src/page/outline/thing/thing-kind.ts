import { isEditingHost, kindOf } from '../../dom/kind.ts'

/** The outline's word for a role that it has no line for. */
const words: Record<string, string> = {
  alertdialog: 'clickable',
  gridcell: 'cell',
  img: 'clickable',
  meter: 'progress',
  progressbar: 'progress',
  scrollbar: 'slider',
}
const known =
  /^(button|canvas|cell|checkbox|clickable|color|columnheader|combobox|date|datetime-local|draggable|editor|file|link|listbox|menuitem|menuitemcheckbox|menuitemradio|month|option|progress|radio|range|rowheader|searchbox|select|slider|spinbutton|switch|tab|textbox|time|treeitem|week)$/

/** What something to act on is called in an outline. */
export function thingKind(element: Element): string {
  if (isEditingHost(element)) return 'editor'
  const kind = kindOf(element)
  const word = words[kind] ?? kind
  return known.test(word) ? word : 'clickable'
}
