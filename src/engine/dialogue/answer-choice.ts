import type { Offer } from '../decide/decision.ts'
import type { Sentence } from '../understand/sentence.ts'
import { fresh, type AskedChoice } from './memory.ts'
import { withoutAnswer } from './core-of.ts'
import { namedOffer, pickOffer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** "No, the last one", "no, the white one": what is said behind a no picks as well; a short answer is none. */
function pickedInstead(
  sentence: Sentence,
  offers: readonly Offer[],
  { scene }: ReplyContext,
): Offer | undefined {
  const named = namedOffer(sentence, offers)
  if (named) return named
  const counts = sentence.ordinal !== undefined || sentence.cues.some(({ name }) => name === 'last')
  const picked = counts ? pickOffer(sentence, offers, scene) : undefined
  return picked === 'declined' ? undefined : picked
}

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
    (rest === undefined ? undefined : pickedInstead(context.parse(rest), offers, context))
  if (!picked) return undefined
  if (picked === 'declined') return answer(say('notDone'), fresh(memory))
  if (picked.tells !== undefined) return answer(picked.tells, fresh(memory))
  return propose(picked.moves, context, {
    facts: picked.facts ?? memory.facts ?? [],
    todo: picked.todo === undefined ? [] : [picked.todo],
    again: true,
  })
}
