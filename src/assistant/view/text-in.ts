import type { ViewLine } from './page-view.ts'

/** What a line says, or else the lines in it. */
export function textIn(line: ViewLine, lines: readonly ViewLine[]): string {
  if (line.text !== '') return line.text
  const inside = lines.slice(line.index + 1, line.end)
  return inside.flatMap(({ text }) => (text === '' ? [] : [text])).join(' ')
}
