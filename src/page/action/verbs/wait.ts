import type { Action } from '../hands.ts'
import { until } from '../until.ts'

export const wait: Action = async (act) => {
  await until(act, Math.min(act.step.waitDuration ?? 1_000, act.hands.patience.waitMs), () => false)
}
