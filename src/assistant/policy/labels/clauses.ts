import { actWords, anyWord, clauseWords } from '#languages'
import { lineOf } from '../../view/index.ts'
import { bansIn, endOfBan, isLeftToVisitor, leavesEmpty } from './bans.ts'
import type { Span } from './phrases.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** A part of a message, and whether it forbids what it speaks of. */
export interface Clause {
  readonly text: string
  readonly forbids: boolean
  /** "Leave the comments empty": only to write there is forbidden. */
  readonly leavesEmpty?: boolean
}

/**
 * The clauses of a message. In a clause that forbids, only what is forbidden is told. A word of the label in question
 * forbids nothing: "Skip intro" is named by "skip the intro".
 */
export function clausesOf(message: string, label = '', expected?: string): Clause[] {
  const own = lineOf(label)
  const heard = spokenLanguages(message, { label, expected })
  const perhaps = spokenLanguages(message, { label })
  return message.split(ends).flatMap((part): Clause[] => {
    if (part.trim() === '') return []
    const line = lineOf(part.replace(hyphened, ''))
    const apart = spokenLanguages(part, { label, expected })
    const languages = [...new Set([...heard, ...(apart.length === 1 ? apart : [])])]
    if (reminder.test(line)) return [{ text: part, forbids: false }]
    if (leavesEmpty(line, languages)) return [{ text: part, forbids: true, leavesEmpty: true }]
    if (isLeftToVisitor(line, languages)) return [{ text: part, forbids: true }]
    const isForeign = ([from, to]: Span) => !own.includes(` ${line.slice(from, to).trim()} `)
    const bans = bansIn(line, { languages, perhaps })
    const [after, ...more] = bans.after.filter(isForeign)
    const before = bans.before.find(isForeign)
    if (after && line.slice(after[1]).trim() !== '') {
      const isLast = !more.some(([from]) => from >= after[1] - 1)
      const end = isLast ? endOfBan(line, after, languages) : line.length
      return [
        {
          text: line.slice(0, after[0]) + line.slice(end),
          forbids: before !== undefined && before[0] >= after[0] && isLate(line, after[0]),
        },
        { text: line.slice(after[1], end), forbids: true },
      ]
    }
    return [{ text: part, forbids: before !== undefined || after !== undefined }]
  })
}

/** "Schick das Formular nicht ab": the verb stands before the word that forbids it. */
function isLate(line: string, at: number): boolean {
  return line.slice(0, at).trim().split(' ').length <= 4
}

/** "Fill it in and leave the rest to me": what is left to the visitor is a clause of its own. */
const andLeft = `\\s(?:${anyWord(clauseWords.ands)})\\s(?=(?:${anyWord(clauseWords.leaves)})\\s.{0,120}\\s(?:${anyWord(clauseWords.toMe)})(?!\\p{L}))`
const ends = new RegExp(
  `[.!?;:,\\n。！？；，、،؛]|(?<!\\b(?:${anyWord(clauseWords.leavesOut)}))\\s(?:${anyWord(clauseWords.joins)})\\s|${andLeft}`,
  'iu',
)
/** "Non-alcoholic": what a word of negation is joined to is a name, and forbids nothing. */
const hyphened = new RegExp(
  `(?<!\\p{L})(?:${Object.values(actWords)
    .map(({ forbids }) => forbids)
    .join('|')})[-‐‑](?=\\p{L})`,
  'giu',
)
const reminder = new RegExp(` (?:${anyWord(clauseWords.reminds)}) `, 'u')
