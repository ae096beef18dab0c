/** A value that tells when it changes. */
export interface Store<Value extends object> {
  get(): Value
  set(change: Partial<Value>): void
  subscribe(listener: () => void): () => void
}

export function createStore<Value extends object>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
