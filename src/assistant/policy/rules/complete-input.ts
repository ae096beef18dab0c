import { verbs, type Verb } from '#protocol'
import { refuse, type Rule } from '../rule.ts'

const directions = ['up', 'down', 'top', 'bottom']

const needed: Partial<Record<NonNullable<Verb['input']>, (input: string) => boolean>> = {
  text: (input) => input !== '',
  option: (input) => input.trim() !== '',
  value: (input) => input.trim() !== '',
  key: (input) => input.trim() !== '',
  direction: (input) => directions.includes(input),
  element: (input) => /^\d+$/.test(input),
}

/** A verb without what it works with is a mistake of the engine, which can mend it. */
export const completeInput: Rule = {
  id: 'complete-input',
  check({ verb, step, target }) {
    const { input }: Verb = verbs[verb]
    const complete = input === undefined || (needed[input]?.(step.inputData ?? '') ?? true)
    if (complete || (verb === 'wait_for' && target)) return undefined
    return refuse(
      `${verb} needs inputData: ${input === 'direction' ? directions.join(', ') : `the ${input}`}`,
    )
  },
}
