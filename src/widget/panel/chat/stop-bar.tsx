/** @jsxImportSource preact */
import { runningPlan } from '../../conversation/conversation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** While the page is acted on: how far it is, and the way to stop it. What is being done stands in the task's card. */
export function StopBar() {
  const { view, actions } = useWidget()
  const plan = runningPlan(view.conversation)
  // Made small there is nothing else to see: it stays between the plans of a task.
  if (!plan && !view.aside) return null
  const steps = plan?.steps ?? []
  const running = steps.findIndex((step) => step.state === 'running')
  const at = running < 0 ? steps.filter((step) => step.state === 'done').length : running
  const step = steps[Math.min(at, steps.length - 1)]
  const line = step ? `${step.description}…` : view.say('working')
  const count =
    steps.length > 1 && view.say('step', { n: Math.min(at + 1, steps.length), total: steps.length })
  return (
    <div class="stopbar">
      {view.aside && <span class="spinner" />}
      <span class="stop-text">
        {view.aside ? <b>{line}</b> : !count && view.say('working')}
        {count && <small>{count}</small>}
      </span>
      <button class="button" type="button" onClick={actions.stop}>
        <Icon name="stop" />
        {view.say('stop')}
      </button>
    </div>
  )
}
