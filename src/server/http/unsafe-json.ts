/**
 * What is wrong with a parsed value, whatever it is meant to be; undefined: nothing. Looks no deeper than `most`, so
 * that no depth can hurt it.
 */
export function unsafeJson(value: unknown, most: number): string | undefined {
  return isContainer(value) ? find(value, most) : undefined

  function find(container: Record<string, unknown> | unknown[], left: number): string | undefined {
    if (left === 0) return `is nested deeper than ${most} levels`
    if (Array.isArray(container)) return findInList(container, left)
    // No list of the fields is made: every message brings a page of a thousand.
    for (const key in container) {
      const item = container[key]
      if (key === '__proto__') return poisoned
      if (!isContainer(item)) continue
      if (key === 'constructor' && Object.hasOwn(item, 'prototype')) return poisoned
      const danger = find(item, left - 1)
      if (danger) return danger
    }
    return undefined
  }

  function findInList(items: readonly unknown[], left: number): string | undefined {
    for (const item of items) {
      const danger = isContainer(item) ? find(item, left - 1) : undefined
      if (danger) return danger
    }
    return undefined
  }
}

/** Copied field by field, it would change what every object is. */
const poisoned = 'has a field that no object may have'

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null
}
