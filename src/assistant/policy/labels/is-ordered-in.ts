import { allWords, orderWords } from '#languages'
import { fold } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { contentWords, saysAll } from './content-words.ts'

/** How a clause is held against a label. */
export interface Wording {
  /** Whether a word says nothing of its own there: grammar, and what the page calls what the label belongs to. */
  readonly isAside: (word: string) => boolean
  /** Languages that put the verb last in a label put it first in an order: "Licht dimmen", "dimme das Licht". */
  readonly anyOrder: boolean
}

/**
 * Whether a clause orders what a label says: its words stand there together and in its order. "Turn the volume down" is
 * no "Turn down", and "filter the marks by the day they are released" no "Release marks".
 */
export function isOrderedIn(label: string, clause: string, wording: Wording): boolean {
  const words = contentWords(label)
  if (words.length < 2) return saysAll(words, clause)
  const said = wordsOf(clause)
  return said.some((_, from) => standsFrom(from, said, words, slotIn(label, words), wording))
}

function standsFrom(
  from: number,
  said: readonly string[],
  words: readonly string[],
  slot: string | undefined,
  { isAside, anyOrder }: Wording,
): boolean {
  const left = [...words]
  let strangers = slot === undefined ? 0 : 1
  for (let at = from; at < said.length; at++) {
    const word = said[at] ?? ''
    const found = left.findIndex(
      (one, place) => (place === 0 || anyOrder || particles.has(one)) && saysAll([one], word),
    )
    if (found !== -1) left.splice(found, 1)
    else if (at === from) return false
    else if (!isAside(word) && (strangers-- < 1 || !said.slice(at + 1, at + 3).includes(slot ?? '')))
      return false
    if (left.length === 0) return !topics.has(said[at + 1] ?? '')
  }
  return false
}

/** The small word before what is done to an object that the label leaves out: "Mark … as read". */
function slotIn(label: string, [first = '']: readonly string[]): string | undefined {
  const line = wordsOf(label)
  const next = line[line.indexOf(first) + 1]
  return next !== undefined && slots.has(next) ? next : undefined
}

function wordsOf(text: string): string[] {
  return fold(lineOf(text))
    .split(' ')
    .filter((word) => word !== '')
}

const particles = new Set(allWords(orderWords.particles).map(fold))
const slots = new Set(allWords(orderWords.slots).map(fold))
/** What is spoken of together with such a word is read about: "the surrender policy section". */
const topics = new Set(allWords(orderWords.topics).map(fold))
