/** @jsxImportSource preact */
import { runningPlan } from '../conversation/conversation.ts'
import { Icon } from './icon.tsx'
import { useWidget } from './widget-context.ts'

/** While the page is acted on: what is being done, and the way to stop it. */
export function StopBar() {
  const { view, actions } = useWidget()
  const plan = runningPlan(view.conversation)
  // Made small there is nothing else to see: it stays between the plans of a task.
  if (!plan && !view.aside) return null
  const steps = plan?.steps ?? []
  const running = steps.findIndex((step) => step.state === 'running')
  const at = running < 0 ? steps.filter((step) => step.state === 'done').length : running
  const step = steps[Math.min(at, steps.length - 1)]
  return (
    <div class="stopbar">
      <span class="spinner" />
      <span class="stop-text">
        <b>{step?.description ?? view.say('working')}</b>
        {steps.length > 1 && (
          <small>{view.say('step', { n: Math.min(at + 1, steps.length), total: steps.length })}</small>
        )}
      </span>
      <button class="button" type="button" onClick={actions.stop}>
        <Icon name="stop" />
        {view.say('stop')}
      </button>
    </div>
  )
}
