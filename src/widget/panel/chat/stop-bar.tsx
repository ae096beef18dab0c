/** @jsxImportSource preact */
import { runningPlan } from '../../conversation/conversation.ts'
import { lineOf } from './task-line.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** While the page is acted on: how far it is, and the way to stop it. What is being done stands in the task's card. */
export function StopBar() {
  const { view, actions } = useWidget()
  const plan = runningPlan(view.conversation)
  // Made small there is nothing else to see: it stays between the plans of a task.
  if (!plan && !view.aside) return null
  const steps = plan?.steps ?? []
  const total = steps.length
  const n = Math.min(steps.filter(({ state }) => state === 'done').length + 1, total)
  const count = total > 1 && view.say('step', { n, total })
  return (
    <div class="stopbar">
      {view.aside && <span class="spinner" />}
      <span class="stop-text">
        {view.aside ? <b>{lineOf(steps[n - 1], view.say)}</b> : !count && view.say('working')}
        {count && <small>{count}</small>}
      </span>
      <button class="button" type="button" onClick={actions.stop}>
        <Icon name="stop" />
        {view.say('stop')}
      </button>
    </div>
  )
}
