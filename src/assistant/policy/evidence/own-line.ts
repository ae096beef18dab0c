import { plain } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../view/index.ts'
import { contentWords, saysAll } from '../labels/content-words.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import type { PolicyContext } from '../policy-context.ts'

/**
 * A line of a list to which lines are added, called as the visitor calls it: ticking "Pay rent" off pays nothing. Only
 * what the line says of itself counts, never its buttons.
 */
export function isOwnLine({ use, kind, name, record }: Thing, context: PolicyContext): boolean {
  if ((use !== 'tick' && kind !== 'clickable') || record === undefined) return false
  const { things, records } = viewOf(context.page)
  if (plain(records[record]?.title ?? '') !== plain(name)) return false
  const canAdd = things.some(
    (field) => field.use === 'write' && field.names.some((words) => vocabulary.adds.has(lineOf(words))),
  )
  return canAdd && saysAll(contentWords(name), [...context.visitorWords, context.message].join('\n'))
}
