import { randomBytes } from 'node:crypto'
import type { Sealer } from '../identity/sealer.ts'

const purpose = 'connection-id'
const between = '~'

/** Ids of connections that say, to nodes only, where the connection lives. */
export interface ConnectionIds {
  next(): string
  isOurs(id: string): boolean
  /** The address of the node that made it; undefined: none of ours did. */
  homeOf(id: string): string | undefined
}

/**
 * The address travels sealed inside the id: no node needs to look another one up, a visitor can neither read it nor
 * point us anywhere else, and an id of an earlier start is told from one of this start.
 */
export function createConnectionIds(
  address: () => string,
  sealer: Pick<Sealer, 'seal' | 'open'>,
): ConnectionIds {
  let home: string | undefined
  const ours = () => (home ??= sealer.seal(address(), purpose))
  const known = new Map<string, string | undefined>()

  function open(sealed: string): string | undefined {
    try {
      return sealer.open(sealed, purpose)
    } catch {
      return undefined
    }
  }

  return {
    next: () => `${ours()}${between}${randomBytes(15).toString('base64url')}`,
    isOurs: (id) => id.startsWith(ours()),
    homeOf(id) {
      const [sealed = '', rest] = id.split(between)
      if (rest === undefined) return undefined
      if (known.size > 1_000) known.clear()
      if (!known.has(sealed)) known.set(sealed, open(sealed))
      return known.get(sealed)
    },
  }
}
