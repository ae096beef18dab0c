import { actWords, anyWord, clauseWords, type LabelLanguage, type WordsByLanguage } from '#languages'
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
  return message.split(endsIn([...heard, ...perhaps])).flatMap((part): Clause[] => {
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

/**
 * Where a clause ends, in the languages that the message may be in: "men" joins in Swedish, and "ma" in Italian; in French
 * that is "my". "Fill it in and leave the rest to me": what is left to the visitor is a clause of its own.
 */
function endsIn(spoken: readonly LabelLanguage[]): RegExp {
  const languages = [...new Set(spoken)].sort()
  const key = languages.join()
  let ends = endsOf.get(key)
  if (!ends) endsOf.set(key, (ends = createEnds(languages)))
  return ends
}

const endsOf = new Map<string, RegExp>()

function createEnds(languages: readonly LabelLanguage[]): RegExp {
  const any = (words: WordsByLanguage) =>
    anyWord(Object.fromEntries(languages.flatMap((one) => (words[one] ? [[one, words[one]]] : [])))) || '(?!)'
  const { ands, joins, leaves, leavesOut, toMe } = clauseWords
  const andLeft = `\\s(?:${any(ands)})\\s(?=(?:${any(leaves)})\\s.{0,120}\\s(?:${any(toMe)})(?!\\p{L}))`
  const marks = '[.!?;:,\\n。！？；，、،؛]'
  return new RegExp(`${marks}|(?<!\\b(?:${anyWord(leavesOut)}))\\s(?:${any(joins)})\\s|${andLeft}`, 'iu')
}

/** "Non-alcoholic": what a word of negation is joined to is a name, and forbids nothing. */
const hyphened = new RegExp(
  `(?<!\\p{L})(?:${Object.values(actWords)
    .map(({ forbids }) => forbids)
    .join('|')})[-‐‑](?=\\p{L})`,
  'giu',
)
const reminder = new RegExp(` (?:${anyWord(clauseWords.reminds)}) `, 'u')
