import { delay } from '../../dom/delay.ts'
import { withEffect } from '../effect.ts'
import type { Action } from '../hands.ts'
import { moveTo } from '../input/mouse.ts'
import { untilReady } from '../target/ready.ts'

/** Menus wait so long before they believe that they are pointed at, and open. */
const openMs = 400

/** Points at an element. Styles of `:hover` are out of reach, so only what a script opens shows. */
export const hover: Action = async (act) => {
  const { element, at, hit } = await untilReady(act, 'press', act.step.at)
  await withEffect(act, element, () => moveTo(at, hit, act.hands))
  await delay(openMs, act.signal)
}
