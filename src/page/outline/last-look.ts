import type { TextRun } from '../reading/candidate.ts'
import type { Entry } from '../reading/entry.ts'

/** What the last look saw, to tell what is new. On the first look everything is, which says nothing. */
export interface LastLook {
  isNew(element: Element): boolean
  /** Whether words came or changed since. */
  areNew(runs: readonly TextRun[]): boolean
  keep(things: readonly Entry[], texts: readonly TextRun[]): void
}

export function createLastLook(): LastLook {
  const elements = new WeakSet<Element>()
  const nodes = new WeakMap<Text, string>()
  let looked = false
  return {
    isNew: (element) => looked && !elements.has(element),
    areNew: (runs) => looked && runs.every(({ node, text }) => nodes.get(node) !== text),
    keep(things, texts) {
      looked = true
      for (const { element } of things) elements.add(element)
      for (const { node, text } of texts) nodes.set(node, text)
    },
  }
}
