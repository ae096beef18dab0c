import { limits } from '#protocol'
import { delay } from '../dom/pause.ts'
import { createSight } from '../dom/sight.ts'
import { folded } from '../text.ts'
import { StepFailure } from './failure.ts'
import type { Act, Action } from './hands.ts'

const usualWaitMs = 5_000

export const wait: Action = async ({ step, signal }) => {
  const ms = Math.min(step.waitDuration ?? 1_000, limits.waitMs)
  await delay(ms, signal)
  if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
  return { description: `Waited ${ms / 1000} s.` }
}

/** Waits until an element is visible, or a text can be read on the page. */
export const waitFor: Action = async (act) => {
  const { step, signal } = act
  const deadline = performance.now() + Math.min(step.waitDuration ?? usualWaitMs, limits.waitMs)
  while (!(await isThere(act))) {
    if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
    if (performance.now() >= deadline) throw new StepFailure('timeout', 'It did not appear.')
    await delay(100, signal)
  }
  return { description: step.inputData ? `“${step.inputData}” is there.` : 'It is there.' }
}

async function isThere({ step, hands }: Act): Promise<boolean> {
  if (step.elementId >= 0) {
    const element = hands.elements.get(step.elementId)
    return element !== undefined && createSight(hands.document).isShown(element)
  }
  const wanted = folded(step.inputData ?? '')
  if (wanted === '') throw new StepFailure('unsupported_action', 'Nothing to wait for was named.')
  return folded(await hands.readText()).includes(wanted)
}
