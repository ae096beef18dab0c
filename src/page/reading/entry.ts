import type { Box } from '../dom/box.ts'
import type { Heading } from './candidate.ts'

/** What shows that one can act on something, the best evidence first. */
export type Why = 'native' | 'role' | 'handler' | 'pointer' | 'guess'

/**
 * An element that means something to the outline: a part of the structure, something to act on, or a box around
 * such. What is inherited was copied from the entry around it.
 */
export interface Entry {
  readonly element: Element
  readonly tag: string
  readonly parent: Entry | undefined
  readonly order: number
  /** The order of the last node in it. */
  end: number
  /** Known where it was cheap: as a candidate or as a box around others. */
  readonly box: Box | undefined
  readonly heading: Heading | undefined
  /** What it is to the structure, in the words of `partOf`. */
  readonly part: string
  readonly why: Why | undefined
  /** Its markup says more of it than a tag. */
  readonly told: boolean
  /** Inherited: lies with all of a part outside the viewport. */
  readonly away: Box | undefined
  /** Inherited: its words stay in the page. */
  readonly masked: boolean
  /** Inherited: the owner has written something about it. */
  readonly marked: boolean
  /** Inherited: not displayed until its row is pointed at. */
  readonly hover: boolean
  /** Inherited: in the main content, beside it, or neither is known. */
  readonly inMain: boolean | undefined
  /** Inherited: the label, legend or caption that it stands in. */
  readonly label: Element | undefined
  /** Inherited: it, or something around it, is out of use. */
  readonly disabled: boolean
  readonly inert: boolean
  /** Inherited: the cell of a table that it stands in. */
  cell: Entry | undefined
  /** Inherited: a hand was found over something around it. */
  readonly hand: boolean
  /** Inherited: the nearest control around it that takes every press on it. */
  control: Entry | undefined
  /** Filled in when all is read: whether it is told as something to act on, and what it belongs to as such. */
  thing: boolean
  owner: Entry | undefined
  /** Something to act on that holds more than a name: what stands in it is told below it, under a title. */
  card: '' | 'words' | 'heading'
  /** Of what may be acted on: the runs of text in it, their characters, and how many others it holds. */
  runs: number
  characters: number
  holds: number
  /** How much stands in it. */
  weight: number
  /** One of several alike. */
  record: boolean
  /** What it is called in an outline, once its state is known. */
  kind: string
}
