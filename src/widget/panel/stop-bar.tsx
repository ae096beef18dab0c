/** @jsxImportSource preact */
import { runningPlan } from '../conversation/conversation.ts'
import { Icon } from './icon.tsx'
import { useWidget } from './widget-context.ts'

/** While the page is acted on: what is being done, and the way to stop it. */
export function StopBar() {
  const { view, actions } = useWidget()
  const plan = runningPlan(view.conversation)
  if (!plan) return null
  const running = plan.steps.findIndex((step) => step.state === 'running')
  const at = running < 0 ? plan.steps.filter((step) => step.state === 'done').length : running
  const step = plan.steps[Math.min(at, plan.steps.length - 1)]
  return (
    <div class="stopbar">
      <span class="spinner" />
      <span class="stop-text">
        <b>{step?.description ?? view.say('working')}</b>
        {plan.steps.length > 1 && (
          <small>
            {view.say('step', { n: Math.min(at + 1, plan.steps.length), total: plan.steps.length })}
          </small>
        )}
      </span>
      <button class="button" type="button" onClick={actions.stop}>
        <Icon name="stop" />
        {view.say('stop')}
      </button>
    </div>
  )
}
