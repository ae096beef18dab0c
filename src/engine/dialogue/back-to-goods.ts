import { intoCart } from '../decide/ways/cart/into-cart.ts'
import { moving } from '../plan/move.ts'
import { cartPlaces } from '../understand/cart-places.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Progress } from './memory.ts'
import { propose } from './propose.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** The next of several things that were ordered: it stands where the last one was opened from, and not on its page. */
export function backToGoods(
  sentence: Sentence,
  context: ReplyContext,
  progress: Progress,
): Reply | undefined {
  const { scene, parse } = context
  const opened = progress.done.some(({ says }) => says === 'stepOpen')
  const stays = progress.done.at(-1)?.goal.kind === 'changed' && progress.done.at(-1)?.says === 'stepClick'
  if (!scene || !opened || !stays || !cartPlaces(sentence)) return undefined
  if (intoCart(sentence, { scene, parsePart: parse })) return undefined
  return propose([moving('back')], context, { ...progress, todo: [sentence.text, ...progress.todo] })
}
