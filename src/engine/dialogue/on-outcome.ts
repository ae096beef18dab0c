import { viewOf, type EngineInput, type TextName } from '#assistant'
import type { SequenceResult, StepError } from '#protocol'
import { isReached } from '../plan/goals.ts'
import { pointing, type Move } from '../plan/move.ts'
import { tellDone } from '../speech/tell-moves.ts'
import type { Task } from './memory.ts'
import { fresh, propose, type Room } from './on-message.ts'
import { answer, type Reply } from './reply.ts'

/** What follows from what happened since the last proposal. */
export function onOutcome(inputs: readonly EngineInput[], room: Room): Reply {
  const { memory, say } = room
  const last = inputs.findLast((input) => input.kind !== 'message' && input.kind !== 'said')
  const { task } = memory
  if (last?.kind === 'refused') return refusedTo(task, room)
  if (last?.kind === 'silence') return answer(say('silence'), fresh(memory), true)
  if (last?.kind === 'confirmation' && !last.confirmed) return answer(say('notDone'), fresh(memory))
  if (!task) return answer(say('notUnderstood'), fresh(memory), true)
  const refused = last && 'refusedForm' in last ? last.refusedForm : undefined
  if (refused && refused.wanted.length + refused.complaints.length > 0) {
    const wants = refused.wanted.length > 0 ? say('stillWants', { list: refused.wanted.join(', ') }) : ''
    return answer([...refused.complaints, wants].filter(Boolean).join(' '), fresh(memory), true)
  }
  const result = last?.kind === 'result' ? last.result : { success: true }
  return result.success ? observed(task, result, room) : failed(task, result, room)
}

/** What may not be pressed for the visitor, such as a link to another site, can still be pointed at. */
function refusedTo(task: Task | undefined, { memory, say, view }: Room): Reply {
  const [first] = task?.pending ?? []
  if (!first || first.action !== 'click') return answer(say('refused'), fresh(memory), true)
  const point = pointing(first.elementId, first.label)
  return propose([point], { memory, say, view })
}

/** Sorts moves into those whose effect the page shows and those that left no trace, and goes on. */
function observed(task: Task, result: SequenceResult, room: Room): Reply {
  const { view, memory, say } = room
  const seen = { page: view.page, result, before: task.before, pageIsNew: view.pageIsNew }
  const reached = task.pending.filter((move) => isReached(move, seen))
  const done = [...task.done, ...reached]
  const unseen = [...task.unseen, ...task.pending.filter((move) => !reached.includes(move))]
  const { possible, gone } = stillThere(task.rest, room)
  if (possible.length > 0 && unseen.length === 0 && gone.length === 0)
    return propose(possible, room, { done, unseen, left: task.left })
  const lost = [...gone, ...(unseen.length > 0 ? possible : [])]
  const told = [
    ...(done.length > 0 ? [tellDone(done, say)] : []),
    ...(unseen.length > 0 ? [say('unseen', { list: listOf(unseen) })] : []),
    ...(lost.length > 0 ? [say('failed', { list: listOf(lost), reason: say('whyGone') })] : []),
    ...(task.left.length > 0 ? [say('unused', { list: task.left.join(', ') })] : []),
  ].join(' ')
  if (unseen.length > 0 || lost.length > 0) return answer(told, fresh(memory), true)
  return { proposal: { kind: 'finish', summary: listOf(done), message: told }, memory: fresh(memory) }
}

/** Moves that came after a change of the page are only made where their things are still the same. */
function stillThere(moves: readonly Move[], { view, memory }: Room): { possible: Move[]; gone: Move[] } {
  const now = view.page ? viewOf(view.page) : undefined
  const same = view.page?.url === memory.task?.before.url
  const possible = moves.filter((move) => same && now?.thing(move.elementId) !== undefined)
  return { possible, gone: moves.filter((move) => !possible.includes(move)) }
}

function listOf(moves: readonly Move[]): string {
  return moves.map(({ label }) => label).join(', ')
}

const reasons: Readonly<Partial<Record<StepError, TextName>>> = {
  element_not_found: 'whyGone',
  stale_element: 'whyGone',
  not_visible: 'whyHidden',
  disabled: 'whyOff',
  covered: 'whyCovered',
  option_not_found: 'whyNoOption',
  no_effect: 'whyNothing',
  blocked_by_policy: 'whyForbidden',
  cross_origin: 'whyForbidden',
  timeout: 'whySlow',
  cancelled_by_visitor: 'whyStopped',
  navigation_interrupted: 'whyStopped',
  unsupported_action: 'whyForbidden',
}

function failed(task: Task, result: SequenceResult, { memory, say }: Room): Reply {
  const at = Math.max(0, result.results?.findIndex(({ success }) => !success) ?? 0)
  const error = (result.results?.[at]?.error ?? result.error ?? '') as StepError
  const before = task.done.length > 0 ? say('doneThenNot', { list: listOf(task.done) }) : ''
  const what = task.pending[at]?.label ?? ''
  const text = [before, say('failed', { list: what, reason: say(reasons[error] ?? 'whyOther') })]
    .filter(Boolean)
    .join(' ')
  return { proposal: { kind: 'fail', text }, memory: fresh(memory) }
}
