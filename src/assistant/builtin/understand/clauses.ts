import { quotes } from '../language/quotes.ts'
import { closestWord } from '../language/spelling.ts'
import { fold } from '../language/words.ts'
import { commandVerbs } from './command-words.ts'

const always =
  /\s*(?:[,.;]\s*)?\b(?:and then|then|and after that|after that|afterwards|and finally|finally|and next|once (?:that is|that's) done)\b[,:]?\s+|(?<=[.!?])\s+|\n+|;(?!\s*[\p{L}\uE000][\p{L}\uE000' -]{1,40}:\s)\s*/giu
const beforeVerb =
  /(?:\s*,\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+)(?:(?:please|also|so|just|let me|let's|can you|could you)\s+)*(?=[\p{L}\uE000])/giu

/** Cuts a message into its commands. Quoted text and the page's own labels are never cut. */
export function splitClauses(
  message: string,
  labels: readonly string[],
  isPageVerb: (folded: string) => boolean = () => false,
): string[] {
  const covered = cover(message, labels)
  const cuts: (readonly [number, number])[] = []
  for (const match of covered.matchAll(always)) cuts.push([match.index, match.index + match[0].length])
  for (const match of covered.matchAll(beforeVerb)) {
    const word = firstWord(message.slice(match.index + match[0].length))
    if (isVerb(word) || isPageVerb(fold(word))) cuts.push([match.index, match.index + match[0].length])
  }
  cuts.sort((a, b) => a[0] - b[0])
  const clauses: string[] = []
  let from = 0
  for (const [start, end] of cuts) {
    if (start < from) continue
    clauses.push(message.slice(from, start))
    from = end
  }
  clauses.push(message.slice(from))
  return clauses.map((clause) => clause.trim()).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

function firstWord(text: string): string {
  // `Check in` and `check out` are dates and pages more often than orders to look.
  return /^(?!check[ -](?:in|out)\b)[\p{L}']+/iu.exec(text)?.[0] ?? ''
}

/** Only verbs that cannot as well be names: `and order` may continue a list, `and click` may not. */
function isVerb(word: string): boolean {
  const folded = fold(word)
  return (
    commandVerbs.has(folded) || (folded.length > 3 && clearVerbs.has(closestWord(folded, clearVerbs) ?? ''))
  )
}

const clearVerbs: ReadonlySet<string> = new Set(
  'click press open type write enter select choose search scroll submit continue'.split(' '),
)

/** The message with everything that must stay whole blanked out, at the same length. */
function cover(message: string, labels: readonly string[]): string {
  let covered = message
  for (const quote of quotes(message)) covered = blank(covered, quote.start, quote.end)
  const folded = covered.toLowerCase()
  for (const label of labels) {
    if (!/[\s,]/.test(label.trim())) continue
    const at = folded.indexOf(label.toLowerCase())
    if (at !== -1) covered = blank(covered, at, at + label.length)
  }
  return covered
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + '\uE000'.repeat(end - start) + text.slice(end)
}
