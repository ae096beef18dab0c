import { activeElementOf } from '../dom/composed.ts'
import { withEffect } from './effect.ts'
import { fail } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Action, Hands } from './hands.ts'
import { defaultOfKey } from './key-defaults.ts'
import { type Key, keyNamed } from './keys.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { send } from './send.ts'

/** Presses a key where the focus is, or on an element, and does what the browser would do with it. */
export const pressKey: Action = async (act) => {
  const { hands, input, step } = act
  const key = keyNamed(input)
  if (!key) fail('unsupported_action', `There is no key “${input}”.`)
  if (step.elementId >= 0) focusFrom((await untilReady(act, 'field')).element)
  const target = step.elementId >= 0 ? act.target() : focused(hands)
  if (isPrinting(key) || key.effect === 'writes') refuseSecret(target, hands)
  await withEffect(act, target, () => press(target, key, hands), { focus: true, scroll: true })
}

/** A key as part of another act, whatever comes of it. */
export async function sendKey(element: Element, name: string, hands: Hands): Promise<void> {
  const key = keyNamed(name)
  if (key) await press(element, key, hands)
}

async function press(element: Element, key: Key, hands: Hands): Promise<void> {
  const goesOn = await send(element, 'KeyboardEvent', 'keydown', key)
  // A key may take its element away; the rest of it belongs to where the focus is then.
  const here = () => (element.isConnected ? element : focused(hands))
  const prints = isPrinting(key) || key.key === 'Enter'
  if (goesOn && (!prints || (await send(here(), 'KeyboardEvent', 'keypress', key)))) {
    await defaultOfKey(key)?.(here(), key, hands)
  }
  await send(here(), 'KeyboardEvent', 'keyup', key)
}

function focused({ document }: Hands): Element {
  return activeElementOf(document) ?? document.body
}

function isPrinting({ key, ctrlKey, metaKey }: Key): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey
}
