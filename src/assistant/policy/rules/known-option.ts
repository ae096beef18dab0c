import { limits, plain } from '#protocol'
import { named, refuse, type Rule } from '../rule.ts'

/** A list that fits into the snapshot is complete: what is not in it cannot be chosen. */
export const knownOption: Rule = {
  id: 'known-option',
  check({ traits, step, target }) {
    const options = target?.state.options
    if (traits.input !== 'option' || !options?.length || options.length >= limits.optionsPerElement)
      return undefined
    const offered = options.map(plain)
    const wanted = [...(step.values ?? []), step.inputData ?? ''].map(plain)
    if (wanted.every((label) => offered.some((option) => option.includes(label)))) return undefined
    return refuse(`option_not_found: ${named(target)} offers ${options.map((o) => `"${o}"`).join(', ')}`)
  },
}
