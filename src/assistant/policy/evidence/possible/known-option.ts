import { limits, plain } from '#protocol'
import { picksOption } from '../../options-meant.ts'
import { named, type Evidence } from '../../row.ts'

/** A list that fits into the snapshot is complete: what is not in it cannot be chosen. */
export const unknownOption: Evidence = ({ step, target }) => {
  const options = target?.state.options
  if (!target || !options?.length || options.length >= limits.optionsPerElement) return undefined
  if (!picksOption(step, target)) return undefined
  const offered = options.map(plain)
  const wanted = [...(step.values ?? []), step.inputData ?? ''].map(plain)
  if (wanted.every((label) => offered.some((option) => option.includes(label)))) return undefined
  return `option_not_found: ${named(target)} offers ${options.map((o) => `"${o}"`).join(', ')}`
}
