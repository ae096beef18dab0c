import type { KindTraits, LineState, Outline, PageContext } from '#protocol'
import type { Amount, Measure, Moment } from './facts/fact.ts'
import type { Purpose } from './forms/purpose.ts'

/**
 * The one reading of a page, for policy, prompt and engines. It is plain data: things, forms and records point
 * at each other by their index, lines by their place in `lines`.
 */
export interface PageView {
  readonly page: PageContext
  /** Notices, how far the page goes on, whether it is at rest. Its lines are better read from `lines`. */
  readonly outline: Outline
  /** The outline's lines, then those of elements that only `indexedElements` knows. */
  readonly lines: readonly ViewLine[]
  /** Everything that can be acted on, in page order. */
  readonly things: readonly Thing[]
  /** The thing with this id. Ids of the outline and of `indexedElements` are one space. */
  thing(id: number): Thing | undefined
  /** The page's forms under the index it gave them, then those that only their look implies. */
  readonly forms: readonly Form[]
  /** What repeats: cards, rows of a table, items of a list. */
  readonly records: readonly PageRecord[]
  /** What can be read, sentence by sentence. */
  readonly passages: readonly PagePassage[]
}

/** A line of the outline with its place among the others. */
export interface ViewLine {
  readonly index: number
  readonly depth: number
  /** 0: nothing to act on. */
  readonly id: number
  readonly kind: string
  readonly text: string
  readonly state: LineState
  /** Index of the line it stands in; -1: in the page itself. */
  readonly parent: number
  /** Index after the last line that stands in it. */
  readonly end: number
  /** Titles of the parts around it and headings above it, the outermost first. */
  readonly path: readonly string[]
  /** Kinds of the parts around it, the outermost first: `main`, `region`, `record`… */
  readonly within: readonly string[]
}

/** Something that can be acted on. */
export interface Thing {
  readonly id: number
  /** A word of `outlineKinds`, or one that we do not know. */
  readonly kind: string
  /** What one does with it; undefined for what is only read and for a file chooser. */
  readonly use: KindTraits['use']
  /** What it is called: its text, or else the best of its other names. Empty when it has none. */
  readonly name: string
  /** Every name it answers to, each once: text, visible words, hint, placeholder, label and name in its form. */
  readonly names: readonly string[]
  readonly state: LineState
  /** Index into `lines`. */
  readonly line: number
  readonly path: readonly string[]
  readonly within: readonly string[]
  /** Heads of its row and its column, where it stands in a table. */
  readonly row: string | undefined
  readonly column: string | undefined
  /** Index into `forms`. */
  readonly form: number | undefined
  /** Index into `records` of the innermost record around it, or of the one that it is. */
  readonly record: number | undefined
}

/** Fields that are handed over together. */
export interface Form {
  /** Its index in `forms`. */
  readonly index: number
  readonly name: string
  /** Whether the page says that it is a form. Otherwise it is fields followed by a button. */
  readonly declared: boolean
  /** Submitting it changes nothing that matters. */
  readonly search: boolean
  readonly method: string | undefined
  readonly action: string | undefined
  readonly fields: readonly Field[]
  /** What sends it. */
  readonly submits: readonly Thing[]
}

/** A question of a form. Radio buttons that answer the same question are one field. */
export interface Field {
  /** The control; of radio buttons the chosen one, or the first. */
  readonly thing: Thing
  /** The radio buttons of the question; empty for every other field. */
  readonly choices: readonly Thing[]
  readonly label: string
  readonly purpose: Purpose | undefined
  /** What it holds. Empty: nothing. Undefined: the page does not tell, or it is nobody's business. */
  readonly value: string | undefined
  /** Of something to tick; undefined for every other field. */
  readonly checked: boolean | undefined
  readonly required: boolean
  /** Whether it must be filled in and is empty for sure. */
  readonly missing: boolean
  /** The page's own words of what is wrong with it. */
  readonly invalid: string | undefined
  readonly secret: boolean
}

/** One of several things alike, with its parts. What stands in a record inside it belongs to that one. */
export interface PageRecord {
  /** Its index in `records`. */
  readonly index: number
  /** Index into `lines`. */
  readonly line: number
  readonly kind: 'record' | 'row' | 'item'
  /** Line of what holds it and those alike, -1 for the page: records of one group can be counted and compared. */
  readonly group: number
  /** From 1, among those of its group. */
  readonly position: number
  /** Index of the record that it stands in. */
  readonly inside: number | undefined
  readonly title: string
  readonly path: readonly string[]
  /** Everything it says, part by part, with the head of its column. */
  readonly parts: readonly RecordPart[]
  readonly amounts: readonly Amount[]
  /** Numbers that are neither amounts of money nor parts of dates. */
  readonly measures: readonly Measure[]
  readonly moments: readonly Moment[]
  readonly states: RecordStates
  readonly things: readonly Thing[]
  readonly links: readonly Thing[]
}

export interface RecordPart {
  readonly line: number
  readonly kind: string
  readonly text: string
  /** Head of the column it stands under. */
  readonly head: string | undefined
  readonly struck: boolean
}

/** How a record stands, as far as one of its parts says so. Undefined: none does. */
export interface RecordStates {
  readonly checked: boolean | 'mixed' | undefined
  readonly pressed: boolean | undefined
  readonly selected: boolean | undefined
  readonly current: boolean | undefined
  readonly expanded: boolean | undefined
  readonly struck: boolean | undefined
  readonly disabled: boolean | undefined
}

/** A sentence, or what is read like one. */
export interface PagePassage {
  readonly text: string
  /** Index into `lines`. */
  readonly line: number
  readonly kind: string
  readonly path: readonly string[]
  readonly record: number | undefined
  readonly row: string | undefined
  readonly column: string | undefined
  /** The thing that must be opened before this can be seen; undefined for what is in sight. */
  readonly behind: Thing | undefined
}
