import { limits } from '#protocol'
import { submissionOf } from '../observe/submission.ts'
import { traceOf } from '../observe/trace.ts'
import type { Reply } from '../reply.ts'
import { tellPlan } from './deed.ts'
import { undoOf } from './undo-of.ts'
import { conclude } from './conclude.ts'
import { joined, type Desk } from './desk.ts'

/** Sends out the gathered steps, as many as a plan may hold, and remembers how to see that they worked. */
export function proposeAct(desk: Desk): Reply {
  const { view, moves, from, task, handled, speech } = desk
  if (view.step >= view.lastStep) return conclude(desk)
  const now = moves.slice(0, limits.actionsPerPlan)
  const steps = now.map(({ step }) => step)
  const deeds = now.flatMap(({ deed }) => deed ?? [])
  const last = now.at(-1)
  const submission = last && submissionOf(last.step, desk.index)
  const pending = {
    steps,
    checks: now.map(({ check }) => check),
    deeds: now.map(({ deed }) => deed ?? null),
    undo: undoOf(now, desk.index),
    before: traceOf(view.page ?? {}),
    ...(submission && { submission }),
    from,
    later: moves.slice(limits.actionsPerPlan),
  }
  return {
    speech: joined(...speech),
    proposal: { kind: 'act', steps, message: tellPlan(deeds, desk.say, view.language) },
    memory: { version: 2, handled, task: { ...task, pending } },
  }
}
