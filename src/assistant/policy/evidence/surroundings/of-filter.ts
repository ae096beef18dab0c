import { lineOf, type Thing } from '../../../view/index.ts'
import { isMeantOtherwise } from '../../labels/binding-in.ts'
import { isCoveredBy, restOf } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** "Reset" or "Apply" under "Filters", "Clear all" under "Active filters": together they say what is taken back or applied. */
export function isOfFilter(name: string, { use, path }: Thing): boolean {
  const title = path.at(-1) ?? ''
  const line = lineOf(title)
  if (use !== 'press' || !vocabulary.filter.has(line)) return false
  if (!isCoveredBy(line, [vocabulary.filter, vocabulary.applied])) return false
  const filters = restOf(line, vocabulary.applied)
  return [`${name} ${filters}`, `${filters} ${name}`]
    .map(lineOf)
    .some((line) => isMeantOtherwise(line) || isCoveredBy(line, [vocabulary.harmless]))
}
