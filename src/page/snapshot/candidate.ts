import type { Box } from '../dom/box.ts'

/** The last heading before an element, and the one before that. */
export interface Heading {
  readonly element: Element
  readonly before: Heading | undefined
}

/** Something that may be worth telling of. What is costly to know of it is found out only if it gets that far. */
export interface Candidate {
  readonly element: Element
  readonly order: number
  readonly box: Box
  readonly heading: Heading | undefined
  /** Found by its pointer alone: it has neither role nor focus. */
  readonly byPointer: boolean
}

/** A run of text and where it stands. */
export interface TextRun {
  readonly node: Text
  readonly parent: Element
  readonly order: number
  readonly inMain: boolean
  /** White space or a control stands between it and the text before. */
  readonly gap: boolean
  /** In a part of the page that lies out of view. */
  readonly away: boolean
}

const roles =
  'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem'

/** Everything a person can click, fill or open, as far as markup tells. Most elements have no role to compare. */
export const candidateSelector = `a[href],area[href],button,input:not([type=hidden i]),select,textarea,summary,audio[controls],video[controls],[contenteditable]:not([contenteditable=false i]),[onclick],[draggable=true],[tabindex]:not([tabindex^="-"]),[role]:is(${roles.replace(/(\w+) ?/g, ',[role=$1]').slice(1)})`
