/** Whether a parsed value is nested no deeper than `most`. Looks no deeper itself, so that no depth can hurt it. */
export function isShallow(value: unknown, most: number): boolean {
  if (!isContainer(value)) return true
  if (most === 0) return false
  if (Array.isArray(value)) return value.every((item) => !isContainer(item) || isShallow(item, most - 1))
  // No list of the fields is made: every message brings a page of a thousand.
  for (const key in value) {
    const item = value[key]
    if (isContainer(item) && !isShallow(item, most - 1)) return false
  }
  return true
}

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null
}
