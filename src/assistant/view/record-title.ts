import { amountsIn } from './facts/amounts.ts'
import { isCell } from './heads.ts'
import type { Thing, ViewLine } from './page-view.ts'
import { isHeading } from './view-lines.ts'

/** What a record is called: what it says of itself, its heading, the head of its row, its link, its first words. */
export function recordTitle([self, ...own]: readonly ViewLine[], things: readonly Thing[]): string {
  const lineOf = (kind: string) => own.find((line) => line.kind === kind && line.text !== '')?.text
  return (
    self?.text ||
    own.find((line) => isHeading(line) && line.text !== '')?.text ||
    lineOf('rowheader') ||
    firstCell(own) ||
    things.find(({ kind, name }) => kind === 'link' && isName(name))?.name ||
    own.find(({ id, text }) => id === 0 && isName(text))?.text ||
    things.find(({ name }) => isName(name))?.name ||
    lineOf('picture') ||
    ''
  )
}

/** A price or a sign names nothing. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && amountsIn(text)[0]?.text !== text
}

/** A row is known by its first cell, whatever links the others hold. */
function firstCell(own: readonly ViewLine[]): string {
  const cells = own.filter(isCell)
  const texts = cells.map((cell) =>
    own.flatMap(({ index, text }) => (index >= cell.index && index < cell.end && text !== '' ? [text] : [])),
  )
  return texts.find((words) => words.length > 0)?.join(' ') ?? ''
}
