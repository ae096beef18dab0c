import { withEffect } from '../effect.ts'
import type { Action } from '../hands.ts'
import { moveTo } from '../input/mouse.ts'
import { untilReady } from '../target/ready.ts'

/** Points at an element. Styles of `:hover` are out of reach, so only what a script opens shows. */
export const hover: Action = async (act) => {
  const { element, at, hit } = await untilReady(act, 'press', act.step.at)
  await withEffect(act, element, () => moveTo(at, hit, act.hands))
}
