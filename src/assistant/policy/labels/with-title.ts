import { lineOf, type Thing } from '../../view/index.ts'
import { isCoveredBy } from './covered.ts'
import { vocabulary } from './vocabulary.ts'

/** A name as it is understood: "Maximum" says of what only together with its title. */
export function withTitle(name: string, { path }: Thing): string {
  return saysMost(name) ? `${name} ${path.at(-1) ?? ''}`.trim() : name
}

/** "Max", "Minimum", and nothing else. */
export function saysMost(name: string): boolean {
  return isCoveredBy(lineOf(name), [vocabulary.most])
}
