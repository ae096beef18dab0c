import { limits, plain } from '#protocol'
import { named, refuse, type Rule } from '../rule.ts'

/** A list that fits into the snapshot is complete: what is not in it cannot be chosen. */
export const knownOption: Rule = {
  id: 'known-option',
  check({ verb, step, target }) {
    const options = target?.options
    if (verb !== 'select' || !options?.length || options.length >= limits.optionsPerElement) return undefined
    const wanted = plain(step.inputData ?? '')
    if (options.some((option) => plain(option).includes(wanted))) return undefined
    return refuse(`option_not_found: ${named(target)} offers ${options.map((o) => `"${o}"`).join(', ')}`)
  },
}
