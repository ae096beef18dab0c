import { assistantWords, sayingReader } from '#languages'

/** What somebody may want to know of whoever answers: who or what it is, who made it, what it can do. */
export type AboutAssistant = 'who' | 'made' | 'skills'

const readingsOf = sayingReader(Object.values(assistantWords))

/**
 * What a visitor asks of whoever answers; undefined where the sentence says anything beside. A rule, so that nobody is
 * left to think that a person answers.
 */
export function asksAboutAssistant(message: string): AboutAssistant | undefined {
  for (const said of readingsOf(message)) {
    if (said.has('made')) return 'made'
    if (said.has('skills')) return 'skills'
    const ofSomebody = said.has('addressing') && (said.has('beings') || said.has('others'))
    if (said.has('who') || ofSomebody || (said.has('pointing') && said.has('beings'))) return 'who'
  }
  return undefined
}
