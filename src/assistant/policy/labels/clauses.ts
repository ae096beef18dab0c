import { anyWord, clauseWords } from '#languages'
import { lineOf } from '../../view/index.ts'
import type { Span } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

/** A part of a message, and whether it forbids what it speaks of. */
export interface Clause {
  readonly text: string
  readonly forbids: boolean
}

/**
 * The clauses of a message. In a clause that forbids, only what is forbidden is told. A word of the label in question
 * forbids nothing: "Skip intro" is named by "skip the intro".
 */
export function clausesOf(message: string, label = ''): Clause[] {
  const own = lineOf(label)
  return message.split(ends).flatMap((part): Clause[] => {
    if (part.trim() === '') return []
    const line = lineOf(part)
    if (reminder.test(line)) return [{ text: part, forbids: false }]
    if (leavesEmpty(line) || isLeftToVisitor(line)) return [{ text: part, forbids: true }]
    const isForeign = ([from, to]: Span) => !own.includes(` ${line.slice(from, to).trim()} `)
    const before = vocabulary.forbidsBefore.spans(line).find(isForeign)
    const after = vocabulary.forbids.spans(line).find(isForeign)
    if (after && line.slice(after[1]).trim() !== '')
      return [
        {
          text: line.slice(0, after[0]),
          forbids: before !== undefined && before[0] >= after[0] && isLate(line, after[0]),
        },
        { text: line.slice(after[1]), forbids: true },
      ]
    return [{ text: part, forbids: before !== undefined || after !== undefined }]
  })
}

/** "Leave the comments empty": nothing is to be written there. "Empty the cart" is another matter. */
export function leavesEmpty(line: string): boolean {
  return vocabulary.leaves.has(line) && vocabulary.empty.has(line)
}

/** "I will continue myself", "leave the checkout to me". "A table for myself" is another matter. */
function isLeftToVisitor(line: string): boolean {
  if (vocabulary.leaves.begins(line) && vocabulary.toMe.has(line)) return true
  return vocabulary.ownHands.has(line) && !vocabulary.forThemselves.has(line)
}

/** "Schick das Formular nicht ab": the verb stands before the word that forbids it. */
function isLate(line: string, at: number): boolean {
  return line.slice(0, at).trim().split(' ').length <= 4
}

const ends = new RegExp(
  `[.!?;:,\\n。！？；，、،؛]|(?<!\\b(?:${anyWord(clauseWords.leavesOut)}))\\s(?:${anyWord(clauseWords.joins)})\\s`,
  'iu',
)
const reminder = new RegExp(` (?:${anyWord(clauseWords.reminds)}) `, 'u')
