import { commandVerbs } from './command-words.ts'

const object = /^(?:me|us|it|them|this|that|these|those|my|our|the|a|an|one|some)$/
/** Verbs of orders that no pattern has to know: the page must offer them by name. */
const moreVerbs: ReadonlySet<string> = new Set(
  'place track return ship deliver call get rent hire renew block report stop'.split(' '),
)

/** Whether a clause orders something to be done with something: `track my order`, `buy it`, not `order status`. */
export function isImperative(clause: string): boolean {
  const [verb = '', next = ''] = clause
    .toLowerCase()
    .replace(/^(?:please|now|and|then)\s+/, '')
    .split(/[\s,.!]+/)
  return (commandVerbs.has(verb) || moreVerbs.has(verb)) && object.test(next)
}
