import { plain } from '#protocol'
import type { Scene } from '../candidates/scene.ts'
import type { Move } from '../plan/move.ts'

/** What was searched for, where the page says that it found nothing: "0 products", "No matches". */
export function soughtInVain(done: readonly Move[], scene: Scene | undefined): string | undefined {
  if (!scene || done.at(-1)?.goal.kind !== 'changed') return undefined
  const { view, read } = scene
  const fields = view.forms.flatMap(({ search, fields: own }) => (search ? own : []))
  const sought = done.findLast(
    ({ goal, inputData = '' }) =>
      goal.kind === 'value' && fields.some(({ value = '' }) => plain(value) === plain(inputData)),
  )
  if (!sought?.inputData) return undefined
  const from = view.lines.findIndex(({ kind }) => kind === 'main')
  const isTold = view.lines.some(
    ({ kind, text }, at) =>
      at > from &&
      (kind === 'text' || kind === 'heading') &&
      (noneCounted.test(text) || read(text).senses.some(({ notion }) => notion === 'search.no-results')),
  )
  return isTold ? sought.inputData : undefined
}

const noneCounted = /^\(?0\)?\s?\p{L}+$/u
