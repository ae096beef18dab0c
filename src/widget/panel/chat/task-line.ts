import type { PlanStep } from '../../conversation/conversation.ts'
import type { Task } from '../../conversation/fold-tasks.ts'
import type { Say } from '../../look/say.ts'

/** What a task is at, in one line; once it is over, how far it came. */
export function taskLine(task: Task, say: Say): string {
  const { state } = task
  const steps = stepsOf(task)
  const n = steps.filter((step) => step.state === 'done').length
  const total = steps.length
  if (state === 'running')
    return lineOf(
      steps.find((step) => step.state === 'running'),
      say,
    )
  if (state === 'stopped') return say('stopped', { n, total })
  if (n < total) return say('stepsDone', { n, total })
  return total === 1 ? say('done') : say('doneSteps', { n: total })
}

/** A step while it is under way; between two, that there is work. */
export function lineOf(step: PlanStep | undefined, say: Say): string {
  return step ? `${step.doing ?? step.description}…` : say('working')
}

export function stepsOf({ trail }: Task) {
  return trail.filter((entry) => entry.kind === 'step')
}
