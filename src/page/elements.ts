import type { Fingerprint, FingerprintOf } from './fingerprint.ts'
import type { KeyValueStorage } from './storage.ts'

/** The numbers by which a plan speaks of elements. A number is given once and never to another element. */
export interface Elements {
  /** The element behind an id, also after the page has drawn it anew; undefined when it cannot be told any more. */
  get(id: number): Element | undefined
  /** Whether the id was ever given. */
  has(id: number): boolean
  /** The id of an element, given now if it has none. Its name may be known already. */
  idOf(element: Element, name?: string): number
  knownIdOf(element: Element): number | undefined
  /** Looks for elements of the last look whose nodes the page has replaced by equal ones. */
  adopt(elements: readonly Element[]): void
  /** What is known of ids, for the page that loads next. */
  prints(ids: readonly number[]): Record<number, Fingerprint>
  restore(prints: Record<number, Fingerprint>): void
}

export interface ElementsOptions {
  readonly fingerprintOf: FingerprintOf
  /** Everything on the page now that could be what a fingerprint describes. */
  readonly lookFor: (print: Fingerprint) => readonly Element[]
  /** Keeps numbers unique across page loads. */
  readonly storage: KeyValueStorage
}

const lastIdKey = 'pagehand:last-id'

export function createElements({ fingerprintOf, lookFor, storage }: ElementsOptions): Elements {
  const ids = new WeakMap<Element, number>()
  const elements = new Map<number, WeakRef<Element>>()
  const prints = new Map<number, Fingerprint>()
  let lastId = Number(storage.getItem(lastIdKey)) || 0

  function bind(id: number, element: Element, name?: string): void {
    ids.set(element, id)
    elements.set(id, new WeakRef(element))
    prints.set(id, fingerprintOf(element, name))
  }

  function living(id: number): Element | undefined {
    const element = elements.get(id)?.deref()
    return element?.isConnected ? element : undefined
  }

  /** Two that look alike are no proof: then the id stays lost. */
  function findAgain(id: number): Element | undefined {
    const print = prints.get(id)
    if (!print) return undefined
    const alike = lookFor(print).filter((element) => fingerprintOf(element) === print)
    const [found] = alike
    if (!found || alike.length > 1 || ids.has(found)) return undefined
    bind(id, found)
    return found
  }

  return {
    get: (id) => living(id) ?? findAgain(id),
    has: (id) => prints.has(id),
    knownIdOf: (element) => ids.get(element),
    idOf(element, name) {
      const known = ids.get(element)
      if (known !== undefined) {
        prints.set(known, fingerprintOf(element, name))
        return known
      }
      lastId += 1
      storage.setItem(lastIdKey, String(lastId))
      bind(lastId, element, name)
      return lastId
    },
    adopt(found) {
      const lost = [...prints].filter(([id]) => !living(id))
      if (lost.length === 0) return
      const fresh = found.flatMap((element) =>
        ids.has(element) ? [] : [[element, fingerprintOf(element)] as const],
      )
      for (const [element, print] of fresh) {
        const [one, ...more] = [...lost, ...fresh].filter((each) => each[1] === print)
        if (one && more.length === 1 && typeof one[0] === 'number') bind(one[0], element)
      }
    },
    prints: (wanted) => Object.fromEntries([...prints].filter(([id]) => wanted.includes(id))),
    restore(saved) {
      for (const [id, print] of Object.entries(saved))
        if (!prints.has(Number(id))) prints.set(Number(id), print)
    },
  }
}
