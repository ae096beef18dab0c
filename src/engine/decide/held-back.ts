import { isMasked, withoutMarks } from '#protocol'
import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Decision, Doing } from './decision.ts'
import { isOpposed } from './ranked/opposed.ts'

/** A decision, unless it does what no sentence may lead to. */
export function heldBack(decision: Decision, sentence: Sentence, scene: Scene): Decision {
  const isDone = decision.kind === 'do'
  if (isMasked(sentence.text) && decision.kind !== 'talk' && !(isDone && leavesMarks(decision, sentence)))
    return { kind: 'talk', text: 'secretSaid' }
  return isDone && putsBack(decision, sentence, scene) ? { kind: 'none', question: false } : decision
}

/** What was taken out of a sentence is neither written, nor looked for, nor offered. */
function leavesMarks({ moves }: Doing, { text }: Sentence): boolean {
  const rest = withoutMarks(text)
  return !moves.some(({ inputData = '' }) => text.includes(inputData) && !rest.includes(inputData))
}

/** What puts something in never takes it out. */
function putsBack({ moves }: Doing, sentence: Sentence, { doables }: Scene): boolean {
  const pressed = new Set(moves.map(({ elementId }) => elementId))
  return doables.some((doable) => pressed.has(doable.thing.id) && isOpposed(doable, sentence))
}
