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
