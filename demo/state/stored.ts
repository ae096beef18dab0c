const prefix = 'fieldlamp.'

/** A value the browser keeps for the shop. `fallback` is what a first visit finds. */
export function stored<Value>(name: string, fallback: Value) {
  const key = prefix + name
  return {
    read(): Value {
      const text = localStorage.getItem(key)
      return text === null ? fallback : (JSON.parse(text) as Value)
    },
    write(value: Value): void {
      localStorage.setItem(key, JSON.stringify(value))
    },
    clear(): void {
      localStorage.removeItem(key)
    },
  }
}

/** Everything the shop keeps in this browser. */
export function everythingStored(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)))
}
