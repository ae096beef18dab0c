import type { Phrase } from './phrase.ts'
import type { PageIndex, Thing } from './page-index.ts'
import type { Word } from '../language/words.ts'

const pairs: readonly (readonly [string, string])[] = [
  ['up', 'down'],
  ['on', 'off'],
  ['in', 'out'],
  ['add', 'remove'],
  ['increase', 'decrease'],
  ['more', 'less'],
  ['next', 'previous'],
  ['with', 'without'],
  ['accept', 'decline'],
  ['allow', 'deny'],
  ['show', 'hide'],
  ['open', 'close'],
  ['start', 'stop'],
  ['plus', 'minus'],
]

/** The thing beside another that does the contrary (`Vote up`, `Vote down`), when the phrase does not say which. */
export function opposite(thing: Thing, phrase: Phrase, { things }: PageIndex): Thing | undefined {
  const own = wordsOf(thing)
  const said = new Set(phrase.units.flatMap((unit) => unit.words.map(({ folded }) => folded)))
  return things.find((other) => {
    if (other === thing || other.kind !== thing.kind || other.element.parent !== thing.element.parent)
      return false
    const pair = contrary(own, wordsOf(other))
    return pair !== undefined && !said.has(pair[0]) && !said.has(pair[1])
  })
}

const undoing = /^(?:please )?(?:cancel|stop|undo|delete|remove|empty|clear|abort|withdraw)\b/i
const doing =
  /^(?:add|buy|book|place|pay|send|submit|order|confirm|save|subscribe|sign up|continue|checkout)\b/i

/** Whether a thing does what a phrase wants to be rid of: who says `cancel the order` does not mean `Place order`. */
export function isContrary(phrase: string, { kind, label }: Thing): boolean {
  return kind === 'button' && undoing.test(phrase) && doing.test(label)
}

/** The two words by which two labels differ, when they mean the contrary of one another. */
function contrary(a: readonly Word[], b: readonly Word[]): readonly [string, string] | undefined {
  if (a.length !== b.length) return undefined
  const [at, more] = a.flatMap(({ folded }, place) => (folded === b[place]?.folded ? [] : [place]))
  if (at === undefined || more !== undefined) return undefined
  const [one = '', two = ''] = [a[at]?.folded, b[at]?.folded]
  return pairs.find(([x, y]) => (one === x && two === y) || (one === y && two === x))
}

function wordsOf({ units }: Thing): Word[] {
  return units.flatMap((unit) => unit.words)
}
