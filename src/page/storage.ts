/** The slice of Web Storage that is needed here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage can be full or forbidden; then nothing lives through a page load, and nothing else breaks. */
export function forgivingStorage(storage: KeyValueStorage | undefined): KeyValueStorage {
  const quietly = <Value>(use: () => Value): Value | undefined => {
    try {
      return use()
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => quietly(() => storage?.getItem(key)) ?? null,
    setItem: (key, value) => quietly(() => storage?.setItem(key, value)),
    removeItem: (key) => quietly(() => storage?.removeItem(key)),
  }
}
