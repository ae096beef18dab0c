import type { Task } from '../../conversation/fold-tasks.ts'
import type { Say } from '../../look/say.ts'

/** What a task is at, in one line; once it is over, how far it came. */
export function taskLine(task: Task, say: Say): string {
  const { state } = task
  const steps = stepsOf(task)
  const n = steps.filter((step) => step.state === 'done').length
  const total = steps.length
  if (state === 'running') {
    const now = steps.find((step) => step.state === 'running')
    return now ? `${now.description}…` : say('working')
  }
  if (state === 'stopped') return say('stopped', { n, total })
  if (n < total) return say('stepsDone', { n, total })
  return total === 1 ? say('done') : say('doneSteps', { n: total })
}

export function stepsOf({ trail }: Task) {
  return trail.filter((entry) => entry.kind === 'step')
}
