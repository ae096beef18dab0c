import { isMasked, withoutMarks } from '#protocol'
import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Decision, Doing } from './decision.ts'
import type { Move } from '../plan/move.ts'
import { isOpposed } from './ranked/opposed.ts'

/** A decision, unless it does what no sentence may lead to. */
export function heldBack(decision: Decision, sentence: Sentence, scene: Scene): Decision {
  const isDone = decision.kind === 'do'
  if (isMasked(sentence.text) && decision.kind !== 'talk' && !(isDone && leavesMarks(decision, sentence)))
    return { kind: 'talk', text: 'secretSaid' }
  if (isDone && putsBack(decision, sentence, scene)) return { kind: 'none', question: false }
  const twice = isDone ? writtenTwice(decision, scene) : []
  if (twice.length === 0) return decision
  const offers = twice.map((move) => ({ label: `${move.label}: ${move.inputData}`, moves: [move] }))
  return { kind: 'offer', offers, question: false }
}

/** What was taken out of a sentence is neither written, nor looked for, nor offered. */
function leavesMarks({ moves }: Doing, { text }: Sentence): boolean {
  const rest = withoutMarks(text)
  return !moves.some(({ inputData = '' }) => text.includes(inputData) && !rest.includes(inputData))
}

/** Two values for one field that holds one: which of them is asked. */
function writtenTwice({ moves }: Doing, { view }: Scene): Move[] {
  const written = moves.filter(
    ({ goal, elementId, inputData }) =>
      goal.kind === 'value' && inputData !== undefined && view.thing(elementId)?.state.options === undefined,
  )
  return written.filter((move) =>
    written.some(({ elementId, inputData }) => elementId === move.elementId && inputData !== move.inputData),
  )
}

/** What puts something in never takes it out. */
function putsBack({ moves }: Doing, sentence: Sentence, { doables }: Scene): boolean {
  const pressed = new Set(moves.map(({ elementId }) => elementId))
  return doables.some((doable) => pressed.has(doable.thing.id) && isOpposed(doable, sentence))
}
