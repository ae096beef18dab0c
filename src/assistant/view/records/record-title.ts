import { amountsIn } from '../facts/amounts.ts'
import { isCell } from '../heads.ts'
import type { Thing, ViewLine } from '../page-view.ts'
import { isHeading } from '../view-lines.ts'

/** What a record is called: what it says of itself, its heading, the head of its row, its link, its first words. */
export function recordTitle([self, ...own]: readonly ViewLine[], things: readonly Thing[]): string {
  const firstOf = (fits: (line: ViewLine) => boolean) => own.find((line) => line.text !== '' && fits(line))
  return (
    self?.text ||
    firstOf((line) => isHeading(line) && isName(line.text))?.text ||
    firstOf(({ kind }) => kind === 'rowheader')?.text ||
    leadingLink(own) ||
    firstCell(own) ||
    things.find(({ kind, name }) => kind === 'link' && isName(name))?.name ||
    firstOf(({ kind, text }) => kind !== 'button' && kind !== 'columnheader' && isName(text))?.text ||
    things.find(({ name }) => isName(name))?.name ||
    // What holds a whole table has no words of its own but those above it.
    (self?.path.at(-1) ?? '')
  )
}

/** A price or a sign names nothing. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && amountsIn(text)[0]?.text !== text
}

/** A cell that is nothing but a link stands for itself. */
function leadingLink(own: readonly ViewLine[]): string {
  const first = own.find(({ text }) => text !== '')
  return first?.kind === 'link' && own.some(isCell) && isName(first.text) ? first.text : ''
}

/** A row is known by its first cell, whatever links the others hold. */
function firstCell(own: readonly ViewLine[]): string {
  const cells = own.filter((line) => isCell(line) && line.kind !== 'columnheader')
  const texts = cells.map((cell) =>
    own.flatMap(({ index, text }) => (index >= cell.index && index < cell.end && text !== '' ? [text] : [])),
  )
  // A sign alone, as a folder, stands before the name.
  return texts.find((words) => /[\p{L}\p{N}]/u.test(words.join('')))?.join(' ') ?? ''
}
