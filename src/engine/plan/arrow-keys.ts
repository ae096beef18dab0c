import type { Thing } from '#assistant'
import { limits } from '#protocol'
import type { Move } from './move.ts'

/** Sets what shows a number by the arrow keys, where nothing can be written into it; undefined where it is too far. */
export function arrowKeys(thing: Thing, shown: string, wanted: string): Move[] | undefined {
  const away = Number(wanted) - Number(shown)
  const plans = Math.ceil(Math.abs(away) / limits.timesPerStep)
  if (!Number.isInteger(away) || away === 0 || plans > limits.actionsPerPlan) return undefined
  const key = away > 0 ? 'ArrowUp' : 'ArrowDown'
  return Array.from({ length: plans }, (_, at): Move => {
    const left = Math.abs(away) - at * limits.timesPerStep
    const last = at === plans - 1
    return {
      action: 'press_key',
      elementId: thing.id,
      inputData: key,
      times: Math.min(left, limits.timesPerStep),
      label: key,
      goal: last ? { kind: 'value', elementId: thing.id, value: wanted } : { kind: 'shown' },
      says: 'stepKey',
    }
  })
}
