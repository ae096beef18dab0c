import { undoNames, undoWords } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import { undoing } from '../plan/undo.ts'
import type { Sentence } from '../understand/sentence.ts'
import { phraseReader } from '../words/cues.ts'
import { fresh } from './memory.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** For whoever says nothing but "undo that": takes the last thing back, or leaves undone what still waits for a yes. */
export function undone(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { memory, say, scene } = context
  if (!isUndo(sentence, context)) return undefined
  if (memory.task) return answer(say('notDone'), fresh(memory))
  const { last } = memory
  const moves = last && scene ? undoing(last.moves, scene.view, last.from !== last.url) : undefined
  return moves ? propose(moves, context) : answer(say('cannotUndo'), fresh(memory), true)
}

const readUndo = phraseReader(undoNames, undoWords)

/** A sentence of nothing but "undo that"; what cancels other things as well does so where the page has nothing called so. */
function isUndo({ senses, words, weights, language }: Sentence, { scene }: ReplyContext): boolean {
  const found = readUndo(words, language)
  const cancels = !scene?.doables.some(({ use, labels }) => use === 'press' && labels.some(isCancelling))
  const says = found.some(({ name }) => name === 'undo' || (name === 'cancel' && cancels))
  const places = new Set([
    ...senses.flatMap((sense) => (sense.notion === 'act.undo' ? sense.places : [])),
    ...found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  ])
  const undoes = says || senses.some(({ notion }) => notion === 'act.undo')
  return undoes && words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)
}

function isCancelling({ senses }: Meaning): boolean {
  return senses.some(({ notion }) => notion === 'act.cancel' || notion === 'act.undo')
}
