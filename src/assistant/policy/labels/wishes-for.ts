import type { PolicyContext } from '../policy-context.ts'
import { lineOf } from '../../view/index.ts'
import { affirms } from './answers.ts'
import { clausesOf } from './clauses.ts'
import { contentWords, saysAll } from './content-words.ts'
import { isReport, ownWords } from './own-words.ts'
import type { Span } from './phrases.ts'
import { withoutConditions, withoutQuestions } from './questions.ts'
import { vocabulary } from './vocabulary.ts'

/** The clauses of a message in which something of this label may be wished for: no question, condition, report, quote or ban. */
export function wishesFor(label: string, verb: string, { message, page, language }: PolicyContext): string[] {
  return (
    clausesOf(withoutConditions(withoutQuestions(ownWords(message, label))), label, page.language ?? language)
      // "No sounds" names the tick that is to be taken away.
      .filter(({ forbids }) => !forbids || verb === 'uncheck')
      .map(({ text }) => text)
      .filter((text) => !isReport(text) && !(affirms(label) && isMereYes(text)))
  )
}

/** "OK, show me the prices": said to the assistant, and of no button. */
function isMereYes(clause: string): boolean {
  return contentWords(clause).every((word) => affirms(word))
}

/** "Explain the boost", "I refuse to boost": the label is spoken of, by a word that is not its own, and not ordered. */
export function isOnlySpokenOf(label: string, clause: string): boolean {
  const [line, own] = [lineOf(clause), lineOf(label)]
  const isForeign = ([from, to]: Span) => !own.includes(` ${line.slice(from, to).trim()} `)
  return vocabulary.speaksOf.spans(line).some(isForeign) && saysAll(contentWords(label), clause)
}
