import { activeElementOf } from '../../dom/composed.ts'
import type { Hands } from '../hands.ts'
import { defaultOfKey } from './key-defaults.ts'
import { type Key, keyNamed } from './keys.ts'
import { send } from './send.ts'

/** A key as part of another act, whatever comes of it. */
export async function sendKey(element: Element, name: string, hands: Hands): Promise<void> {
  const key = keyNamed(name)
  if (key) await press(element, key, hands)
}

/** A key, with what the browser does with it. */
export async function press(element: Element, key: Key, hands: Hands): Promise<void> {
  const goesOn = await send(element, 'KeyboardEvent', 'keydown', key)
  // A key may take its element away; the rest of it belongs to where the focus is then.
  const here = () => (element.isConnected ? element : focused(hands))
  const prints = isPrinting(key) || key.key === 'Enter'
  if (goesOn && (!prints || (await send(here(), 'KeyboardEvent', 'keypress', key)))) {
    await defaultOfKey(key)?.(here(), key, hands)
  }
  await send(here(), 'KeyboardEvent', 'keyup', key)
}

/** What a key goes to that nobody has aimed: never the chat that the visitor has just written in. */
export function focused({ document, marks }: Hands): Element {
  const active = activeElementOf(document)
  return active && !marks.isIgnored(active) ? active : document.body
}

export function isPrinting({ key, ctrlKey, metaKey }: Key): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey
}
