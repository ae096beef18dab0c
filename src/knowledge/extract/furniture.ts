/** A line counts as furniture beyond this share of the pages, and only where there are a few. */
const share = 0.3
const leastPages = 4

/** Finds lines that stand on so many pages that they say nothing about any of them. */
export function findFurniture(pages: Iterable<readonly string[]>): string[] {
  const counts = new Map<string, number>()
  let all = 0
  for (const lines of pages) {
    all += 1
    for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  if (all < leastPages) return []
  return [...counts]
    .filter(([, count]) => count > Math.max(leastPages - 1, all * share))
    .map(([line]) => line)
}

/** How a line is listed: where a page begins it may say what elsewhere, on page after page, it only repeats. */
export function listedLine(line: string, headings: readonly string[]): string {
  return headings.length <= maxOpeningHeadings ? line : `${anywhere}${line}`
}

/** The lines of a passage as they are counted: each stands somewhere, and some where the page begins. */
export function countedLines(text: string, headings: readonly string[]): string[] {
  const lines = text.split('\n')
  const listed = lines.map((line) => `${anywhere}${line}`)
  return headings.length <= maxOpeningHeadings ? [...lines, ...listed] : listed
}
const anywhere = '> '
const maxOpeningHeadings = 1
