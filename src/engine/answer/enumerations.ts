import type { PageView } from '#assistant'
import { answering } from '../weights.ts'

/** What leads up to a list, with its entries. */
export interface Enumeration {
  readonly lead: string
  readonly entries: readonly string[]
  readonly line: number
}

/**
 * Lists with what leads up to them: "You will need:" and what follows, or several short lines under one heading. An
 * entry alone often says too little: what is number one, and of what?
 */
export function enumerationsIn(
  { passages }: PageView,
  headingOf: (passage: PageView['passages'][number]) => string | undefined,
  isOwned: (line: number) => boolean,
): Enumeration[] {
  const found: Enumeration[] = []
  for (let at = 0; at < passages.length; at++) {
    const first = passages[at]
    if (!first) break
    const leads = /[:：]$/u.test(first.text)
    const lead = leads ? first.text.slice(0, -1).trimEnd() : headingOf(first)
    if (lead === undefined) continue
    const from = leads ? at + 1 : at
    let to = from
    while (to < passages.length && to - from < answering.maxEntries && isEntry(to)) to++
    if (to - from < answering.leastEntries) continue
    found.push({ lead, entries: passages.slice(from, to).map(({ text }) => text), line: first.line })
    at = to - 1

    function isEntry(place: number): boolean {
      const one = passages[place]
      if (!one || one.text.length > answering.longestEntry || one.row !== undefined || one.behind)
        return false
      if (/[.!?:。！？：]$/u.test(one.text) || one.record !== undefined) return false
      return leads || (headingOf(one) === lead && !isOwned(one.line))
    }
  }
  return found
}
