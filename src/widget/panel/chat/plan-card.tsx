/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Task } from '../../conversation/fold-tasks.ts'
import { Icon } from '../../ui/icon.tsx'
import { Message } from './message.tsx'
import { stepsOf, taskLine } from './task-line.ts'
import { undoneText } from '../../conversation/undone-text.ts'
import { useWidget } from '../../ui/widget-context.ts'
import { WithLater } from '../with-later.tsx'

/** One wish in one card: the line of now, afterwards its result with undo; every step on demand. */
export function PlanCard({ item, live }: { item: Task; live: boolean }) {
  const { view } = useWidget()
  const [unfolded, setUnfolded] = useState(false)
  const { say } = view
  const told = item.result && item.state !== 'stopped'
  // Without words of its own one line does: how many steps it took, or nothing but the way to see them.
  const short = !told && item.state === 'done'
  const line = told ? item.state === 'failed' : short && !item.answered
  return (
    <div class="plan" data-state={item.state}>
      {told ? (
        <Message item={{ ...item.result, tone: item.state === 'failed' ? 'error' : 'done' }} bare />
      ) : (
        !short && (
          <p class="now">
            <Mark state={item.state} />
            <span>{taskLine(item, say)}</span>
          </p>
        )
      )}
      {live && <Stale item={item} />}
      <div class="plan-foot">
        {short && <Mark state={item.state} />}
        <button
          class="inline fold"
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {line ? taskLine(item, say) : say('steps', { n: stepsOf(item).length })}
          <Icon name="down" />
        </button>
        <TaskUndo item={item} />
      </div>
      {unfolded && <WithLater failure="line">{({ Trail }) => <Trail entries={item.trail} />}</WithLater>}
    </div>
  )
}

/** Where a task ended because what was meant is not what it was: says so, and offers to look again. */
export function Stale({ item }: { item: Task }) {
  const { view, actions } = useWidget()
  if (item.state !== 'failed' || !stepsOf(item).some(({ error }) => error === 'stale_element')) return null
  return (
    <p class="stale">
      {view.say('pageChanged')}
      <button class="inline" type="button" onClick={actions.again}>
        {view.say('lookAgain')}
      </button>
    </p>
  )
}

/** The way back, or how it went. */
export function TaskUndo({ item: { state, undo: plan } }: { item: Task }) {
  const { view, actions } = useWidget()
  const { say } = view
  const [pressed, setPressed] = useState(false)
  const told = useRef<HTMLSpanElement>(null)
  // What was pressed is gone: whoever goes by keys stays where it was.
  useEffect(() => {
    if (pressed) told.current?.focus({ preventScroll: true })
  }, [plan?.undo])
  if (!plan || state === 'running') return null
  if (plan.undo !== 'offered')
    return (
      <span class="undone" ref={told} tabIndex={-1}>
        {undoneText(plan, say)}
      </span>
    )
  const undo = () => {
    setPressed(true)
    actions.undo(plan.key)
  }
  return (
    <button class="inline" type="button" onClick={undo}>
      <Icon name="undo" />
      {say(plan.lasting ? 'undoFields' : 'undo')}
    </button>
  )
}

export function Mark({ state }: { state: Task['state'] }) {
  if (state === 'running') return <span class="spinner" />
  return <Icon name={({ done: 'check', failed: 'warn', stopped: 'stop' } as const)[state]} />
}
