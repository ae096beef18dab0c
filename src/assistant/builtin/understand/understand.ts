import { stopWords } from '../language/stop-words.ts'
import type { PageIndex } from '../ground/page-index.ts'
import { plain } from '../ground/page-index.ts'
import { greeting } from './command-words.ts'
import { splitClauses } from './clauses.ts'
import { understandForeign } from './foreign-patterns.ts'
import type { Intent } from './intent.ts'
import { patterns } from './patterns.ts'
import { isQuestion } from './question.ts'
import { tidy } from './tidy.ts'

/** The clauses of a message, in the order in which they are to be done. */
export function clausesOf(message: string, index: PageIndex): string[] {
  const verbs = new Set(
    index.things.filter(({ kind }) => kind === 'button').map(({ folded }) => folded.split(' ')[0] ?? ''),
  )
  return splitClauses(
    message,
    index.things.map((thing) => thing.label),
    (word) => verbs.has(word) && !stopWords.has(word),
  )
}

/** What one clause means on this page. A clause that is a label, word for word, is that thing. */
export function understand(clause: string, index: PageIndex): Intent {
  const named = plain(clause)
  const isLabel = (text: string): boolean => index.things.some((thing) => thing.folded === text)
  if (named !== '' && isLabel(named)) return { kind: 'do', target: clause }
  const text = tidy(clause, (word) => index.vocabulary.has(word))
  if (isLabel(plain(text))) return { kind: 'do', target: text }
  for (const { when, means } of patterns) {
    const match = when.exec(text)
    if (match) return asWritten(means(match.slice(1).map((group) => group?.trim() ?? '')), clause)
  }
  if (isQuestion(clause) || isQuestion(text)) return { kind: 'question', text: clause.replace(greeting, '') }
  return understandForeign(clause) ?? { kind: 'do', target: text }
}

/** `Write a note: Happy birthday!`: what stands after a colon is written with its marks. */
function asWritten(intent: Intent, clause: string): Intent {
  const [mark] = /[!?…]+\s*$/.exec(clause) ?? []
  if (intent.kind !== 'type' || mark === undefined || !intent.phrase.includes(': ')) return intent
  return { ...intent, phrase: `${intent.phrase}${mark.trim()}` }
}
