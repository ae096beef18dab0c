import { limits, type Line, type PageContext, type StepResult } from '#protocol'

/** As many lines as results may add between two outlines. */
const maxLines = limits.linesPerResult * 5

/** What results tell of the page: what was found, read or waited for. */
export function linesOf(results: readonly StepResult[]): Line[] {
  return results.flatMap(({ lines = [] }) => lines)
}

/**
 * A page with lines that were found on it: a new object, since what is known of a page is remembered by it. They stay
 * until the page is described again. What the outline tells already is not added a second time.
 */
export function withFound(page: PageContext, lines: readonly Line[]): PageContext {
  const { outline } = page
  if (!outline || lines.length === 0) return page
  const told = [...outline.lines, ...(outline.found ?? [])]
  const ids = new Set(told.map(([, id]) => id))
  const texts = new Set(told.map(([, , , text]) => text))
  const isKnown = ([, id, , text]: Line) => (id > 0 ? ids.has(id) : text === '' || texts.has(text))
  const added = partsOf(lines).filter((part) => !part.every(isKnown))
  const found = [...(outline.found ?? []), ...added.flat()].slice(-maxLines)
  return { ...page, outline: { ...outline, found } }
}

/** Lines by the outermost part that they stand in. */
function partsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line[0] > 0 && last) last.push(line)
    else parts.push([line])
  }
  return parts
}
