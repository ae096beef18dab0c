import type { PageContext } from '#protocol'

/** What the page shows, line by line. A row of a table counts as its cells: each may be a name, a value or a heading. */
export function linesOf({ visibleText = '' }: PageContext): string[] {
  return visibleText.split(/\n+| \| /).map((line) => line.replace(/\s+/g, ' ').trim())
}
