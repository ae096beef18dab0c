import { hash } from 'node:crypto'

/** A short name for a value: equal values have the same, different ones in practice never. */
export function digest(value: unknown): string {
  // In one call: a look at a page names each of its parts, and an object for each would cost as much again.
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22)
}
