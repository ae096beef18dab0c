import { isEditingHost } from '../dom/kind.ts'
import { isTextField } from '../dom/text-field.ts'
import { pressOn } from './click.ts'
import { enterText } from './enter-text.ts'
import { fail } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Told } from './hands.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { stateOfField } from './write-value.ts'

/** Writes into a field letter by letter, in place of what it holds or after it. */
export async function writeText(act: Act, text: string, append = false): Promise<Told | void> {
  const ready = await untilReady(act, 'field')
  await pressOn(act, ready)
  const field = fieldIn(ready.element)
  refuseSecret(field, act.hands)
  if ((field as HTMLInputElement).readOnly) fail('disabled', 'It can only be read.')
  focusFrom(field)
  const before = stateOfField(field) ?? ''
  const wanted = append ? before + text : text
  const after = await enterText(field, text, append)
  if (after !== wanted && (after === before || after === '')) fail('no_effect', 'It did not take the text.')
  // Fields shape what they are given, a telephone number for example.
  if (after.trim() !== wanted.trim() && !act.hands.marks.isMasked(field)) return { text: after }
}

/** A click may have opened the real field, as a search button does. */
function fieldIn(element: Element): Element {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  const inner = (element.shadowRoot ?? element).querySelector('input,textarea,[contenteditable]')
  const field = [element, inner, activeElement].find(
    (each) => each && (isTextField(each) || isEditingHost(each)),
  )
  return field ?? fail('unsupported_action', 'It takes no text.')
}
