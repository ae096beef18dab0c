import type { Fingerprint, FingerprintOf } from './fingerprint.ts'
import type { KeyValueStorage } from './storage.ts'

/** The numbers by which a plan speaks of elements. A number is given once and never to another element. */
export interface Elements {
  /** The element behind an id, also after the page has redrawn it; undefined when it cannot be told any more. */
  get(id: number): Element | undefined
  /** Whether the id was ever given. */
  has(id: number): boolean
  /** The id of an element, given now if it has none. Its name may be known already. */
  idOf(element: Element, name?: string): number
  knownIdOf(element: Element): number | undefined
  /** Looks for elements of the last look whose nodes the page has replaced by equal ones. */
  adopt(elements: readonly Element[], nameOf: (element: Element) => string): void
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
  const names = new Map<number, string>()
  let lastId = Number(storage.getItem(lastIdKey)) || 0
  /** Numbers are taken from storage a hundred at a time: writing there costs. */
  let reserved = lastId

  function bind(id: number, element: Element, name?: string): void {
    ids.set(element, id)
    elements.set(id, new WeakRef(element))
    note(id, element, name)
  }

  function note(id: number, element: Element, name: string | undefined): void {
    prints.set(id, fingerprintOf(element, name))
    if (name !== undefined) names.set(id, name)
  }

  function living(id: number): Element | undefined {
    const element = elements.get(id)?.deref()
    return element?.isConnected ? element : undefined
  }

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
        // What else stands in its row is asked again only when it is called otherwise: to read rows costs.
        if (name === undefined || name !== names.get(known)) note(known, element, name)
        return known
      }
      lastId += 1
      if (lastId > reserved) storage.setItem(lastIdKey, String((reserved = lastId + 99)))
      bind(lastId, element, name)
      return lastId
    },
    adopt(found, nameOf) {
      // Two that look alike are no proof, among the lost as among the found.
      const gone = new Map<Fingerprint, number | undefined>()
      for (const [id, print] of prints) if (!living(id)) gone.set(print, gone.has(print) ? undefined : id)
      if (gone.size === 0) return
      const fresh = new Map<Fingerprint, Element | undefined>()
      for (const element of found) {
        if (ids.has(element)) continue
        const print = fingerprintOf(element, nameOf(element))
        fresh.set(print, fresh.has(print) ? undefined : element)
      }
      for (const [print, element] of fresh) {
        const id = gone.get(print)
        if (element && id !== undefined) bind(id, element)
      }
    },
    prints: (wanted) => Object.fromEntries([...prints].filter(([id]) => wanted.includes(id))),
    restore(saved) {
      for (const [id, print] of Object.entries(saved))
        if (!prints.has(Number(id))) prints.set(Number(id), print)
    },
  }
}
