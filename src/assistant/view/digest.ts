import { createHash } from 'node:crypto'

/** A short name for a value: equal values have the same, different ones in practice never. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
