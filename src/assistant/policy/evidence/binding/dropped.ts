import { lineOf } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { bondIn, type Bond } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** Where something is laid: in the bin, in a column of what is published, among the administrators. */
export function dropBond({
  target,
  dropTarget,
}: Act): { readonly bond: Bond; readonly title: string } | undefined {
  if (!dropTarget) return undefined
  const reached = dropTarget.names.find(reaches)
  if (reached !== undefined) return { bond: 'binding', title: reached }
  // What stays under its title is only sorted.
  const left = new Set([...(target?.path ?? []), target?.column])
  for (const title of [...dropTarget.path, dropTarget.column ?? '']) {
    if (title === '' || left.has(title)) continue
    const bond = vocabulary.stalled.begins(lineOf(title))
      ? undefined
      : (bondIn(title) ?? (brings(title) ? 'binding' : undefined))
    if (bond) return { bond, title }
  }
  return undefined
}

function brings(title: string): boolean {
  return reaches(title) || bringsAbout(title)
}

/** Whether what lies there is done for good: "Published". A card under "Blocked by others" only waits. */
export function bringsAbout(title: string): boolean {
  const line = lineOf(title)
  if (vocabulary.stalled.begins(line)) return false
  return [vocabulary.done, vocabulary.ended, vocabulary.places].some((words) => words.has(line))
}

function reaches(title: string): boolean {
  return isCoveredBy(lineOf(title), [vocabulary.reach])
}
