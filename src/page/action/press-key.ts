import { activeElementOf } from '../dom/composed.ts'
import { withEffect } from './effect.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Action, Hands } from './hands.ts'
import { defaultOfKey } from './key-defaults.ts'
import { parseKeys } from './keys.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { keyEvent, send } from './send.ts'

/** Presses a key where the focus is, or on an element, and does what the browser would do with it. */
export const pressKey: Action = async (act) => {
  const { hands, step } = act
  const keys = parseKeys(step.inputData ?? '')
  if (!keys) throw new StepFailure('unsupported_action', `There is no key “${step.inputData}”.`)
  if (step.elementId >= 0) focusFrom((await untilReady(act, { covered: 'allow' })).element)
  const target = step.elementId >= 0 ? act.target() : focused(hands)
  if (writes(keys)) refuseSecret(target, hands)
  await withEffect(act, { target, focusCounts: true, scrollCounts: true }, () => press(target, keys, hands))
  return { description: `Pressed ${step.inputData}.` }
}

/** A key as part of another act, whatever comes of it. */
export function sendKey(element: Element, key: string, hands: Hands): Promise<void> {
  return press(element, parseKeys(key) ?? { key }, hands)
}

async function press(
  element: Element,
  keys: KeyboardEventInit & { key: string },
  hands: Hands,
): Promise<void> {
  const goesOn = await send(element, keyEvent('keydown', element, keys))
  // The keydown may have moved the focus; the rest of the key belongs to where it is now.
  const target = element.isConnected ? element : focused(hands)
  const prints = keys.key.length === 1 && !keys.ctrlKey && !keys.metaKey
  const pressed =
    goesOn && (!(prints || keys.key === 'Enter') || (await send(target, keyEvent('keypress', target, keys))))
  if (pressed) await defaultOfKey(keys)?.(target, keys, hands)
  const last = target.isConnected ? target : focused(hands)
  await send(last, keyEvent('keyup', last, keys))
}

function focused({ document }: Hands): Element {
  return activeElementOf(document) ?? document.body
}

function writes({ key, ctrlKey, metaKey }: KeyboardEventInit & { key: string }): boolean {
  return (key.length === 1 && !ctrlKey && !metaKey) || /^(Backspace|Delete)$/.test(key)
}
