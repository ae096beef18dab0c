import { affirms } from './answers.ts'
import { clausesOf } from './clauses.ts'
import { contentWords } from './content-words.ts'
import { isReport, ownWords } from './own-words.ts'
import { withoutQuestions } from './questions.ts'

/** The clauses of a message in which something of this label may be wished for: no question, report, quote or ban. */
export function wishesFor(label: string, message: string, verb: string): string[] {
  return (
    clausesOf(withoutQuestions(ownWords(message, label)), label)
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
