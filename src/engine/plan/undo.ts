import type { PageView } from '#assistant'
import { clearing, moving, opening, picking, writing, type Move } from './move.ts'

/** What takes moves back on the page as it is now, the last first; undefined where one of them stays done. */
export function undoing(moves: readonly Move[], view: PageView, leftPage: boolean): Move[] | undefined {
  if (leftPage) return moves.at(-1)?.says === 'stepOpen' ? [moving('back')] : undefined
  const undone: Move[] = []
  for (const { goal, was, label, action, call, elementId, instead } of moves.toReversed()) {
    if (goal.kind === 'shown' || call?.reads) continue
    const pressed = goal.kind === 'changed' ? view.thing(elementId) : undefined
    const toggled = pressed?.state.pressed === true ? pressed : undefined
    if (toggled) undone.push(opening(toggled))
    const chosen = instead === undefined ? undefined : view.thing(instead)
    if (chosen) undone.push(picking(chosen))
    if (toggled ?? chosen) continue
    const thing = goal.kind === 'changed' || goal.kind === 'told' ? undefined : view.thing(goal.elementId)
    if (!thing || was === undefined) return undefined
    if (typeof was === 'boolean')
      undone.push({
        action: was ? 'check' : 'uncheck',
        elementId: thing.id,
        label,
        goal: { kind: 'checked', elementId: thing.id, checked: was },
        was: !was,
        says: was ? 'stepCheck' : 'stepUncheck',
      })
    else if (was === '' && action !== 'select') undone.push(clearing(thing))
    else undone.push(writing(thing, was, label))
  }
  return undone.length > 0 ? undone : undefined
}
