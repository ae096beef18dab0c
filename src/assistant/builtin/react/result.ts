import type { SequenceResult, StepError } from '#protocol'
import type { EngineView } from '../../engine.ts'
import type { Memory, Pending, Task } from '../memory.ts'
import { holds } from '../observe/check.ts'
import { answer, type Reply } from '../reply.ts'
import { phrasebook, type TextName } from '../texts/index.ts'
import type { Deed } from '../propose/deed.ts'
import { joined } from '../propose/desk.ts'
import { onRefusal } from './refused.ts'
import { work } from '../work.ts'

const gone: ReadonlySet<string> = new Set(['element_not_found', 'stale_element'])

/** Looks at what the steps did, and goes on or says plainly what failed. */
export function onResult(result: SequenceResult, memory: Memory, view: EngineView): Reply {
  const { task } = memory
  const pending = task?.pending
  if (!task || !pending) return fallen(view, memory, '')
  if (!result.success) return failed(result, pending, task, memory, view)
  const refused = onRefusal(pending, task, memory, view)
  if (refused) return refused
  return work(observed(task, pending, result, view), view, memory.handled, { first: pending.later })
}

/** Sorts the steps into those whose effect the page shows and those that left no trace. */
export function observed(task: Task, pending: Pending, result: SequenceResult, view: EngineView): Task {
  const page = view.page ?? {}
  const done: string[] = []
  const unseen: string[] = []
  const deeds: Deed[] = []
  pending.steps.forEach((step, at) => {
    const check = pending.checks[at]
    const seen = check === undefined || holds(check, page, pending.before, result, view.pageIsNew)
    const deed = pending.deeds[at]
    ;(seen ? done : unseen).push(step.description)
    if (seen && deed) deeds.push(deed)
  })
  return {
    ...task,
    done: [...task.done, ...done],
    unseen: [...task.unseen, ...unseen],
    deeds: [...task.deeds, ...deeds],
    undo: pending.undo && task.undo && [...pending.undo, ...task.undo],
  }
}

function failed(
  result: SequenceResult,
  pending: Pending,
  task: Task,
  memory: Memory,
  view: EngineView,
): Reply {
  const at = result.results?.findIndex(({ success }) => !success) ?? -1
  const error = (at === -1 ? undefined : result.results?.[at]?.error) ?? result.error ?? ''
  if (gone.has(error) && !pending.again) return again(pending, task, memory, view)
  const step = pending.steps[at === -1 ? 0 : at]
  // A button may do what a page does not show, such as saving a file.
  if (error === 'no_effect' && step?.action === 'click')
    return unnoticed(view, memory, step.description, task.done)
  return fallen(view, memory, step?.description ?? '', error, task.done)
}

/** The page has moved on under the plan: what was meant is looked for once more on the page as it is. */
function again(pending: Pending, task: Task, memory: Memory, view: EngineView): Reply {
  const retried = work({ ...task, rest: [...pending.from, ...task.rest] }, view, memory.handled)
  const next = retried.memory.task
  if (!next?.pending) return retried
  return {
    ...retried,
    memory: { ...retried.memory, task: { ...next, pending: { ...next.pending, again: true } } },
  }
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

function unnoticed(view: EngineView, { handled }: Memory, step: string, done: readonly string[]): Reply {
  const say = phrasebook(view.language)
  const before = done.length > 0 ? say('doneThenNot', { list: done.join('; ') }) : ''
  return answer(joined(before, say('unseen', { list: step })), { version: 2, handled }, true)
}

function fallen(
  view: EngineView,
  { handled }: Memory,
  step: string,
  error = '',
  done: readonly string[] = [],
): Reply {
  const say = phrasebook(view.language)
  const reason = say(reasons[error as StepError] ?? 'whyOther')
  const text = joined(
    done.length > 0 ? say('doneThenNot', { list: done.join('; ') }) : '',
    say('failed', { list: step, reason }),
  )
  return {
    proposal: { kind: 'fail', text },
    memory: { version: 2, handled },
  }
}
