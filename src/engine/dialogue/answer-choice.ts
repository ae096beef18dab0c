import type { Sentence } from '../understand/sentence.ts'
import { fresh, type AskedChoice } from './memory.ts'
import { withoutAnswer } from './another-value.ts'
import { namedOffer, pickOffer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What follows from a sentence after things were offered; undefined where it is about something else. */
export function answerChoice(
  { offers }: AskedChoice,
  sentence: Sentence,
  context: ReplyContext,
): Reply | undefined {
  const { memory, say } = context
  const rest = withoutAnswer(sentence)
  const picked =
    pickOffer(sentence, offers, context.scene) ??
    (rest === undefined ? undefined : namedOffer(context.parse(rest), offers))
  if (!picked) return undefined
  if (picked === 'declined') return answer(say('notDone'), fresh(memory))
  if (picked.tells !== undefined) return answer(picked.tells, fresh(memory))
  return propose(picked.moves, context, {
    facts: memory.facts ?? [],
    todo: picked.todo === undefined ? [] : [picked.todo],
    again: true,
  })
}
