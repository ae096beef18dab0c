import { undoNames, undoWords } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { undoing } from '../plan/undo.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { phraseReader } from '../words/cues.ts'
import { fresh } from './memory.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** For whoever says nothing but "undo that": takes the last thing back, or leaves undone what still waits for a yes. */
export function undone(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { memory, say, scene } = context
  const parts = partsOf(sentence, context)
  if (!memory.task && parts.every(givesUp)) {
    const leave = memory.last && leaving(memory.last.moves, context)
    if (leave) return propose([leave], context)
  }
  const drops = memory.last !== undefined && parts.some(keepsNothing) && parts.every(givesUp)
  if (!drops && !isUndo(sentence, context)) return undefined
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

/** What a sentence says in each of its parts. */
function partsOf(sentence: Sentence, { parse }: ReplyContext): readonly Sentence[] {
  const parts = clausesOf(sentence)
  return parts.length > 1 ? parts.map(({ text }) => parse(text)) : [sentence]
}

/** "Forget it", "don't keep any of that", and nothing else. */
function givesUp(sentence: Sentence): boolean {
  return keepsNothing(sentence) || saysOnly(/^talk\.never-mind$/, sentence)
}

function keepsNothing(sentence: Sentence): boolean {
  return sentence.negated.some(Boolean) && saysOnly(/^(?:keep|act\.save|cart\.save-for-later)$/, sentence)
}

function saysOnly(notions: RegExp, { senses, weights }: Sentence): boolean {
  const own = new Set(senses.flatMap(({ notion, places }) => (notions.test(notion) ? places : [])))
  return own.size > 0 && weights.every((weight, place) => weight === 0 || own.has(place))
}

/** What leaves the dialog or form in which something was last set as it was: its one "Cancel". */
function leaving(moves: readonly Move[], { scene }: ReplyContext): Move | undefined {
  const last = moves.map(({ elementId }) => scene?.view.thing(elementId)).findLast((thing) => thing)
  const place = last?.path.at(-1)
  if (!scene || !last || (place === undefined && last.form === undefined)) return undefined
  const [one, other] = scene.doables.filter(
    ({ use, labels, thing }) =>
      use === 'press' &&
      (last.form === undefined ? thing.path.at(-1) === place : thing.form === last.form) &&
      labels.some(isLeaving),
  )
  return one && !other ? moveOf(one, true) : undefined
}

/** A button that is called "Cancel" or "Discard", and names nothing that would be. */
function isLeaving({ senses, words }: Meaning): boolean {
  return (
    words.filter(({ content }) => content).length === 1 &&
    senses.some(({ notion }) => /^(?:act\.(?:cancel|discard|undo)|talk\.never-mind)$/.test(notion))
  )
}

function isCancelling({ senses }: Meaning): boolean {
  return senses.some(({ notion }) => notion === 'act.cancel' || notion === 'act.undo')
}
