/** Endings by their letters, the last one first: a word is followed only as far as one of them goes. */
export interface EndingTree<Ending> {
  ending?: Ending
  next: Map<number, EndingTree<Ending>>
}

export function endingTree<Ending>(endings: Iterable<readonly [string, Ending]>): EndingTree<Ending> {
  const root: EndingTree<Ending> = { next: new Map() }
  for (const [letters, ending] of endings) {
    let node = root
    for (let at = letters.length - 1; at >= 0; at--) {
      const code = letters.charCodeAt(at)
      const next = node.next.get(code) ?? { next: new Map() }
      node.next.set(code, next)
      node = next
    }
    node.ending = ending
  }
  return root
}
