import { undoing } from '../plan/undo.ts'
import type { Sentence } from '../understand/sentence.ts'
import { fresh } from './memory.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** For whoever says nothing but "undo that": takes the last thing back, or leaves undone what still waits for a yes. */
export function undone(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { memory, say, scene } = context
  if (!isUndo(sentence)) return undefined
  if (memory.task) return answer(say('notDone'), fresh(memory))
  const { last } = memory
  const moves = last && scene ? undoing(last.moves, scene.view, last.from !== last.url) : undefined
  return moves ? propose(moves, context) : answer(say('cannotUndo'), fresh(memory), true)
}

function isUndo({ senses, words, weights }: Sentence): boolean {
  const places = new Set(senses.flatMap((sense) => (sense.notion === 'act.undo' ? sense.places : [])))
  return places.size > 0 && words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)
}
