import { isChecked } from '../snapshot/describe.ts'
import { pressOn } from './click.ts'
import { fail } from './failure.ts'
import type { Act, Action } from './hands.ts'
import { untilReady } from './ready.ts'
import { until } from './until.ts'

export const check: Action = (act) => bring(act, true)
export const uncheck: Action = (act) => bring(act, false)

/** Brings a checkbox, radio button, switch or toggle to a state by clicking it, and looks whether it stays there. */
async function bring(act: Act, wanted: boolean): Promise<void> {
  const now = isChecked(act.target())
  if (now === undefined) fail('unsupported_action', 'It cannot be checked.')
  if (now === wanted) return
  await pressOn(act, await untilReady(act))
  const done = await until(act, act.hands.patience.effectMs, () => isChecked(act.target()) === wanted)
  if (!done) fail('no_effect', 'It did not change.')
}
