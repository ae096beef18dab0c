import type { Scene } from '../candidates/scene.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { moveOf, type Move } from './move.ts'

/** Something closed to look behind, and the part of a sentence for which. */
export interface Looking {
  readonly move: Move
  readonly todo: string
}

/** Where a thing is to be pressed by a name that nothing here bears: the next tab or closed part, six at most. */
export function lookBehind(sentence: Sentence, scene: Scene, done: readonly Move[]): Looking | undefined {
  const { values, cues } = sentence
  const [name, other] = values.filter(({ kind }) => kind === 'quoted')
  const presses = cues.some((cue) => cue.name === 'press') && !cues.some((cue) => cue.name === 'put')
  if (!name || other || !presses || isHere(name.value, scene)) return undefined
  const closed = scene.doables.filter(
    ({ thing: { id, kind, state }, use }) =>
      use === 'press' &&
      (state.expanded === false ||
        (kind === 'tab' && !state.selected && !state.current) ||
        (kind === 'menuitem' && state.popup !== undefined)) &&
      !done.some(({ elementId }) => elementId === id),
  )
  // On from the last one: what was open at first was seen.
  const last = done.at(-1)?.elementId
  const from = scene.doables.findIndex(({ thing }) => thing.id === last)
  const next = closed.find((one) => scene.doables.indexOf(one) > from) ?? closed[0]
  const todo = clausesOf(sentence).find(({ at, end }) => at <= name.at && name.end <= end)?.text
  return next && todo !== undefined && done.length < choosing.maxLooks
    ? { move: moveOf(next, true), todo }
    : undefined
}

function isHere(name: string, { doables }: Scene): boolean {
  const letters = name.trim().toLowerCase()
  return doables.some(({ thing, option }) => (option ?? thing.name).trim().toLowerCase() === letters)
}
