import type { PageView } from '../view/index.ts'

/** Lines that are told together: a record, or one line. */
export type Unit = readonly [from: number, end: number]

/** A record of more lines is a part of the page, not one thing in it. */
const maxTogether = 40

/** The page cut into what is told together, in its own order. */
export function unitsOf({ lines, records }: PageView): Unit[] {
  const ends = new Map(records.map(({ line }) => [line, lines[line]?.end ?? line + 1]))
  const units: Unit[] = []
  for (let index = 0; index < lines.length;) {
    const end = ends.get(index) ?? index + 1
    const next = end - index > maxTogether ? index + 1 : end
    units.push([index, next])
    index = next
  }
  return units
}
