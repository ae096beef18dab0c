import { withEffect } from './effect.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Action } from './hands.ts'
import { moveTo } from './mouse.ts'
import { untilReady } from './ready.ts'

/** Points at an element. Styles of `:hover` are out of reach, so only what a script opens shows. */
export const hover: Action = async (act) => {
  const { element, at, hit } = await untilReady(act)
  await act.hands.pointer?.press(at)
  await withEffect(act, { target: element }, () => moveTo(at, hit, act.hands))
  return { description: `Pointed at “${act.hands.nameOf(element)}”.` }
}

export const focus: Action = async (act) => {
  const { element } = await untilReady(act, { covered: 'allow' })
  focusFrom(element)
  const root = element.getRootNode() as Document | ShadowRoot
  if (!element.contains(root.activeElement) && root.activeElement !== element) {
    throw new StepFailure('no_effect', `“${act.hands.nameOf(element)}” did not take the focus.`)
  }
  return { description: `Put the focus on “${act.hands.nameOf(element)}”.` }
}
