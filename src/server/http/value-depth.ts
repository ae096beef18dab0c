/** Whether a parsed value is nested no deeper than `most`. Walks level by level, so that no depth can hurt it. */
export function isShallow(value: unknown, most: number): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= most) return false
    level = level.flatMap((container) => Object.values(container).filter(isContainer))
  }
  return true
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
