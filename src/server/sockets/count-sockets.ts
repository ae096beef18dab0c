/** Counts the open sockets of each address, so that one alone cannot take them all. */
export function countSockets(most: number) {
  const open = new Map<string, number>()
  return {
    full: (address: string) => (open.get(address) ?? 0) >= most,
    add(address: string): () => void {
      open.set(address, (open.get(address) ?? 0) + 1)
      let counted = true
      return () => {
        if (!counted) return
        counted = false
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      }
    },
  }
}
