import type { StepField, Verb } from '#protocol'
import type { Evidence } from '../../row.ts'

const directions = ['up', 'down', 'top', 'bottom']

/** What makes each kind of input complete. */
const isComplete: Record<NonNullable<Verb['input']>, (input: string) => boolean> = {
  text: (input) => input !== '',
  option: (input) => input.trim() !== '',
  value: (input) => input.trim() !== '',
  key: (input) => input !== '',
  direction: (input) => directions.includes(input),
  element: (input) => /^\d+$/.test(input),
  callout: () => true,
  place: (input) => /^\d*$/.test(input),
}

/** What may say the same in another way. */
const instead: Partial<Record<NonNullable<Verb['input']>, readonly StepField[]>> = {
  option: ['values'],
  element: ['to', 'by'],
}

/** A verb without what it works with is a mistake of the engine, which can mend it. */
export const incompleteInput: Evidence = ({ verb, traits: { input, target: aim }, step, target }) => {
  const complete = input === undefined || isComplete[input](step.inputData ?? '')
  if (complete || (aim === 'either' && target)) return undefined
  if (instead[input]?.some((field) => step[field] !== undefined)) return undefined
  return `${verb} needs inputData: ${input === 'direction' ? directions.join(', ') : `the ${input}`}`
}
