import { lineOf, type Thing } from '../../../view/index.ts'
import { isMeantOtherwise } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** "Reset" or "Apply" under "Filters": together they say what is taken back or applied. */
export function isOfFilter(name: string, { use, path }: Thing): boolean {
  const title = path.at(-1) ?? ''
  if (use !== 'press' || !isCoveredBy(lineOf(title), [vocabulary.filter])) return false
  return [`${name} ${title}`, `${title} ${name}`]
    .map(lineOf)
    .some((line) => isMeantOtherwise(line) || isCoveredBy(line, [vocabulary.harmless]))
}
