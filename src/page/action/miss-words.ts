import { fail } from './failure.ts'

/** Ends a step whose words stand nowhere. */
export function missWords(words: string): never {
  fail('element_not_found', `“${words}” is not there.`)
}
