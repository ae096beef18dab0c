import { knownAnswer, ownersAnswer } from '../answer/known-answer.ts'
import { wayOn } from '../answer/way-on.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import { fresh } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What the owner wrote and what other pages of the site say; it is what the next sentence may lean on. */
export async function fromKnowledge(
  sentence: Sentence,
  { view, memory, read, signal }: ReplyContext,
  look: typeof knownAnswer = knownAnswer,
): Promise<Reply | undefined> {
  const known = await look(sentence, { ...view, read }, signal)
  if (!known) return undefined
  const asked = sentence.text.slice(0, following.keptLetters)
  const subject = { url: view.page?.url, asked, titles: [] }
  return {
    ...answer(known.text, fresh({ ...memory, subject })),
    proposal: { kind: 'answer', sources: known.sources },
  }
}

/** What the owner wrote for this very question. */
export function fromOwner(sentence: Sentence, context: ReplyContext): Promise<Reply | undefined> {
  return fromKnowledge(sentence, context, ownersAnswer)
}

/** Nothing was found: the best way on is told. */
export async function elsewhere(
  { text }: Sentence,
  { view, memory, say, signal }: ReplyContext,
): Promise<Reply | undefined> {
  const way = await wayOn(text, { ...view, say }, signal)
  return (
    way && {
      speech: way.text,
      proposal: { kind: 'answer', block: way.block, unanswered: true },
      memory: fresh(memory),
    }
  )
}
