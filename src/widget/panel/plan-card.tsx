/** @jsxImportSource preact */
import { englishTexts, type TextKey } from '#languages'
import type { Plan, PlanStep } from '../conversation/conversation.ts'
import type { Say } from '../look/say.ts'
import { Icon, type IconName } from './icon.tsx'
import { undoneText } from './undone-text.ts'
import { useWidget } from './widget-context.ts'

const marks: Record<PlanStep['state'], IconName | undefined> = {
  waiting: undefined,
  running: undefined,
  done: 'check',
  failed: 'cross',
}

/** The steps as they happen; afterwards one line of receipt, with undo. */
export function PlanCard({ item }: { item: Plan }) {
  const { view, actions } = useWidget()
  const { say } = view
  const failed = item.steps.find((step) => step.state === 'failed')
  return (
    <div class="plan" data-state={item.state}>
      {item.message && <p class="plan-message">{item.message}</p>}
      <ol>
        {item.steps.map((step) => (
          <li data-state={step.state}>
            <span class="dot">{marks[step.state] && <Icon name={marks[step.state] as IconName} />}</span>
            <span>
              {step.description}
              {step.state === 'failed' && <small>{failure(step.error, say)}</small>}
            </span>
          </li>
        ))}
      </ol>
      {item.state !== 'running' && (
        <p class="receipt">
          <span>{receipt(item, failed, say)}</span>
          {item.undo === 'offered' && (
            <button class="inline" type="button" onClick={() => actions.undo(item.key)}>
              <Icon name="undo" />
              {say(item.lasting ? 'undoFields' : 'undo')}
            </button>
          )}
          {item.undo && item.undo !== 'offered' && <span>{undoneText(item, say)}</span>}
        </p>
      )}
    </div>
  )
}

function receipt(plan: Plan, failed: PlanStep | undefined, say: Say): string {
  const n = plan.steps.filter((step) => step.state === 'done').length
  const total = plan.steps.length
  if (plan.state === 'stopped') return say('stopped', { n, total })
  if (failed) return say('stepsDone', { n, total })
  return total === 1 ? say('done') : say('doneSteps', { n: total })
}

/** Why a step failed, in plain words. A code we do not know is not for the visitor. */
function failure(error: string | undefined, say: Say): string {
  const key = `error_${error}`
  return key in englishTexts ? say(key as TextKey) : say('failed')
}
