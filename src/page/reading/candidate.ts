import type { Entry } from './entry.ts'

/** The last heading before an element, and the one before that. */
export interface Heading {
  readonly element: Element
  readonly before: Heading | undefined
}

/** A run of text and where it stands. */
export interface TextRun {
  readonly node: Text
  /** What it says, asked once: each time would be a call of the browser. */
  readonly text: string
  readonly parent: Element
  readonly entry: Entry
  readonly order: number
  readonly inMain: boolean
  /** White space or a control stands between it and the text before. */
  readonly gap: boolean
  /** In a part of the page that lies out of view. */
  readonly away: boolean
  /** Whether a person can read it, once that was asked. */
  readable: boolean | undefined
}

/** Roles of what can be acted on, as alternatives of a regular expression. */
export const controlRoles =
  'button|checkbox|combobox|link|listbox|menuitem|menuitemcheckbox|menuitemradio|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem'

/** A cell that can be reached or chosen. The others only tell something. */
const pressedCell = '[role=gridcell]:is([tabindex],[aria-selected])'

/** Everything a person can click, fill or open, as far as markup tells. Most elements have no role to compare. */
export const candidateSelector = `a[href],area[href],button,input:not([type=hidden i]),select,textarea,summary,audio[controls],video[controls],[contenteditable]:not([contenteditable=false i]),[onclick],[draggable=true],[tabindex]:not([tabindex^="-"]),${pressedCell},[role]:is(${controlRoles.replace(/\w+/g, '[role=$&]').replace(/\|/g, ',')})`

/** Dialogs and popovers. */
export const dialogSelector = 'dialog[open],[popover],[role=dialog],[role=alertdialog],[aria-modal=true]'
/** What may lie over the page; menus and lists do only where they float. */
export const layerSelector = `${dialogSelector},[role=menu],[role=listbox],[role=tree],[role=grid]`

/** What may open something. */
export const openerSelector =
  'summary,[aria-controls],[popovertarget],[data-bs-target],[data-target],a[href^="#"]'
